import type { Kysely } from 'kysely';
import { foldCitation } from '#domain/document/normal-citation.ts';
import type { KnownInstruments } from '#domain/provisions/known-instruments.ts';
import type {
  DecisionEffect,
  DecisionWish,
  KeptDecision,
  PersonDecisions,
  UnsureNames,
  UnsureWish,
} from '#server/ports/person-decisions.ts';
import type { SearchIndex } from '#server/ports/search-index.ts';
import { askInPortions } from '#server/adapters/sql/shared/ask-in-portions.ts';
import type { LibrarySchema } from '#server/adapters/sql/schema/library-schema.ts';
import { compareAddresses, compareLinks, readAddresses, readLinks } from './compare-links.ts';
import { writeDerived } from './derived-table.ts';
import { DOCUMENT_TABLES } from './derived-tables.ts';
import { createStoredIndexEntry } from './index-entries.ts';
import { IndexOutbox } from './index-outbox.ts';
import { listKept } from './kept-decisions.ts';
import { LibraryInserts } from './library-inserts.ts';
import type { LibraryParts } from './library-parts.ts';
import { showDocument, type ShownDocument } from './list-portions.ts';
import { listUnsure } from './list-unsure.ts';
import { planDecision, type DecisionPlan } from './plan-decision.ts';
import { PublicationTitles } from './publication-titles.ts';
import { repointCitations } from './resolve-citations.ts';
import { repoint, resolveStored } from './resolve-links.ts';
import { raiseCorpusVersion } from './write-staged.ts';

interface Parts {
  readonly db: Kysely<LibrarySchema>;
  readonly index: SearchIndex;
  readonly known: KnownInstruments;
  /** Instant in UTC. */
  readonly now: () => string;
}

interface Made {
  readonly at: string;
  readonly by: string | null;
}

/** Profiles that go or come back, by the numbers of their documents. */
interface Profiles {
  readonly leaving: readonly number[];
  readonly returning: readonly number[];
}

/** Thrown to take back what was only tried. */
class Rehearsed extends Error {}

/**
 * Keeps the decisions in either database, with what follows for links, profiles and the index in one transaction. Held
 * by person-decisions.conformance.ts.
 */
export class SqlPersonDecisions implements PersonDecisions {
  readonly #db: Kysely<LibrarySchema>;
  readonly #now: () => string;
  readonly #parts: LibraryParts;
  readonly #titles: PublicationTitles;
  readonly #outbox: IndexOutbox;

  constructor({ db, index, known, now }: Parts) {
    const inserts = new LibraryInserts();
    this.#db = db;
    this.#now = now;
    this.#parts = { inserts, known };
    this.#titles = new PublicationTitles(db);
    this.#outbox = new IndexOutbox({ db, index, inserts, titles: this.#titles });
  }

  async decide(
    wish: DecisionWish,
    { by, dryRun }: { readonly by: string | null; readonly dryRun: boolean },
  ): Promise<DecisionEffect> {
    const plan = await planDecision(this.#db, wish);
    const profiles = await this.#listProfiles(plan);
    const made = { at: this.#now(), by };
    let effect: DecisionEffect | undefined;
    const work = async (transaction: Kysely<LibrarySchema>) => {
      effect = await this.#carryOut(transaction, plan, profiles, made);
    };
    if (dryRun) await this.#rehearse(work);
    else await this.#write(profiles, work);
    if (!effect) throw new Error('a decision was made without an effect');
    return effect;
  }

  listHistory(limit: number): Promise<KeptDecision[]> {
    return listKept(this.#db, { limit });
  }

  listUnsure(wish: UnsureWish): Promise<UnsureNames> {
    return listUnsure(this.#db, wish);
  }

  async #rehearse(work: (transaction: Kysely<LibrarySchema>) => Promise<void>): Promise<void> {
    try {
      await this.#db.transaction().execute(async (transaction) => {
        await work(transaction);
        throw new Rehearsed();
      });
    } catch (error) {
      if (!(error instanceof Rehearsed)) throw error;
    }
  }

  async #write(
    { leaving, returning }: Profiles,
    work: (transaction: Kysely<LibrarySchema>) => Promise<void>,
  ): Promise<void> {
    if (leaving.length + returning.length === 0) {
      await this.#db.transaction().execute(work);
      return;
    }
    const put = returning.map((document) => ({
      document,
      entry: () => createStoredIndexEntry(this.#db, document, this.#titles, { isReturning: true }),
    }));
    await this.#outbox.write({ put, removed: leaving }, work);
    await this.#outbox.deliver();
  }

  async #carryOut(
    db: Kysely<LibrarySchema>,
    plan: DecisionPlan,
    profiles: Profiles,
    made: Made,
  ): Promise<DecisionEffect> {
    const named = await listNamed(db, plan);
    const [links, addresses] = [await readLinks(db, named), await readAddresses(db, plan.people)];
    const { decision, replaced } = await this.#note(db, plan, made);
    await this.#moveProfiles(db, profiles, made.at);
    await repointCitations(db, await listAddresses(db, plan.people));
    const owner = plan.name?.owner;
    if (plan.name && owner) {
      await repoint(db, 'document', owner.document, plan.name.key);
      if (owner.record !== null) await repoint(db, 'record', owner.record, plan.name.key);
    } else {
      await resolveStored(db, { kind: 'person', ...named });
    }
    return {
      decision,
      replaced,
      links: compareLinks(links, await readLinks(db, named)),
      addresses: compareAddresses(addresses, await readAddresses(db, plan.people)),
    };
  }

  async #note(db: Kysely<LibrarySchema>, { make, undo }: DecisionPlan, { at, by }: Made) {
    const undone = undo.map(({ number }) => number);
    if (undone.length > 0) {
      await db
        .updateTable('person_decision')
        .set({ undone_at: at, undone_by: by })
        .where('number', 'in', undone)
        .execute();
    }
    if (!make) {
      const [decision] = await listKept(db, { numbers: undone });
      return { decision: decision!, replaced: [] };
    }
    const { number } = await db
      .insertInto('person_decision')
      .values({ ...make, made_at: at, made_by: by, undone_at: null, undone_by: null })
      .returning('number')
      .executeTakeFirstOrThrow();
    const [decision, ...replaced] = await listKept(db, { numbers: [number, ...undone] });
    return { decision: decision!, replaced };
  }

  async #moveProfiles(db: Kysely<LibrarySchema>, { leaving, returning }: Profiles, at: string): Promise<void> {
    if (leaving.length + returning.length === 0) return;
    const set = (numbers: readonly number[], removed_at: string | null) =>
      askInPortions(numbers, async (portion) => {
        await db.updateTable('document').set({ removed_at }).where('number', 'in', portion).execute();
        return [];
      });
    await set(leaving, at);
    await set(returning, null);
    await writeDerived(db, this.#parts, DOCUMENT_TABLES, await readShown(db, returning), leaving);
    await raiseCorpusVersion(db);
  }

  /** Profiles that the library shows and will not, and those that the undone decision set aside. */
  async #listProfiles({ make, undo }: DecisionPlan): Promise<Profiles> {
    const find = async (person: string | null | undefined, removedAt: string | null) => {
      const row = await this.#db
        .selectFrom('document')
        .innerJoin('record', (join) =>
          join.onRef('record.key', '=', 'document.key').onRef('record.id', '=', 'document.id'),
        )
        .select('document.number')
        .where('record.kind', '=', 'person')
        .where('document.key', '=', person ?? '')
        .where('removed_at', removedAt === null ? 'is' : '=', removedAt)
        .executeTakeFirst();
      return row ? [row.number] : [];
    };
    const isWhole = ({ kind }: { readonly kind: string }) => kind === 'merge' || kind === 'hide';
    const leaving = make && isWhole(make) ? await find(make.person, null) : [];
    const undone = undo.find(isWhole);
    return { leaving, returning: undone ? await find(undone.person, undone.made_at) : [] };
  }
}

async function readShown(db: Kysely<LibrarySchema>, numbers: readonly number[]): Promise<ShownDocument[]> {
  const rows = await askInPortions(numbers, (portion) =>
    db
      .selectFrom('document')
      .select(['number', 'id', 'version', 'record_json', 'content'])
      .where('number', 'in', portion)
      .execute(),
  );
  return rows.map((row) => showDocument(db, row));
}

/** What references may name people by, as it is compared. */
async function listAddresses(db: Kysely<LibrarySchema>, people: readonly number[]): Promise<string[]> {
  const rows = await askInPortions(people, (portion) =>
    db.selectFrom('record').select(['id', 'key']).where('number', 'in', portion).execute(),
  );
  return rows.flatMap(({ id, key }) => [foldCitation(id), foldCitation(key)]);
}

/** The ids and names that mean others from now on. */
async function listNamed(db: Kysely<LibrarySchema>, { people, name }: DecisionPlan) {
  const ids = await askInPortions(people, (portion) =>
    db.selectFrom('record').select('id').where('number', 'in', portion).execute(),
  );
  const keys = await askInPortions(people, (portion) =>
    db.selectFrom('record_name').select('name_key').where('record', 'in', portion).execute(),
  );
  // A decided name is none of theirs, and means another all the same.
  const decided = await askInPortions(people, (portion) =>
    db
      .selectFrom('person_decision as decision')
      .innerJoin('record', (join) => join.onRef('record.key', '=', 'decision.person').on('record.kind', '=', 'person'))
      .select('decision.name_key')
      .where('record.number', 'in', portion)
      .where('decision.name_key', 'is not', null)
      .where('decision.undone_at', 'is', null)
      .execute(),
  );
  return {
    ids: new Set(ids.map(({ id }) => id)),
    keys: new Set(
      [...keys, ...decided, ...(name ? [{ name_key: name.key }] : [])].flatMap((row) => row.name_key ?? []),
    ),
  };
}
