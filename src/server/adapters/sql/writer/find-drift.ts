import type { Drift } from '#server/ports/content-writer.ts';
import { giveUpIncomplete, listIncompleteVersions } from './incomplete-versions.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { StoredLibrary } from './reindex.ts';
import { countStored, listStored } from './stored-documents.ts';

/** Something that drifted apart. */
export interface FoundDrift extends Drift {
  /** Puts it right; nobody can where the text is missing. */
  readonly repair?: () => Promise<unknown>;
}

/** What was found of the index, with how many documents were looked at. */
export interface IndexDrift {
  readonly documents: number;
  readonly drift: readonly FoundDrift[];
  /** Numbers of documents of which a part of the text is gone. */
  readonly incomplete: ReadonlySet<number>;
  /** Parts of the index to be taken out whole. */
  readonly damaged: readonly number[];
}

interface Wish {
  /** Awaited between pieces of work; stops it by throwing. */
  readonly pause: () => Promise<void>;
  readonly onProgress: (done: number, total: number) => void;
}

const PROGRESS_EVERY = 500;
/** Stands for the entries of a document that has several; no fingerprint is empty. */
const TWICE = '';

/** Compares every stored document with what the index knows of it, word by word. */
export async function findDrift(library: StoredLibrary, { pause, onProgress }: Wish): Promise<IndexDrift> {
  const { db, index, titles } = library;
  const { documents, twice, damaged } = await index.inspect(pause);
  const total = await countStored(db);
  const unknown = new Set(documents.keys());
  const incomplete = new Set<number>();
  const drift: FoundDrift[] = [];
  let done = 0;
  for await (const { number, id, isWhole } of listStored(db)) {
    await pause();
    unknown.delete(number);
    const kind = isWhole && (await compare(library, number, twice.has(number) ? TWICE : documents.get(number)));
    const repair = async () => {
      const entry = await createStoredIndexEntry(db, number, titles);
      await (entry ? index.put([entry]) : index.remove([number]));
    };
    if (kind) drift.push({ id, kind, repair });
    if (!isWhole) drift.push({ id, kind: 'text-missing' });
    if (!isWhole) incomplete.add(number);
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress(done, total);
  }
  onProgress(done, done);
  for (const number of unknown)
    drift.push({ id: await findId(library, number), kind: 'not-stored', repair: () => index.remove([number]) });
  await pause();
  for (const { number, id } of await listIncompleteVersions(db))
    drift.push({ id, kind: 'version-incomplete', repair: () => giveUpIncomplete(db, number) });
  return { documents: done, drift, incomplete, damaged };
}

async function compare(
  { db, index, titles }: StoredLibrary,
  number: number,
  indexed: string | undefined,
): Promise<Drift['kind'] | undefined> {
  if (indexed === undefined) return 'not-indexed';
  if (indexed === TWICE) return 'indexed-twice';
  const entry = await createStoredIndexEntry(db, number, titles);
  return entry && indexed === (await index.fingerprint(entry)) ? undefined : 'out-of-date';
}

/** The id of a withdrawn document; null where the store knows nothing of the number. */
async function findId({ db }: StoredLibrary, number: number): Promise<string | null> {
  const row = await db.selectFrom('document').select('id').where('number', '=', number).executeTakeFirst();
  return row?.id ?? null;
}
