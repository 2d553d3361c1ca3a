/** Words of a citation; a title is italic in print. */
export type Run = string | { readonly italic: string };
/** What may be left out: an element that is not known. */
export type Part = Run | readonly Part[] | undefined;

export const italic = (words: string | undefined): Run | undefined => (words ? { italic: words } : undefined);

/** Elements one behind the other, separated where both are there. */
export function joined(separator: string, ...parts: readonly Part[]): Run[] {
  const known = parts.map(flat).filter((runs) => runs.length > 0);
  return known.flatMap((runs, at) => (at === 0 ? runs : [separator, ...runs]));
}

export const spaced = (...parts: readonly Part[]): Run[] => joined(' ', ...parts);
export const listed = (...parts: readonly Part[]): Run[] => joined(', ', ...parts);

/** In brackets, where there is anything to stand in them. */
export function bracketed(...parts: readonly Part[]): Run[] {
  const runs = listed(...parts);
  return runs.length > 0 ? ['(', ...runs, ')'] : [];
}

/** Before and behind something, where it is there. */
export function around(before: string, words: string | undefined, after = ''): string | undefined {
  return words === undefined || words === '' ? undefined : `${before}${words}${after}`;
}

export function writePlain(runs: readonly Run[]): string {
  return runs.map((run) => (typeof run === 'string' ? run : run.italic)).join('');
}

function flat(part: Part): Run[] {
  if (part === undefined || part === '') return [];
  return Array.isArray(part) ? part.flatMap(flat) : [part as Run];
}
