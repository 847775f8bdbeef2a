/** A `beat` says how a view changed: parts by dotted key. The old view stays as it is; what did not change is shared. */

type Tree = Record<string, unknown> | readonly unknown[];

const isTree = (value: unknown): value is Tree => value !== null && typeof value === "object";

/** `value` at the end of `path` inside a copy of `tree`; null takes a key away that the tree keeps by name at depth 2 and more. */
function put(tree: unknown, path: readonly string[], value: unknown): unknown {
  const [key = "", ...rest] = path;
  if (Array.isArray(tree)) {
    const copy = [...tree];
    const index = Number(key);
    copy[index] = rest.length ? put(copy[index], rest, value) : value;
    return copy;
  }
  const copy: Record<string, unknown> = isTree(tree) ? { ...(tree as Record<string, unknown>) } : {};
  if (rest.length) copy[key] = put(copy[key], rest, value);
  else copy[key] = value;
  return copy;
}

function drop(tree: unknown, path: readonly string[]): unknown {
  const [key = "", ...rest] = path;
  if (!isTree(tree) || Array.isArray(tree)) return tree;
  const copy = { ...(tree as Record<string, unknown>) };
  if (rest.length) copy[key] = drop(copy[key], rest);
  else delete copy[key];
  return copy;
}

/**
 * The view with the patch laid on it. Keys are dotted paths (`seats.0`, `bases.A1`). At the top a null is a value
 * (`turn: null`); further down it takes the key away (`bases.A1: null`).
 */
export function merge<View>(view: View, patch: Readonly<Record<string, unknown>>): View {
  let made: unknown = view;
  for (const [key, value] of Object.entries(patch)) {
    const path = key.split(".");
    made = value === null && path.length > 1 ? drop(made, path) : put(made, path, value);
  }
  return made as View;
}
