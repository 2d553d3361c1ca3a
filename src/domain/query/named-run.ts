import { parseQuery } from '#domain/query/parse-query.ts';
import type { PlainWords } from '#domain/query/plain-words.ts';
import type { QueryNode } from '#domain/query/query-tree.ts';

/** Words of a name at most. */
const LONGEST_NAME = 5;

/** Words of a query that are the name of something, and those beside it. */
export interface NamedRun<Named> {
  readonly named: Named;
  readonly others: PlainWords['telling'];
}

/** The longest run of words that is a name, the first of these; undefined where none is, or nothing stands beside it. */
export function findNamedRun<Named>(
  { phrase, telling }: PlainWords,
  find: (name: string) => Named | undefined,
): NamedRun<Named> | undefined {
  const { terms } = phrase;
  for (let size = Math.min(LONGEST_NAME, terms.length); size > 0; size -= 1) {
    for (let from = 0; from + size <= terms.length; from += 1) {
      const run = terms.slice(from, from + size);
      const named = find(run.map((term) => (term.kind === 'word' ? term.word : '')).join(' '));
      const [first, last] = [run[0]?.at ?? 0, run.at(-1)?.at ?? 0];
      const others = telling.filter(({ at }) => at < first || at > last);
      if (named !== undefined && others.length > 0) return { named, others };
    }
  }
  return undefined;
}

/** Documents whose title has a name; those that have the other words go before. */
export function askForPageOf(name: string, others: PlainWords['telling']): QueryNode | undefined {
  const parsed = parseQuery(`title("${name.replaceAll('"', ' ')}")`);
  if (!parsed.ok || !parsed.tree) return undefined;
  const any: QueryNode = { kind: 'or', children: [parsed.tree, ...others], at: 0, length: 0 };
  return { kind: 'and', children: [parsed.tree, any], at: 0, length: 0 };
}
