import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { COLLECTED, NOT_COLLECTED } from '#server/adapters/sql/desk/sql-personal-data.ts';
import { openPeopleDatabase } from './people-database.ts';

it('Every table that names an account is in the file of its reader, or said to be none of it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-personal-'));
  const { queries, close } = await openPeopleDatabase(folder);
  const tables = await queries.introspection.getTables();
  const naming = tables.filter(({ columns }) => columns.some(({ name }) => name === 'account')).map(({ name }) => name);
  close();
  rmSync(folder, { recursive: true, force: true });
  expect(naming.toSorted()).toEqual([...Object.values(COLLECTED), ...NOT_COLLECTED].toSorted());
});
