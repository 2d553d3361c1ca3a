import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { LEAST_AGREEING, readTextFacts, shareAgreeing, type TextFacts } from '#domain/document/text-facts.ts';
import { formatOfKey, listWorkNames } from '#domain/document/work.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { RecordRefused, type RecordOrigin } from '#server/ports/content-writer.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { HeldFormats } from './held-formats.ts';
import type { HeldJoins } from './held-joins.ts';
import type { SqlContentStage } from './sql-content-stage.ts';
import type { StagedBearers } from './staged-bearers.ts';
import type { StagedDocument } from './staged-document.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/** A document of which another may be a format, as it is shown. */
export interface ShownWork {
  readonly number: number;
  readonly key: string;
  readonly id: string;
  readonly record: DocumentRecord;
  readonly recordJson: string;
  readonly path: string;
  readonly sourceSha256: string;
  readonly contentSha256: string;
  readonly content: number;
  readonly demo: boolean;
  readonly text: TextFacts;
}

/** The work that a document is a format of, and how well it agrees. */
export interface AgreeingWork {
  readonly work: ShownWork;
  readonly text: TextFacts;
  readonly agreeing: number;
}

interface Library {
  readonly db: Kysely<LibrarySchema>;
  readonly formats: HeldFormats;
  readonly joins: HeldJoins;
  readonly bearers: StagedBearers;
}

/**
 * The work that a new document is another format of (OP-171): they bear the same ECLI or neutral citation, or an operator
 * said that they are one (OP-193); they are of one type and language, and nine tenths of their words agree. Throws `RecordRefused` where the citation is the same and the
 * words or the subscriptions are not. Undefined where no citation is held: then no text is read.
 */
export async function findWork(
  library: Library,
  record: DocumentRecord,
  content: SqlContentStage,
  origin: RecordOrigin,
): Promise<AgreeingWork | undefined> {
  const names = listWorkNames(record);
  const joined = await library.joins.list(record.key);
  if (names.size === 0 && joined.length === 0) return undefined;
  const bearers = [
    ...(await listStagedBearers(library.bearers, names)),
    ...(await listStoredBearers(library, names.keys())),
    ...(await listJoinedWorks(library, joined)),
  ];
  const works: Bearer[] = [];
  for (const bearer of new Map(bearers.map((work) => [work.number, work])).values()) {
    if (await mayBeFormat(library.formats, bearer, record, origin)) works.push(bearer);
  }
  if (works.length === 0) return undefined;
  content.finish();
  const text = await readTextFacts(content.listBlocks());
  const compared: AgreeingWork[] = [];
  for (const bearer of text.words === 0 ? [] : works) {
    const work = { ...bearer, text: await readShownText(library, bearer.number, bearer.content) };
    if (work.text.words > 0) compared.push({ work, text, agreeing: shareAgreeing(text, work.text) });
  }
  const [best] = compared.sort((a, b) => b.agreeing - a.agreeing);
  if (best) checkAgreement(best, record, origin);
  return best;
}

/** Throws `RecordRefused` where two that should be one work do not agree. */
export function checkAgreement(
  { work, agreeing }: { readonly work: Pick<ShownWork, 'id' | 'path' | 'record'>; readonly agreeing: number },
  record: DocumentRecord,
  { path }: Pick<RecordOrigin, 'path'>,
): void {
  const [citation] = [...listWorkNames(record)].flatMap(([name, text]) =>
    listWorkNames(work.record).has(name) ? [text] : [],
  );
  const why =
    citation === undefined
      ? 'are one work by decision (“pandect works --refuse” takes it back)'
      : `both bear ${citation}`;
  const both = `${path} and ${work.path} (${work.id}) ${why}`;
  if (agreeing < LEAST_AGREEING) {
    const share = Math.floor(agreeing * 1000) / 10;
    throw new RecordRefused(
      `${both}, but only ${share} % of their words agree, where one work in two formats has ${LEAST_AGREEING * 100} %; ` +
        'correct the citation of one, or withdraw the other first',
    );
  }
  const [one, other] = [record, work.record].map(listCodes) as [string, string];
  if (one !== other) {
    throw new RecordRefused(
      `${both} and are one work, but for different subscriptions: ${one} and ${other}; give both the same`,
    );
  }
}

/** The text of a work as it is shown, staged or stored. */
export async function readShownText(
  { db, bearers }: Pick<Library, 'db' | 'bearers'>,
  number: number,
  content: number,
): Promise<TextFacts> {
  const waiting = bearers.find(number);
  return readTextFacts(waiting ? waiting.content.listBlocks() : listStoredBlocks(db, content));
}

type Bearer = Omit<ShownWork, 'text'>;

function listCodes({ subscriptions }: DocumentRecord): string {
  return subscriptions.length === 0 ? 'every one' : [...new Set(subscriptions)].sort().join(', ');
}

async function mayBeFormat(
  formats: HeldFormats,
  work: Bearer,
  record: DocumentRecord,
  { demo }: RecordOrigin,
): Promise<boolean> {
  if (work.demo !== demo || work.record.type !== record.type) return false;
  if (work.record.languages[0] !== record.languages[0]) return false;
  const held = (await formats.list(work.number)).filter(({ format }) => format.state !== 'gone');
  const keys = held.length > 0 ? held.map(({ format }) => format.key) : [work.key];
  return !keys.map(formatOfKey).includes(formatOfKey(record.key));
}

async function listStagedBearers(staged: StagedBearers, names: ReadonlyMap<string, string>): Promise<Bearer[]> {
  const found: Bearer[] = [];
  for (const document of staged.list(names.keys())) {
    if (![...listWorkNames(document.record).keys()].some((name) => names.has(name))) continue;
    found.push(await describeStaged(document));
  }
  return found;
}

async function describeStaged(document: StagedDocument): Promise<Bearer> {
  return {
    number: document.number,
    id: document.id,
    key: document.record.key,
    record: document.record,
    recordJson: document.recordJson,
    path: document.origin.path,
    sourceSha256: document.origin.sha256,
    contentSha256: document.contentSha256,
    content: await document.content.number(),
    demo: document.origin.demo,
  };
}

/** Works are known by the keys of all their formats, as they are staged where they are. */
async function listJoinedWorks(library: Library, keys: readonly string[]): Promise<Bearer[]> {
  const stored = await findStored(library.db, keys.map(foldName));
  return Promise.all(
    stored.map(async (work) => {
      const staged = library.bearers.find(work.number);
      return staged ? describeStaged(staged) : work;
    }),
  );
}

/** Those that are staged come as they are staged. */
async function listStoredBearers({ db, bearers }: Library, names: Iterable<string>): Promise<Bearer[]> {
  return (await findStored(db, names)).filter(({ number }) => !bearers.find(number));
}

async function findStored(db: Kysely<LibrarySchema>, names: Iterable<string>): Promise<Bearer[]> {
  const rows = await askInPortions(names, (portion) =>
    db
      .selectFrom('document_name')
      .innerJoin('document', 'document.number', 'document_name.document')
      .innerJoin('document_version', (join) =>
        join
          .onRef('document_version.document', '=', 'document.number')
          .onRef('document_version.version', '=', 'document.version'),
      )
      .select(['number', 'id', 'key', 'document.record_json as recordJson', 'document.source_path as path', 'demo'])
      .select(['source_sha256 as sourceSha256', 'content_sha256 as contentSha256', 'document.content'])
      .where('document_name.name', 'in', portion)
      .where('kind', '=', 'document')
      .where('removed_at', 'is', null)
      .orderBy('number')
      .execute(),
  );
  return rows.map(({ demo, ...row }) => ({
    ...row,
    demo: demo === 1,
    record: JSON.parse(row.recordJson) as DocumentRecord,
  }));
}
