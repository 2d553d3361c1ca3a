import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SQL_ROOMS } from '../../scripts/arrows/adapter-rooms.ts';
import { DOMAIN_ROOMS } from '../../scripts/arrows/domain-rooms.ts';
import { DRIVERS } from '../../scripts/arrows/drivers.ts';
import { putTable } from '../../scripts/arrows/print-table.ts';
import { readTree } from '../../scripts/arrows/read-tree.ts';
import { findPlace } from '../../scripts/arrows/room.ts';
import { ROOMS } from '../../scripts/arrows/rooms.ts';

const TREE = readTree();
const ROOT = join(import.meta.dirname, '../..');

test('The table in the architecture is the one that is checked; another there is seen', () => {
  const page = TREE.get('docs/ARCHITECTURE.md') ?? '';
  expect(putTable(page)).toBe(page);
  const [line = ''] = /^\| `domain\/words` .*$/mu.exec(page) ?? [];
  expect(putTable(page.replace(line, line.replace('nothing', '`server/http`')))).toBe(page);
  expect(() => putTable(page.replaceAll('<!--', ''))).toThrow(/lacks its marks/u);
});

test('Every room of the table has files, and no room is named that is not there', () => {
  const rooms = new Set([...TREE.keys()].map((path) => findPlace(path, ROOMS)?.row.name));
  expect(ROOMS.map(({ name }) => name).filter((name) => !rooms.has(name))).toEqual([]);
  const named = ROOMS.flatMap(({ imports, tests }) => [...imports, ...(tests?.imports ?? [])]);
  const begins = (pattern: string) => ROOMS.some(({ name }) => name.startsWith(pattern.slice(0, -2)));
  const unknown = named.filter((name) => (name.endsWith('/**') ? !begins(name) : !rooms.has(name)));
  expect(unknown).toEqual([]);
});

test.each([
  ['the domain', DOMAIN_ROOMS],
  ['the statements', SQL_ROOMS],
])('Arrows within %s lead to rooms before it in the table, so that no two rooms know each other', (_, rooms) => {
  const order = rooms.map(({ name }) => name);
  const upwards = rooms.flatMap(({ name, imports }, index) =>
    imports
      .filter((other) => order.includes(other) && !order.slice(0, index).includes(other))
      .map((other) => `${name} -> ${other}`),
  );
  expect(upwards).toEqual([]);
});

test('Each package belongs to one driver', () => {
  const packages = Object.values<readonly string[]>(DRIVERS).flat();
  expect(new Set(packages).size).toBe(packages.length);
});

test('The tree keeps to the table: a check can be asked for by its name; a name that there is none of ends with what there is', () => {
  const check = (...names: string[]) =>
    spawnSync(process.execPath, ['scripts/check.ts', ...names], { cwd: ROOT, encoding: 'utf8' });
  const arrows = check('arrows');
  expect(arrows).toMatchObject({ status: 0, stdout: '1 check, 0 problems\n', stderr: '' });
  const unknown = check('arrow');
  expect(unknown).toMatchObject({ status: 2, stdout: '' });
  expect(unknown.stderr).toMatch(/^There is no check arrow; there are .*\barrows\b/u);
});
