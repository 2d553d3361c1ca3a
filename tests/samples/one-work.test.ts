import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createOperatorReader } from '#server/compose/operator-reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

const SAMPLES = process.env['PANDECT_SAMPLES'] ?? '../shared/samples';
const JUDGMENTS = join(SAMPLES, 'akn-judgments');
const BOOKS = join(SAMPLES, 'books');
const reader = createOperatorReader(EDITIONS.KA);
let library: TemporaryLibrary;

beforeEach(() => {
  library = new TemporaryLibrary();
});

afterEach(() => {
  library.dispose();
});

test.skipIf(!existsSync(JUDGMENTS))(
  'OP-171, OP-193: the eight sample judgments that are there as Akoma Ntoso and as Word under one citation are found once',
  { timeout: 120_000 },
  async () => {
    const report = await library.import({ roots: [JUDGMENTS] });
    // The folder's `index.csv` is its list: it fills in what the files leave open and is no refusal.
    expect(report).toMatchObject({ merged: 8, refused: [] });
    await library.withLibrary(async ({ search, reading }) => {
      for (const citation of ['"[2010] EWHC 465"', '"[2014] UKPC 37"', '"[2013] UKSC 32"']) {
        const { hits } = await search.search(reader, 'documentSearch', { q: `title:${citation} OR ${citation}` });
        const shown = await Promise.all(
          hits.map(({ id }) => reading.getDocument(reader, id, {}, (_budget, work) => work())),
        );
        const own = shown.filter(({ citations }) => citations.some((name) => citation.includes(name.slice(0, 11))));
        expect(own.map(({ formats }) => formats.map(({ name }) => name))).toEqual([['Akoma Ntoso', 'Word']]);
      }
    });
    expect(await library.import({ roots: [JUDGMENTS] })).toMatchObject({
      imported: 0,
      updated: 0,
      merged: 0,
      moved: 0,
    });
  },
);

test.skipIf(!existsSync(BOOKS))(
  'OP-171: a sample book part that two files give is refused the second time, naming both',
  { timeout: 120_000 },
  async () => {
    const { refused, updated } = await library.import({ roots: [BOOKS] });
    expect(updated).toBe(0);
    const twice = refused.filter(({ reason }) => reason.includes('is already read from'));
    expect(twice.length).toBeGreaterThan(0);
    for (const { path, reason } of twice) {
      expect(reason).toContain(path);
      expect(reason).toMatch(/already read from original\/\S+, which still holds it/);
    }
  },
);
