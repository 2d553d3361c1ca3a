import type { SqliteDatabase as KyselyDatabase, SqliteStatement as KyselyStatement } from 'kysely';
import { backup, DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { createPrivately } from './private-files.ts';
import { RowStatement } from './row-statement.ts';
import { isBusy } from './sqlite-failure.ts';

export type SqlValue = string | number | bigint | Uint8Array | null;
export type SqlRow = Record<string, SqlValue>;

const STATEMENT_CACHE_SIZE = 200;
/** Of a copy: a megabyte, after which it can be ended. */
const PAGES_AT_ONCE = 250;

/** Milliseconds in which others that make the same file are through, and between two looks. */
const MAKING = 2_000;
const LOOK = 20;

/**
 * The one place that touches the driver. Whole numbers are bound as 64-bit integers, never as floating point: beside
 * MATCH a floating-point rowid is silently ignored by FTS5 and answers every row.
 */
export class SqliteDatabase {
  readonly #raw: DatabaseSync;
  readonly #statements = new Map<string, RowStatement>();

  /** Opens or creates the file, which is its owner's alone. `readOnly` connections never create one. */
  constructor(path: string, options: { readonly readOnly?: boolean } = {}) {
    if (!options.readOnly && path !== ':memory:') createPrivately(path);
    this.#raw = new DatabaseSync(path, { readOnly: options.readOnly ?? false, timeout: 10_000 });
    if (!options.readOnly) writeAhead(this.#raw);
    this.#raw.exec('PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000;');
  }

  /** Runs one or more statements without values. */
  exec(sql: string): void {
    this.#raw.exec(sql);
  }

  all<Row extends object = SqlRow>(sql: string, ...values: readonly SqlValue[]): Row[] {
    return this.#prepare(sql).all(values.map(bind)) as Row[];
  }

  get<Row extends object = SqlRow>(sql: string, ...values: readonly SqlValue[]): Row | undefined {
    return this.#prepare(sql).get(values.map(bind)) as Row | undefined;
  }

  /** Rows one by one; the statement is its own, so that others may run meanwhile. */
  iterate<Row extends object = SqlRow>(sql: string, ...values: readonly SqlValue[]): Iterable<Row> {
    return this.#raw.prepare(sql).iterate(...values.map(bind)) as Iterable<Row>;
  }

  /** Runs a change; answers how many rows it touched and the last row number given. */
  run(sql: string, ...values: readonly SqlValue[]): { changes: number; lastInsertRowid: number } {
    const result = this.#prepare(sql).run(values.map(bind));
    return { changes: Number(result.changes), lastInsertRowid: Number(result.lastInsertRowid) };
  }

  /** Whether one has begun; a full disk ends it without being asked to. */
  get isTransaction(): boolean {
    return this.#raw.isTransaction;
  }

  /** Runs `work` in one write transaction, rolled back when it throws; joins one that has begun on the connection. */
  transaction<T>(work: () => T): T {
    if (this.#raw.isTransaction) return work();
    this.#raw.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      this.#raw.exec('COMMIT');
      return result;
    } catch (error) {
      if (this.#raw.isTransaction) this.#raw.exec('ROLLBACK');
      throw error;
    }
  }

  /**
   * Copies the database as it is at this moment into an empty file, whatever others write meanwhile: the transaction keeps
   * the moment, so that nothing begins anew. `tell` hears the share done and may throw, which ends it.
   */
  async copyTo(path: string, tell: (share: number) => void): Promise<void> {
    this.#raw.exec('BEGIN; SELECT count(*) FROM sqlite_schema');
    try {
      const progress = ({ totalPages, remainingPages }: { totalPages: number; remainingPages: number }) =>
        tell(1 - remainingPages / totalPages);
      await backup(this.#raw, path, { rate: PAGES_AT_ONCE, progress });
    } finally {
      this.#raw.exec('ROLLBACK');
    }
  }

  /** The same connection for the query builder, with the same binding of whole numbers. */
  forKysely(): KyselyDatabase {
    const known = new WeakMap<RowStatement, KyselyStatement>();
    return {
      close: () => this.close(),
      prepare: (sql: string) => {
        const statement = this.#prepare(sql);
        const adapted = known.get(statement) ?? this.#adapt(sql, statement);
        known.set(statement, adapted);
        return adapted;
      },
    };
  }

  close(): void {
    this.#statements.clear();
    if (this.#raw.isOpen) this.#raw.close();
  }

  #adapt(sql: string, statement: RowStatement): KyselyStatement {
    const values = (parameters: readonly unknown[]) => (parameters as readonly SqlValue[]).map(bind);
    return {
      reader: statement.isReader,
      all: (parameters) => statement.all(values(parameters)),
      run: (parameters) => statement.run(values(parameters)),
      iterate: (parameters) => this.#raw.prepare(sql).iterate(...values(parameters)) as IterableIterator<unknown>,
    };
  }

  #prepare(sql: string): RowStatement {
    const known = this.#statements.get(sql);
    if (known) return known;
    if (this.#statements.size >= STATEMENT_CACHE_SIZE) this.#statements.clear();
    const statement = new RowStatement(this.#raw.prepare(sql));
    this.#statements.set(sql, statement);
    return statement;
  }
}

function bind(value: SqlValue): SQLInputValue {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : value;
}

/** SQLite waits for nobody while it changes how a new file is written: whoever comes at the same time tries again. */
function writeAhead(raw: DatabaseSync): void {
  const end = performance.now() + MAKING;
  for (;;) {
    try {
      raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
    }
  }
}
