import type { JudgedPlace } from '#contract/thresholds.ts';

/** How a result looks and reads; never by its colour alone. */
export type ResultKind = 'filing' | 'voluntary' | 'none' | 'open' | 'read';

export const RESULT_WORDS: Readonly<Record<ResultKind, string>> = {
  filing: 'Filing required',
  voluntary: 'Filing possible, voluntary',
  none: 'No filing',
  open: 'A figure decides',
  read: 'Read the text',
};

const COUNTED: Readonly<Record<ResultKind, string>> = {
  filing: 'filing required',
  voluntary: 'voluntary',
  none: 'no filing',
  open: 'not computable yet',
  read: 'read the text',
};

/** What a place comes to. A place whose rules are not typed is never said to need no filing. */
export function kindOf({ result, read, voluntary }: Pick<JudgedPlace, 'result' | 'read' | 'voluntary'>): ResultKind {
  if (read) return 'read';
  if (result === 'filing') return voluntary ? 'voluntary' : 'filing';
  return result === 'no filing' ? 'none' : 'open';
}

/** How many places come to what, those with none left out: `2 filing required, 1 no filing`. */
export function countResults(places: readonly JudgedPlace[]): readonly (readonly [ResultKind, number])[] {
  const counts = Map.groupBy(places, kindOf);
  return (Object.keys(RESULT_WORDS) as ResultKind[]).flatMap((kind) => {
    const count = counts.get(kind)?.length ?? 0;
    return count === 0 ? [] : [[kind, count] as const];
  });
}

/** The same in one line. */
export function sayCounts(places: readonly JudgedPlace[]): string {
  return countResults(places)
    .map(([kind, count]) => `${count} ${COUNTED[kind]}`)
    .join(', ');
}

/** What stands below a number at the top. */
export function nameCount(kind: ResultKind): string {
  return COUNTED[kind];
}
