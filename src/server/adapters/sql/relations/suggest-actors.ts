import type { Kysely } from 'kysely';
import { isPrinted } from '#domain/records/printed-actor.ts';
import type { ActorKind } from '#domain/tools/relations/actor-kind.ts';
import type { Actor } from '#domain/tools/relations/actor.ts';
import { listActorWords, listSpokenWords, listTypedWords } from '#domain/tools/relations/actor-words.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { beginsWith } from '#server/adapters/sql/shared/names-from.ts';
import { readStanding } from '#server/adapters/sql/library/standing-decisions.ts';
import { keepKnown, readActors, RECORD_KIND_OF } from './find-actors.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** Records looked at for one beginning: one that thousands share costs no more than any other. */
const MOST_LOOKED_AT = 1_000;

interface Bounds {
  readonly edition: string;
  readonly limit: number;
}

/**
 * Actors of a kind of one of whose names every word typed begins a word; those whose own name begins so first, and of
 * these whoever has a record.
 */
export async function suggestActors(
  queries: Kysely<LibrarySchema>,
  kind: ActorKind,
  text: string,
  { edition, limit }: Bounds,
): Promise<Actor[]> {
  const typed = listTold(kind, text);
  const numbers = [
    ...(await findByWords(queries, RECORD_KIND_OF[kind], typed)),
    ...(await findPrintedByWords(queries, kind, typed)),
  ];
  const standing = kind === 0 ? await readStanding(queries, []) : undefined;
  const wholes = new Set(numbers.map((number) => standing?.whole(number) ?? number));
  const shown = [...wholes].filter((number) => !(standing?.isHidden(number) ?? false));
  const actors = [...(await readActors(queries, shown)).values()]
    .filter((actor) => actor.kind === kind)
    .toSorted(
      (one, other) =>
        rank(one, typed) - rank(other, typed) ||
        Number(isPrinted(one.number)) - Number(isPrinted(other.number)) ||
        compare(one, other),
    );
  const known: Actor[] = [];
  for (let from = 0; from < actors.length && known.length < limit; from += limit) {
    const portion = actors.slice(from, from + limit);
    const ofEdition = await keepKnown(
      queries,
      portion.map(({ number }) => number),
      edition,
    );
    known.push(...portion.filter(({ number }) => ofEdition.has(number)));
  }
  return known.slice(0, limit);
}

/** Bodies are found whatever their legal form, their article and what joins their words is; people by all that is typed. */
function listTold(kind: ActorKind, text: string): string[] {
  const typed = listTypedWords(text);
  if (kind === 0) return typed;
  const spoken = listSpokenWords(text);
  return spoken.length > 0 ? spoken : typed;
}

/** Records of a kind of whose words each of these begins one. */
async function findByWords(
  queries: Kysely<LibrarySchema>,
  kind: 'person' | 'organization' | 'party',
  typed: readonly string[],
): Promise<number[]> {
  const longest = findLongest(typed);
  if (longest === undefined) return [];
  const found = await queries
    .selectFrom('record_word')
    .select('record')
    .where('kind', '=', kind)
    .where(beginsWith('word', longest))
    .orderBy('word')
    .limit(MOST_LOOKED_AT)
    .execute();
  const numbers = [...new Set(found.map(({ record }) => record))];
  if (typed.length === 1) return numbers;
  const names = await askInPortions(numbers, (portion) =>
    queries.selectFrom('record_name').select(['record', 'name']).where('record', 'in', portion).execute(),
  );
  return [...new Set(names.filter(({ name }) => isTyped(name, typed)).map(({ record }) => record))];
}

/** The same of those of whom there is no record. */
async function findPrintedByWords(
  queries: Kysely<LibrarySchema>,
  kind: ActorKind,
  typed: readonly string[],
): Promise<number[]> {
  const longest = findLongest(typed);
  if (longest === undefined) return [];
  const found = await queries
    .selectFrom('printed_word')
    .innerJoin('printed_name', 'printed_name.number', 'printed_word.printed')
    .select(['printed_name.number', 'printed_name.name'])
    .where('printed_word.kind', '=', kind)
    .where(beginsWith('printed_word.word', longest))
    .orderBy('printed_word.word')
    .limit(MOST_LOOKED_AT)
    .execute();
  return [...new Set(found.filter(({ name }) => isTyped(name, typed)).map(({ number }) => number))];
}

function findLongest(typed: readonly string[]): string | undefined {
  return typed.toSorted((one, other) => other.length - one.length)[0];
}

function isTyped(name: string, typed: readonly string[]): boolean {
  const words = listActorWords(name);
  return typed.every((one) => words.some((other) => other.startsWith(one)));
}

/** Names that begin as it was typed come before those that have it further on. */
function rank({ name }: Actor, typed: readonly string[]): number {
  const words = listActorWords(name);
  if (typed.every((word, at) => words[at]?.startsWith(word))) return 0;
  return words[0] !== undefined && typed.some((word) => words[0]?.startsWith(word)) ? 1 : 2;
}

function compare(one: Actor, other: Actor): number {
  return one.name < other.name ? -1 : one.name > other.name ? 1 : one.number - other.number;
}
