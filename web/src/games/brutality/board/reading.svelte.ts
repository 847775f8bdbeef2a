/** What is read about: a name that its game knows ("hero 0"); `pinned`: until it is closed. */
export class Reading {
  reading: string | null = $state(null);
  pinned = $state(false);

  pin(what: string): void {
    [this.reading, this.pinned] = [what, true];
  }
  unpin(): void {
    [this.reading, this.pinned] = [null, false];
  }
}
