import type { Drift } from '#server/ports/content-writer.ts';
import { listIncompleteVersions } from './incomplete-versions.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import type { StoredLibrary } from './reindex.ts';
import { countStored, listStored } from './stored-documents.ts';

/** What was found, with how many documents were looked at. */
export interface FoundDrift {
  readonly documents: number;
  readonly drift: readonly (Drift & { readonly number: number })[];
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
export async function findDrift(library: StoredLibrary, { pause, onProgress }: Wish): Promise<FoundDrift> {
  const { documents, twice, damaged } = await library.index.inspect(pause);
  const total = await countStored(library.db);
  const unknown = new Set(documents.keys());
  const drift: FoundDrift['drift'][number][] = [];
  let done = 0;
  for await (const { number, id, isWhole } of listStored(library.db)) {
    await pause();
    unknown.delete(number);
    const indexed = twice.has(number) ? TWICE : documents.get(number);
    const found = isWhole ? await compare(library, number, indexed) : 'text-missing';
    if (found) drift.push({ number, id, kind: found });
    done += 1;
    if (done % PROGRESS_EVERY === 0) onProgress(done, total);
  }
  onProgress(done, done);
  for (const number of unknown) drift.push({ number, id: await findId(library, number), kind: 'not-stored' });
  await pause();
  for (const { number, id } of await listIncompleteVersions(library.db)) {
    drift.push({ number, id, kind: 'version-incomplete' });
  }
  return { documents: done, drift, damaged };
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
