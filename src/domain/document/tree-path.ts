/** The steps of a path such as `a > b`, from the root on. */
export function splitTreePath(path: string): string[] {
  return path
    .split('>')
    .map((step) => step.trim())
    .filter((step) => step !== '');
}

/** A path as documents carry it, `a > b`, from one that is written `a>b` (SR-100). */
export function normalizeTreePath(path: string): string {
  return splitTreePath(path).join(' > ');
}

/** `a > b > c` as `a`, `a > b` and `a > b > c`. */
export function listTreePaths(path: string): string[] {
  const parts = splitTreePath(path);
  return parts.map((_part, depth) => parts.slice(0, depth + 1).join(' > '));
}
