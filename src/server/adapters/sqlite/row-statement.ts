import type { SQLInputValue, StatementSync } from 'node:sqlite';

/**
 * A statement whose rows are objects of one shape. The driver would make each row a table of its own, which costs twice
 * as much to make and to read; so it is asked for lists of values.
 */
export class RowStatement {
  readonly #statement: StatementSync;

  constructor(statement: StatementSync) {
    statement.setReturnArrays(true);
    this.#statement = statement;
  }

  /** Whether it answers rows. */
  get isReader(): boolean {
    return this.#statement.columns().length > 0;
  }

  all(values: readonly SQLInputValue[]): object[] {
    const rows = this.#statement.all(...values) as unknown as unknown[][];
    if (rows.length === 0) return [];
    const names = this.#listNames();
    return rows.map((row) => nameValues(names, row));
  }

  get(values: readonly SQLInputValue[]): object | undefined {
    const row = this.#statement.get(...values) as unknown[] | undefined;
    return row && nameValues(this.#listNames(), row);
  }

  run(values: readonly SQLInputValue[]): ReturnType<StatementSync['run']> {
    return this.#statement.run(...values);
  }

  /** Asked each time: a change of the schema may have changed what `*` stands for. */
  #listNames(): string[] {
    return this.#statement.columns().map(({ name }) => name);
  }
}

function nameValues(names: readonly string[], values: readonly unknown[]): object {
  const row: Record<string, unknown> = {};
  for (const [index, name] of names.entries()) row[name] = values[index];
  return row;
}
