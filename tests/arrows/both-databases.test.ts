import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';

/** Suites of what one database has alone, in the sqlite room: each says why. */
const OF_SQLITE_ALONE = [
  // The index beside the documents; elsewhere it is tried on both.
  'content-writer.test.ts',
  'search-index.test.ts',
  // A lock on a file; `advisory-lock.test.ts` has that of the other.
  'file-lock.test.ts',
  // What the threads of the embedded engine read.
  'text-source.test.ts',
];

it('Every suite of every store is described on both databases, but for those of what SQLite has alone (issue 37)', () => {
  const suites = globSync('src/server/adapters/{sqlite,sql}/**/*.test.ts')
    .map((path) => ({ name: basename(path), text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /from '#server\/ports\/[\w-]+\.conformance\.ts'/u.test(text));
  const alone = suites.filter(({ text }) => !text.includes('describeOnBoth('));
  expect(suites.length).toBeGreaterThan(15);
  expect(alone.map(({ name }) => name).toSorted()).toEqual(OF_SQLITE_ALONE.toSorted());
});
