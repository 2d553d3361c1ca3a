/** One thing that is not as the table has it. */
export interface Refusal {
  readonly path: string;
  readonly line: number;
  /** `room -> room: reason`, or the room and what is wrong in it. */
  readonly words: string;
}

/** `path:line words`, by path and line. */
export function printRefusals(refusals: readonly Refusal[]): string[] {
  return [...refusals]
    .sort((a, b) => (a.path === b.path ? a.line - b.line : a.path < b.path ? -1 : 1))
    .map(({ path, line, words }) => `${path}:${line} ${words}`);
}
