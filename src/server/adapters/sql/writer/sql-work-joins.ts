import { sql, type Kysely } from 'kysely';
import type { DocumentRecord } from '#domain/document/document.ts';
import { normalizeCitation } from '#domain/document/normal-citation.ts';
import { LEAST_AGREEING, readTextFacts, shareAgreeing, type TextFacts } from '#domain/document/text-facts.ts';
import { formatOfKey } from '#domain/document/work.ts';
import { JoinRefused, type JoinWish, type ProposedJoin, type WorkJoins } from '#server/ports/work-joins.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { listStoredBlocks } from './stored-blocks.ts';

/** A number that more documents bear tells a case, not a work. */
const MOST_BEARERS = 6;

interface Held {
  readonly number: number;
  readonly id: string;
  readonly key: string;
  readonly path: string;
  readonly content: number;
  readonly record: DocumentRecord;
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
    return pairs
      .flatMap(([first, second]): ProposedJoin[] => {
        const [one, other] = [held.get(first), held.get(second)];
        if (!one || !other || explainApart(one, other) !== undefined) return [];
        const shared = findShared(one.record, other.record);
        return shared === undefined || known.has(pairOf(one, other).join('\n')) ? [] : [propose(one, other, shared)];
      })
      .slice(0, limit);
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
      decision === 'join' ? (explainApart(first, second) ?? (await explainWords(db, first, second))) : undefined;
    if (apart !== undefined) throw new JoinRefused(`${one} and ${other} ${apart}`);
    const [key, otherKey] = pairOf(first, second);
    const row = { decision, made_at: now(), made_by: by };
    await db
      .insertInto('work_join')
      .values({ one: key, other: otherKey, ...row })
      .onConflict((on) => on.columns(['one', 'other']).doUpdateSet(row))
      .execute();
  }
}

/** Why two documents cannot be two formats of one work; undefined where they can. */
function explainApart(one: Held, other: Held): string | undefined {
  if (one.number === other.number) return 'are one document already';
  if (one.record.type !== other.record.type) return `are of two types: ${one.record.type} and ${other.record.type}`;
  if (one.record.languages[0] !== other.record.languages[0])
    return 'are in two languages, which are documents of their own';
  if (formatOfKey(one.key) !== formatOfKey(other.key)) return undefined;
  return `both came as ${formatOfKey(one.key)}, and a work has one file of each format`;
}

/** Why the words of two texts make two works of them (OP-171). */
async function explainWords(db: Kysely<LibrarySchema>, one: Held, other: Held): Promise<string | undefined> {
  const texts = [one, other].map(({ content }) => readTextFacts(listStoredBlocks(db, content)));
  const [first, second] = (await Promise.all(texts)) as [TextFacts, TextFacts];
  const share = shareAgreeing(first, second);
  if (share >= LEAST_AGREEING) return undefined;
  return `have only ${Math.floor(share * 100)} % of their words in common, where one work in two formats has ${LEAST_AGREEING * 100} %`;
}

/** A number or a citation that both bear; what would join them by itself is none. */
function findShared(one: DocumentRecord, other: DocumentRecord): string | undefined {
  const listNumbers = ({ citations, caseNumbers }: DocumentRecord) =>
    [...citations, ...caseNumbers].flatMap((text) => {
      const { kind, text: normal } = normalizeCitation(text) ?? {};
      return normal !== undefined && (kind === 'docket' || kind === 'report') ? [[normal, text] as const] : [];
    });
  const others = new Map(listNumbers(other));
  return listNumbers(one).find(([normal]) => others.has(normal))?.[1];
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
      .select(['number', 'id', 'key', 'content', 'source_path as path', 'record_json'])
      .where('number', 'in', portion)
      .where('kind', '=', 'document')
      .$if(isShown, (query) => query.where('removed_at', 'is', null))
      .execute(),
  );
  return new Map(
    rows.map(({ record_json, ...row }) => [row.number, { ...row, record: JSON.parse(record_json) as DocumentRecord }]),
  );
}
