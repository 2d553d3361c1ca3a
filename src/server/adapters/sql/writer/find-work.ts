import type { Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { LEAST_AGREEING, readTextFacts, shareAgreeing, type TextFacts } from '#domain/document/text-facts.ts';
import { formatOfKey, listWorkNames } from '#domain/document/work.ts';
import { foldName } from '#domain/names/fold-name.ts';
import { RecordRefused, type RecordOrigin } from '#server/ports/content-writer.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import type { HeldFormats } from './held-formats.ts';
import type { Decided, HeldJoins } from './held-joins.ts';
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

/** What a file gives of which another may be held. */
export interface GivenWork {
  readonly record: DocumentRecord;
  readonly content: SqlContentStage;
  readonly origin: RecordOrigin;
  /** By what the decisions of an operator know it; its key alone where nothing else is said. */
  readonly keys?: readonly string[];
  /** Where it is held as a document of its own: its number. Then only an earlier document is the work. */
  readonly own?: number;
}

/**
 * The work that a document is another file of (OP-171): they bear the same ECLI or neutral citation, or an operator said
 * that they are one (OP-193); they are of one type and language, and nine tenths of their words agree. Throws `RecordRefused`
 * where the citation is the same and the words of another format, or the subscriptions, are not; what is held already and
 * what came in the same format then stays a document of its own, which is proposed to the operator. Undefined where no
 * citation is held: then no text is read.
 */
export async function findWork(library: Library, given: GivenWork): Promise<AgreeingWork | undefined> {
  const { record, content } = given;
  const names = listWorkNames(record);
  const decided = await listDecided(library.joins, given.keys ?? [record.key]);
  const joined = decided.filter(({ decision }) => decision !== 'refuse').map(({ key }) => key);
  if (names.size === 0 && joined.length === 0) return undefined;
  const bearers = [
    ...(await listStagedBearers(library.bearers, names)),
    ...(await listStoredBearers(library, names.keys())),
    ...(await listJoinedWorks(library, joined)),
  ];
  const works: Candidate[] = [];
  for (const bearer of new Map(bearers.map((work) => [work.number, work])).values()) {
    const work = mayBeWork(bearer, given) ? await weighCandidate(library.formats, bearer, record, decided) : undefined;
    if (work) works.push(work);
  }
  if (works.length === 0) return undefined;
  content.finish();
  const text = await readTextFacts(content.listBlocks());
  const compared: (Candidate & AgreeingWork)[] = [];
  for (const candidate of text.words === 0 ? [] : works) {
    const work = {
      ...candidate.work,
      text: await readShownText(library, candidate.work.number, candidate.work.content),
    };
    if (work.text.words > 0) compared.push({ ...candidate, work, text, agreeing: shareAgreeing(text, work.text) });
  }
  const [best] = compared.sort((a, b) => Number(b.isDecided) - Number(a.isDecided) || b.agreeing - a.agreeing);
  return best && settle(best, given);
}

/** What is found, unless it stays a document of its own. */
function settle(best: Candidate & AgreeingWork, { record, origin, own }: GivenWork): AgreeingWork | undefined {
  const why = explainDisagreeing(best, record, origin);
  if (why === undefined) return best;
  const mayStay = own !== undefined || (best.isCopy && !best.isDecided && best.agreeing < LEAST_AGREEING);
  if (mayStay) return undefined;
  throw new RecordRefused(why);
}

/** Throws `RecordRefused` where two that should be one work do not agree. */
export function checkAgreement(found: Agreeing, record: DocumentRecord, origin: Origin): void {
  const why = explainDisagreeing(found, record, origin);
  if (why !== undefined) throw new RecordRefused(why);
}

type Origin = Pick<RecordOrigin, 'path'>;

interface Agreeing {
  readonly work: Pick<ShownWork, 'id' | 'path' | 'record'>;
  readonly agreeing: number;
  /** Whether an operator said that they are one whatever their words. */
  readonly isWhatever: boolean;
}

function explainDisagreeing(
  { work, agreeing, isWhatever }: Agreeing,
  record: DocumentRecord,
  { path }: Origin,
): string | undefined {
  const [citation] = [...listWorkNames(record)].flatMap(([name, text]) =>
    listWorkNames(work.record).has(name) ? [text] : [],
  );
  const why =
    citation === undefined
      ? 'are one work by decision (“pandect works --refuse” takes it back)'
      : `both bear ${citation}`;
  const both = `${path} and ${work.path} (${work.id}) ${why}`;
  if (!isWhatever && agreeing < LEAST_AGREEING) {
    const share = Math.floor(agreeing * 1000) / 10;
    return (
      `${both}, but only ${share} % of their words agree, where one work in two files has ${LEAST_AGREEING * 100} %; ` +
      'correct the citation of one, or withdraw the other first'
    );
  }
  const [one, other] = [record, work.record].map(listCodes) as [string, string];
  if (one === other) return undefined;
  return `${both} and are one work, but for different subscriptions: ${one} and ${other}; give both the same`;
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

/** A work that a document may be a file of. */
interface Candidate {
  readonly work: Bearer;
  /** Whether a file of the same format is held of it. */
  readonly isCopy: boolean;
  /** Whether an operator said so, and so whatever their words. */
  readonly isDecided: boolean;
  readonly isWhatever: boolean;
}

function mayBeWork(work: Bearer, { record, origin, own }: GivenWork): boolean {
  if (own !== undefined && work.number >= own) return false;
  if (work.demo !== origin.demo || work.record.type !== record.type) return false;
  return work.record.languages[0] === record.languages[0];
}

/** Undefined where an operator said that they are two, or the work itself became part of another. */
async function weighCandidate(
  formats: HeldFormats,
  work: Bearer,
  record: DocumentRecord,
  decided: readonly Decided[],
): Promise<Candidate | undefined> {
  if (formats.hasLeft(work)) return undefined;
  const all = (await formats.list(work.number)).map(({ format }) => format);
  const held = all.filter(({ state }) => state !== 'gone').map(({ key }) => key);
  const known = new Set([work.key, ...all.map(({ key }) => key)]);
  const about = decided.filter(({ key }) => known.has(key));
  if (about.some(({ decision }) => decision === 'refuse')) return undefined;
  return {
    work,
    isCopy: (held.length > 0 ? held : [work.key]).map(formatOfKey).includes(formatOfKey(record.key)),
    isDecided: about.length > 0,
    isWhatever: about.some(({ decision }) => decision === 'join-anyway'),
  };
}

/** What an operator said of the document of any of the keys. */
export async function listDecided(joins: HeldJoins, keys: readonly string[]): Promise<Decided[]> {
  const decided: Decided[] = [];
  for (const key of new Set(keys)) decided.push(...(await joins.list(key)));
  return decided;
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
