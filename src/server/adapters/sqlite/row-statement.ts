import type { SQLInputValue, StatementSync } from 'node:sqlite';

/** From so many rows on it pays to ask for lists of values and for their names besides. */
const MANY = 20;

/**
 * A statement that answers rows as objects. The driver would make each row a table of its own, which costs twice as much
 * to make and to read; where there were many the last time, it is asked for lists of values, and the rows share one shape.
 */
export class RowStatement {
  readonly #statement: StatementSync;
  #hadMany = false;

  constructor(statement: StatementSync) {
    this.#statement = statement;
  }

  /** Whether it answers rows. */
  get isReader(): boolean {
    return this.#statement.columns().length > 0;
  }

  all(values: readonly SQLInputValue[]): object[] {
    const asLists = this.#hadMany;
    this.#statement.setReturnArrays(asLists);
    const rows = this.#statement.all(...values);
    this.#hadMany = rows.length >= MANY;
    return asLists && rows.length > 0 ? this.#nameAll(rows as unknown as unknown[][]) : rows;
  }

  get(values: readonly SQLInputValue[]): object | undefined {
    this.#statement.setReturnArrays(false);
    return this.#statement.get(...values);
  }

  run(values: readonly SQLInputValue[]): ReturnType<StatementSync['run']> {
    return this.#statement.run(...values);
  }

  /** The names are asked for each time: a change of the schema may have changed what `*` stands for. */
  #nameAll(rows: readonly unknown[][]): object[] {
    const names = this.#statement.columns().map(({ name }) => name);
    return rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (let index = 0; index < names.length; index += 1) row[names[index]!] = values[index];
      return row;
    });
  }
}
