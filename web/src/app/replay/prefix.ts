/** The first items of a list that only grows, as a list: nothing is copied, however often it is asked for. */

/** `list` up to `length`, to be read. What is changed in `list` before that is seen here, too. */
export function prefix<T>(list: readonly T[], length: number): T[] {
  if (length >= list.length) return list as T[];
  return new Proxy(list as T[], {
    get(target, key, receiver) {
      if (key === "length") return length;
      if (typeof key === "string" && Number(key) >= length) return undefined;
      return Reflect.get(target, key, receiver);
    },
    has: (target, key) => !(typeof key === "string" && Number(key) >= length) && Reflect.has(target, key),
    set: () => false,
    deleteProperty: () => false,
  });
}
