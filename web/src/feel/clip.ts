/** Puts a text on the clipboard; whether the browser let it. */
export async function clip(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
