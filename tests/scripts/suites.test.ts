import { expect, test } from 'vitest';
import { checkSuites, listUnsaid } from '../../scripts/check-suites.ts';

const SUITES = new Set(['shelf-store.conformance.ts', 'clock.conformance.ts', 'usage.conformance.ts']);

function write(comment: string, code: string): string {
  return `
import type { ShelfStore, Shelf } from '#server/ports/shelf-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type UsageLog } from '#server/ports/usage.ts';
import type { Attic } from '#server/ports/attic.ts';

/** Another comment, which says clock.conformance.ts and shelf-store.conformance.ts. */
const MOST = 7;

${comment}
${code}
`;
}

const SHELVES = 'export class SqlShelfStore implements ShelfStore {';

test.each([
  ['/** Shelves, in either database. */', SHELVES, 'SqlShelfStore', 'shelf-store'],
  ['', SHELVES, 'SqlShelfStore', 'shelf-store'],
  ['/** Held by clock.conformance.ts. */', SHELVES, 'SqlShelfStore', 'shelf-store'],
  ['/** Counts. */', 'class Log<Row extends object> extends Base implements Attic, UsageLog {', 'Log', 'usage'],
  ['/** Time. */', 'export function createClock(zone: string): Clock {', 'createClock', 'clock'],
  ['/** Time. */', 'export async function openClock(): Promise<Clock> {', 'openClock', 'clock'],
])('an adapter whose comment does not name its suite is refused: %j %s', (comment, code, adapter, suite) => {
  const words = `a.ts: the comment of ${adapter} does not say “Held by ${suite}.conformance.ts.”`;
  expect(listUnsaid('a.ts', write(comment, code), SUITES)).toEqual([words]);
});

test.each([
  ['/**\n * Shelves.\n * Held by shelf-store.conformance.ts.\n */', SHELVES],
  ['/** A port without a suite. */', 'export class Loft implements Attic {'],
  ['/** Something of a port that is no adapter. */', 'export function readShelf(row: Row): Shelf {'],
])('one that names it, and what no suite holds, is not: %j', (comment, code) => {
  expect(listUnsaid('a.ts', write(comment, code), SUITES)).toEqual([]);
});

test('a suite that is not there is named', () => {
  const text = write('/** Held by cellar.conformance.ts. */', 'export class Loft implements Attic {');
  expect(listUnsaid('a.ts', text, SUITES)).toEqual(['a.ts names cellar.conformance.ts, which is not there']);
});

test('every adapter names its suite', () => {
  expect(checkSuites()).toEqual([]);
});
