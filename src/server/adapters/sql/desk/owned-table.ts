import { sql, type Expression, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { AccountOnEdition } from '#domain/access/reader.ts';
import type { DeskOwner } from '#server/ports/desk-store.ts';
import type { PeopleSchema } from '#server/adapters/sql/schema/people-schema.ts';
import { readFields, writeFields, type Fields } from './row-fields.ts';

/** Whose rows are meant; those of an owner of the desk are on whatever edition. No statement leaves out whose. */
export type Whose = AccountOnEdition | DeskOwner;

/** Tables whose rows belong to somebody. */
type OwnedName = {
  [Name in keyof PeopleSchema]: 'account' extends keyof PeopleSchema[Name] ? Name : never;
}[keyof PeopleSchema];
type Row<Name extends OwnedName> = Selectable<PeopleSchema[Name]>;
/** Columns that say this, or one of these. */
type Meant<Name extends OwnedName> = {
  readonly [Column in keyof Row<Name>]?: Row<Name>[Column] | readonly Row<Name>[Column][];
};
type Queries = Kysely<PeopleSchema>;
/** The statements are the same for every table; what they may say the methods of `OwnedTable` hold to. */
type Any = Record<string, Record<string, unknown>>;

interface Description<Name extends OwnedName, Thing> {
  readonly fields: Fields<Row<Name>, Thing>;
  /** In which order rows are listed. */
  readonly order?: string;
  /** The columns that an owner has but once. */
  readonly key?: string[];
  /** Whether `place` counts up with what each owner adds; elsewhere the database counts, or nobody. */
  readonly isCounted?: boolean;
  /** How many of an owner's are kept, the first in the order; and the column that tells them apart. */
  readonly most?: readonly [number, string & keyof Row<Name>];
}

/** A table whose rows belong to somebody. Whatever is done with them follows from this description. */
export class OwnedTable<Name extends OwnedName, Thing extends object> {
  readonly #table: string;
  readonly #description: Description<Name, Thing>;

  constructor(table: Name, description: Description<Name, Thing>) {
    this.#table = table;
    this.#description = description;
  }

  async list(queries: Queries, whose: Whose, meant: Meant<Name> = {}, limit?: number): Promise<Thing[]> {
    const rows = this.#select(queries, whose, meant).selectAll();
    const { fields } = this.#description;
    const found = await (limit === undefined ? rows : rows.limit(limit)).execute();
    return found.map((row) => readFields(fields, row as Row<Name>));
  }

  /** The first of those that are meant. */
  async find(queries: Queries, whose: Whose, meant: Meant<Name> = {}): Promise<Thing | undefined> {
    return (await this.list(queries, whose, meant, 1))[0];
  }

  async count(queries: Queries, whose: Whose): Promise<number> {
    const rows = (queries as Kysely<Any>).selectFrom(this.#table).where(said(whose));
    const { total } = await rows.select((is) => is.fn.countAll().as('total')).executeTakeFirstOrThrow();
    return Number(total);
  }

  /** Adds things, in their order; what the owner has but once and has already stays as it is. */
  async add(queries: Queries, whose: Whose, things: readonly Thing[]): Promise<void> {
    if (things.length === 0) return;
    const { fields, key, isCounted } = this.#description;
    const ordered = (queries as Kysely<Any>).selectFrom(this.#table).where(said(whose));
    const last = isCounted && (await ordered.select(({ fn }) => fn.max('place').as('place')).executeTakeFirst());
    const first = last && last.place !== null ? Number(last.place) + 1 : 0;
    const rows = things.map((thing, index) => ({
      ...writeFields(fields, thing),
      ...namesOf(whose),
      ...(isCounted ? { place: first + index } : {}),
    }));
    const insert = (queries as Kysely<Any>).insertInto(this.#table).values(rows);
    await (key ? insert.onConflict((conflict) => conflict.columns(key).doNothing()) : insert).execute();
    await this.#keepFirst(queries, whose);
  }

  /** Keeps a thing in the place of what the owner has but once. */
  async put(queries: Queries, whose: Whose, thing: Thing): Promise<void> {
    const columns = writeFields(this.#description.fields, thing);
    await (queries as Kysely<Any>)
      .insertInto(this.#table)
      .values({ ...columns, ...namesOf(whose) })
      .onConflict((conflict) => conflict.columns(this.#description.key ?? []).doUpdateSet(columns))
      .execute();
    await this.#keepFirst(queries, whose);
  }

  /** Changes what is given; answers how many there were. */
  async update(queries: Queries, whose: Whose, meant: Meant<Name>, changes: Partial<Thing>): Promise<number> {
    const columns = writeFields(this.#description.fields, changes);
    const rows = (queries as Kysely<Any>).updateTable(this.#table).where(said(whose, meant));
    return Number((await rows.set(columns).executeTakeFirstOrThrow()).numUpdatedRows);
  }

  /** Answers how many there were. */
  async remove(queries: Queries, whose: Whose, meant: Meant<Name> = {}): Promise<number> {
    const rows = (queries as Kysely<Any>).deleteFrom(this.#table).where(said(whose, meant));
    return Number((await rows.executeTakeFirstOrThrow()).numDeletedRows);
  }

  /** Takes rows out and answers them as they were stored. */
  async take(queries: Queries, whose: Whose, meant: Meant<Name>): Promise<Row<Name>[]> {
    const rows = await this.#select(queries, whose, meant).selectAll().execute();
    await this.remove(queries, whose, meant);
    return rows as Row<Name>[];
  }

  /** Puts a row that was taken out where it was. */
  async giveBack(queries: Queries, whose: Whose, row: Readonly<Record<string, unknown>>): Promise<void> {
    const named = { ...row, ...namesOf(whose) };
    await (queries as Kysely<Any>).insertInto(this.#table).values(named).execute();
  }

  #select(queries: Queries, whose: Whose, meant: Meant<Name> = {}) {
    const { order } = this.#description;
    const rows = (queries as Kysely<Any>).selectFrom(this.#table).where(said(whose, meant));
    return order ? rows.orderBy(sql.raw(order)) : rows;
  }

  /** Takes away those beyond the most that an owner keeps. */
  async #keepFirst(queries: Queries, whose: Whose): Promise<void> {
    if (this.#description.most === undefined) return;
    const [most, column]: readonly [number, string] = this.#description.most;
    const rows = await this.#select(queries, whose).select(column).offset(most).limit(1_000).execute();
    const beyond = { [column]: rows.map((row) => row[column]) } as Meant<Name>;
    if (rows.length > 0) await this.remove(queries, whose, beyond);
  }
}

/** All that is an account's, on every edition. */
export function ofAccount(id: string): DeskOwner {
  return { kind: 'account', id };
}

/** The columns that name an owner. Whoever asks may say more than that. */
function namesOf(whose: Whose): Readonly<Record<string, string>> {
  return 'kind' in whose ? { [whose.kind]: whose.id } : { account: whose.account, edition: whose.edition };
}

function said(whose: Whose, meant: object = {}) {
  const columns = Object.entries<unknown>({ ...meant, ...namesOf(whose) });
  return (is: ExpressionBuilder<Any, string>): Expression<boolean> =>
    is.and(
      columns.map(([column, value]) => {
        if (!Array.isArray(value)) return is(column, '=', value);
        return value.length === 0 ? is.lit(false) : is(column, 'in', value);
      }),
    ) as Expression<boolean>;
}
