import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { RowStatement } from './row-statement.ts';

it('answers many rows the second time as it did the first, and after a change of the table with its new columns', () => {
  const raw = new DatabaseSync(':memory:');
  raw.exec('create table t (id integer primary key, name text)');
  const put = raw.prepare('insert into t (id, name) values (?, ?)');
  for (let id = 1; id <= 50; id += 1) put.run(id, `row ${id}`);
  const statement = new RowStatement(raw.prepare('select * from t where id <= ? order by id'));
  const first = statement.all([50]);
  expect(first).toHaveLength(50);
  expect(first[49]).toEqual({ id: 50, name: 'row 50' });
  expect(statement.all([50])).toEqual(first);
  expect(statement.get([7])).toEqual({ id: 1, name: 'row 1' });
  raw.exec('alter table t rename column name to title');
  expect(statement.all([50])[0]).toEqual({ id: 1, title: 'row 1' });
  expect(statement.all([0])).toEqual([]);
  expect(statement.all([2])).toEqual([
    { id: 1, title: 'row 1' },
    { id: 2, title: 'row 2' },
  ]);
});
