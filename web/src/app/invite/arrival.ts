/** How this browser comes to a table that waits: with its link copied already, or by its code, which sits it down. */
export const arrival = { copied: "", sit: "" };
