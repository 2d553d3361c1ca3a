import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import { type TestDocument, TestLibrary } from '../sqlite/index/test-library.test-support.ts';

const SYLLABLES = ['ar', 'bi', 'Tra', 'tion', 'é', 'ß', 'ing', 'ed', 's', 'ly', '仲', '裁', '𐐀', '7', 'x\u00ad', 'ی'];

function createWord(random: Random): string {
  const length = 1 + Math.floor(random() ** 2 * 5);
  return Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
}

function createText(random: Random, words: number): string {
  return Array.from({ length: words }, () => createWord(random)).join(random() < 0.5 ? ' ' : ', ');
}

function createDocument(random: Random, number: number): TestDocument {
  const some = (most: number) => Array.from({ length: Math.floor(random() * most) }, () => createText(random, 2));
  return {
    number,
    title: createText(random, Math.floor(random() * 6)),
    texts: Array.from({ length: Math.floor(random() * 5) }, () => createText(random, Math.floor(random() ** 3 * 400))),
    recordTexts: some(4),
    facets: {
      type: [`Type ${Math.floor(random() * 4)}`],
      topic: some(4),
      ...(number % 5 === 0 ? { rare: some(3) } : {}),
    },
    dates: { 'relevant-date': `20${10 + Math.floor(random() * 20)}-0${1 + Math.floor(random() * 9)}`, added: 'never' },
  };
}

/** An index with a history: batches that replace, remove and repeat documents, not merged yet. */
function createHistory(seed: number, batches: number): TestLibrary {
  const random = createRandom(seed);
  const library = new TestLibrary();
  for (let batch = 0; batch < batches; batch += 1) {
    const size = 1 + Math.floor(random() * 60);
    library.put(Array.from({ length: size }, () => createDocument(random, 1 + Math.floor(random() * 300))));
    if (batch % 3 === 2) library.remove([1, 2, 3].map(() => 1 + Math.floor(random() * 300)));
  }
  return library;
}

/** A digest of all bytes of the live segments, of what is said of them and of what is deleted in them. */
function digest({ db }: TestLibrary): string {
  const hash = createHash('sha256');
  const segments = db.all<{ id: number; meta: string }>("SELECT id, meta FROM index_segment WHERE state = 'live'");
  for (const { id, meta } of segments) {
    const { checksums, ...said } = JSON.parse(meta) as Record<string, unknown>;
    hash.update(JSON.stringify([said, Object.entries(checksums as object).sort()]));
    const chunks = db.all<{ section: string; bytes: Uint8Array }>(
      'SELECT section, bytes FROM index_chunk WHERE segment = ? ORDER BY section, sequence',
      id,
    );
    for (const { section, bytes } of chunks) hash.update(section).update(bytes);
    for (const { bitmap } of db.all<{ bitmap: Uint8Array }>('SELECT bitmap FROM index_deletion WHERE segment = ?', id))
      hash.update(bitmap);
  }
  return hash.digest('hex').slice(0, 20);
}

// As version 0.1.0 wrote them: whoever changes these changes the format of segments, and has to say how old ones are read.
test.each([
  { seed: 1, batches: 2, built: '0d344503bb4920546fb4', merged: '5fd52506a02b5eb96421' },
  { seed: 2, batches: 9, built: 'a7e2a40b75a34bd1e4dc', merged: '025bdbaad9a8e822e89b' },
  { seed: 3, batches: 12, built: '93622afc124c5370d19f', merged: '175d0f1321763b1a4453' },
])('Segments are written byte for byte as before, history $seed', ({ seed, batches, built, merged }) => {
  const library = createHistory(seed, batches);
  expect(digest(library)).toBe(built);
  library.writer.compact();
  expect(library.db.get('SELECT count(*) AS live FROM index_segment')).toEqual({ live: 1 });
  expect(digest(library)).toBe(merged);
  library.db.close();
});
