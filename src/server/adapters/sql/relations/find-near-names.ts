import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { isPrinted } from '#domain/records/printed-actor.ts';
import { ACTOR_KINDS } from '#domain/tools/relations/actor-kind.ts';
import { listSpokenWords } from '#domain/tools/relations/actor-words.ts';
import { isNearName, isNearWord } from '#domain/tools/relations/near-words.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import { beginsWith } from '#server/adapters/sql/shared/names-from.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';

/** A record that a name may mean with a slip of the pen, by the spelling that is nearest. */
export interface NearName {
  readonly record: number;
  readonly name: string;
}

/** Letters that a word shares with what it may be a slip of. */
const BEGINNING = 3;
/** Words looked at for one beginning. */
const MOST_WORDS = 2_000;

/**
 * People, organizations and parties of whose names one has every word of a written name, as it is or nearly. One of the
 * words has to begin with the right letters, so that only a few are looked at of however many there are.
 */
export async function findNearNames(queries: Kysely<LibrarySchema>, written: string): Promise<NearName[]> {
  const words = listSpokenWords(written);
  const records = new Set<number>();
  const long = words.filter(({ length }) => length > BEGINNING);
  // A name of short words alone is known by its letters: `SGS`, `BP`.
  for (const word of long.length > 0 ? long : words.filter(({ length }) => length > 1)) {
    await nextTurn();
    for (const found of await listBeginning(queries, word.slice(0, BEGINNING))) {
      if (isNearWord(word, found.word)) records.add(found.record);
    }
  }
  const names = await askInPortions(records, (portion) =>
    queries
      .selectFrom('record_name')
      .select(['record', 'name'])
      .where('record', 'in', portion)
      .orderBy('record')
      .execute(),
  );
  const printed = await askInPortions([...records].filter(isPrinted), (portion) =>
    queries
      .selectFrom('printed_name')
      .select(['number as record', 'name'])
      .where('number', 'in', portion)
      .orderBy('number')
      .execute(),
  );
  const near = [...names, ...printed].filter(({ name }) => isNearName(words, name));
  return [...new Map(near.toReversed().map((one) => [one.record, one])).values()].toReversed();
}

async function listBeginning(queries: Kysely<LibrarySchema>, beginning: string) {
  const printed = await queries
    .selectFrom('printed_word')
    .select(['printed as record', 'word'])
    .where('kind', 'in', ACTOR_KINDS)
    .where(beginsWith('word', beginning))
    .limit(MOST_WORDS)
    .execute();
  const known = await queries
    .selectFrom('record_word')
    .select(['record', 'word'])
    .where('kind', 'in', ['person', 'organization', 'party'])
    .where(beginsWith('word', beginning))
    .limit(MOST_WORDS)
    .execute();
  return [...known, ...printed];
}
