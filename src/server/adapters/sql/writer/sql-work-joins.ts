import { sql, type Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { normalizeCitation, type NormalCitation } from '#domain/document/normal-citation.ts';
import { formatOfKey } from '#domain/document/work.ts';
import { LEAST_AGREEING, readTextFacts, shareAgreeing, type TextFacts } from '#domain/document/text-facts.ts';
import { JoinRefused, type JoinWish, type ProposedJoin, type WorkJoins } from '#server/ports/work-joins.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/** What two documents are proposed by, in this order; words of other kinds name more than one work. */
const SHARED: readonly NormalCitation['kind'][] = ['ecli', 'neutral', 'report', 'docket'];
/** A number that more documents bear tells a case, not a work. */
const MOST_BEARERS = 6;

interface Held {
  readonly number: number;
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly content: number;
  readonly words: number;
  readonly record: DocumentRecord;
}

interface Shared {
  /** As the first of them prints it. */
  readonly text: string;
  readonly kind: NormalCitation['kind'];
}

interface Parts {
  readonly db: Kysely<LibrarySchema>;
  /** Instant in UTC. */
  readonly now: () => string;
}

/** Keeps the decisions, and finds what there is to decide, in either database. */
export class SqlWorkJoins implements WorkJoins {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async listProposed(limit: number): Promise<ProposedJoin[]> {
    const { db } = this.#parts;
    const pairs = await listPairs(db);
    const held = await listHeld(db, new Set(pairs.flat()));
    const decided = await db.selectFrom('work_join').select(['one', 'other']).execute();
    const known = new Set(decided.map(({ one, other }) => `${one}\n${other}`));
    const proposed: ProposedJoin[] = [];
    for (const [first, second] of pairs) {
      if (proposed.length >= limit) break;
      const [one, other] = [held.get(first), held.get(second)];
      if (!one || !other || explainApart(one, other) !== undefined) continue;
      const shared = findShared(one.record, other.record);
      if (shared === undefined || known.has(pairOf(one, other).join('\n'))) continue;
      if (await mayBeOne(db, one, other, shared.kind)) proposed.push(propose(one, other, shared.text));
    }
    return proposed;
  }

  async decide({ decision, one, other }: JoinWish, by: string | null): Promise<void> {
    const { db, now } = this.#parts;
    const rows = await db.selectFrom('document').select(['number', 'id']).where('id', 'in', [one, other]).execute();
    const held = await listHeld(db, new Set(rows.map(({ number }) => number)), { isShown: false });
    const [first, second] = [one, other].map((id) => {
      const found = [...held.values()].find((document) => document.id === id);
      if (!found) throw new JoinRefused(`no document with the id “${id}” is held; “pandect works” lists pairs`);
      return found;
    }) as [Held, Held];
    const apart =
      explainApart(first, second) ?? (decision === 'join' ? await explainWords(db, first, second) : undefined);
    if (decision !== 'refuse' && apart !== undefined) throw new JoinRefused(`${one} and ${other} ${apart}`);
    const [key, otherKey] = pairOf(first, second);
    const row = { decision, made_at: now(), made_by: by };
    await db
      .insertInto('work_join')
      .values({ one: key, other: otherKey, ...row })
      .onConflict((on) => on.columns(['one', 'other']).doUpdateSet(row))
      .execute();
  }
}

/** Why two documents cannot be two files of one work; undefined where they can. */
function explainApart(one: Held, other: Held): string | undefined {
  if (one.number === other.number) return 'are one document already';
  if (one.record.type !== other.record.type) return `are of two types: ${one.record.type} and ${other.record.type}`;
  if (one.record.languages[0] !== other.record.languages[0])
    return 'are in two languages, which are documents of their own';
  const [codes, others] = [one, other].map(({ record }) => [...new Set(record.subscriptions)].sort().join(', '));
  return codes === others ? undefined : 'are for different subscriptions; give both the same and import them again';
}

/**
 * Orders and papers of one case came in one format under one number: of these only what agrees in its words is asked about.
 * How many words there are says of most that they do not.
 */
async function mayBeOne(db: Kysely<LibrarySchema>, one: Held, other: Held, kind: Shared['kind']): Promise<boolean> {
  if (kind === 'ecli' || kind === 'neutral' || formatOfKey(one.key) !== formatOfKey(other.key)) return true;
  const [fewer, more] = [one.words, other.words].sort((a, b) => a - b) as [number, number];
  return fewer > 0 && fewer >= more * LEAST_AGREEING && (await shareWords(db, one, other)) >= LEAST_AGREEING;
}

/** Why the words of two texts make two works of them (OP-171). */
async function explainWords(db: Kysely<LibrarySchema>, one: Held, other: Held): Promise<string | undefined> {
  const share = await shareWords(db, one, other);
  if (share >= LEAST_AGREEING) return undefined;
  return (
    `have only ${Math.floor(share * 100)} % of their words in common, where one work in two files has ` +
    `${LEAST_AGREEING * 100} %; if they are one all the same, say so with --anyway`
  );
}

async function shareWords(db: Kysely<LibrarySchema>, one: Held, other: Held): Promise<number> {
  const texts = [one, other].map(({ content }) => readTextFacts(listStoredBlocks(db, content)));
  const [first, second] = (await Promise.all(texts)) as [TextFacts, TextFacts];
  return shareAgreeing(first, second);
}

/** What both bear; an ECLI or a neutral citation before what others may bear as well. */
function findShared(one: DocumentRecord, other: DocumentRecord): Shared | undefined {
  const listNumbers = ({ citations, caseNumbers }: DocumentRecord) => {
    const read = [...citations, ...caseNumbers].flatMap((text) => {
      const { kind, text: normal } = normalizeCitation(text) ?? {};
      const place = kind === undefined ? -1 : SHARED.indexOf(kind);
      return kind === undefined || normal === undefined || place < 0 ? [] : [{ normal, text, kind, place }];
    });
    return read.sort((a, b) => a.place - b.place);
  };
  const others = new Set(listNumbers(other).map(({ normal }) => normal));
  return listNumbers(one).find(({ normal }) => others.has(normal));
}

function pairOf(one: Held, other: Held): [string, string] {
  return one.key < other.key ? [one.key, other.key] : [other.key, one.key];
}

function propose(one: Held, other: Held, shared: string): ProposedJoin {
  const tell = ({ id, record, path }: Held) => ({ id, title: record.title, path });
  return { one: tell(one), other: tell(other), shared };
}

/** Documents that share a name, the earlier first, each pair once. */
async function listPairs(db: Kysely<LibrarySchema>): Promise<(readonly [number, number])[]> {
  const { rows } = await sql<{ one: number; other: number }>`
    SELECT DISTINCT one.document AS one, other.document AS other
    FROM (SELECT name FROM document_name GROUP BY name HAVING count(*) BETWEEN 2 AND ${MOST_BEARERS}) AS shared
    JOIN document_name AS one ON one.name = shared.name
    JOIN document_name AS other ON other.name = shared.name AND other.document > one.document
    ORDER BY one, other`.execute(db);
  return rows.map(({ one, other }) => [one, other] as const);
}

async function listHeld(
  db: Kysely<LibrarySchema>,
  numbers: ReadonlySet<number>,
  { isShown } = { isShown: true },
): Promise<Map<number, Held>> {
  const rows = await askInPortions(numbers, (portion) =>
    db
      .selectFrom('document')
      .leftJoin('content', 'content.id', 'document.content')
      .select(['number', 'document.id', 'key', 'content', 'source_path as path', 'record_json', 'words'])
      .where('number', 'in', portion)
      .where('kind', '=', 'document')
      .$if(isShown, (query) => query.where('removed_at', 'is', null))
      .execute(),
  );
  return new Map(
    rows.map(({ record_json, words, ...row }) => [
      row.number,
      { ...row, words: words ?? 0, record: JSON.parse(record_json) as DocumentRecord },
    ]),
  );
}
