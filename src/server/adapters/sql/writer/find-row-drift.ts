import type { Kysely } from 'kysely';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { Portion } from './backfill.ts';
import { checkCitations, checkLinks } from './check-links.ts';
import { checkDocumentNames, checkRecordNames } from './check-names.ts';
import { checkNodes } from './check-nodes.ts';
import { countOrphanRows } from './orphan-rows.ts';
import type { LibraryParts } from './library-parts.ts';
import { listDocumentPortion, listRecordPortion, type ListedDocument, type ListedRecord } from './list-portions.ts';
import type { DoubtfulNames, RowDrift } from './row-drift.ts';

/** Documents or records that are looked at together. */
const PORTION = 100;

interface Wish {
  /** Awaited between portions; stops the search by throwing. */
  readonly pause: () => Promise<void>;
  /** Told after each portion how many documents are done. */
  readonly tell: (documents: number) => void;
  /** Numbers of documents of which a part of the text is gone: nobody can say what they cite. */
  readonly incomplete: ReadonlySet<number>;
}

/**
 * Holds what the library keeps of documents and records in rows of their own, names, contents, links and citations,
 * against what they say: in the order in which they are repaired, names first, because the others mean something by them.
 */
export async function findRowDrift(
  db: Kysely<LibrarySchema>,
  { known }: LibraryParts,
  wish: Wish,
): Promise<RowDrift[]> {
  const { pause, tell, incomplete } = wish;
  const doubtful: DoubtfulNames = { documents: new Set(), records: new Set() };
  const ofDocuments = { db, pause, list: listDocumentPortion, numberOf: ({ number }: ListedDocument) => number };
  const ofRecords = { db, pause, list: listRecordPortion, numberOf: ({ row }: ListedRecord) => row.number };
  const names = [
    ...(await checkAll(ofDocuments, (all) => checkDocumentNames(db, all, doubtful))),
    ...(await checkAll(ofRecords, (all) => checkRecordNames(db, all, doubtful))),
  ];
  const said = await checkAll(ofRecords, async (all) => [
    ...(await checkNodes(db, all)),
    ...(await checkLinks(db, { of: 'record', all }, doubtful)),
  ]);
  let done = 0;
  const cited = await checkAll(ofDocuments, async (all) => {
    const whole = all.filter(({ number }) => !incomplete.has(number));
    const links = await checkLinks(db, { of: 'document', all }, doubtful);
    const citations = await checkCitations(db, known, whole, doubtful);
    tell((done += all.length));
    return [...links, ...citations];
  });
  const rows = await countOrphanRows(db, pause);
  const left: RowDrift[] = rows === 0 ? [] : [{ id: null, kind: 'left-over', rows, owner: undefined }];
  return [...names, ...said, ...cited, ...left];
}

/** What is looked through, portion by portion. */
interface Listed<Item> extends Pick<Wish, 'pause'> {
  readonly db: Kysely<LibrarySchema>;
  readonly list: (db: Kysely<LibrarySchema>, portion: Portion) => Promise<Item[]>;
  readonly numberOf: (item: Item) => number;
}

async function checkAll<Item>(
  { db, pause, list, numberOf }: Listed<Item>,
  check: (items: readonly Item[]) => Promise<RowDrift[]>,
): Promise<RowDrift[]> {
  const drift: RowDrift[] = [];
  for (let after = 0; ;) {
    await pause();
    const items = await list(db, { after, limit: PORTION });
    const last = items.at(-1);
    if (!last) return drift;
    drift.push(...(await check(items)));
    after = numberOf(last);
  }
}
