declare module "virtual:words" {
  type Messages = import("@fluent/bundle").FluentResource["body"];
  /** What is said when no catalogue can be loaded, by language. */
  export const boot: Readonly<Record<string, Messages>>;
  /** The address of each catalogue by `<language>/<room>`; a game's room is `games/<game>`. */
  export const places: Readonly<Record<string, string>>;
  /** Which words of games the page has, for the server (`?words=`). */
  export const catalogues: string;
}
