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
