import { RECORD_FIELDS } from '#domain/query/query-field.ts';
import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { createRandom, type Random } from '#tests/support/generate-queries.ts';
import type { IndexWriter, TextEntry } from './index-writer.ts';
import type { SegmentReading } from './segment-files.ts';

const SYLLABLES = ['ar', 'bi', 'Tra', 'tion', 'é', 'ß', 'ing', 'ed', 's', 'ly', '仲', '裁', '𐐀', '7', 'x\u00ad', 'ی'];

/** Writes an index with a history: batches that replace, remove and repeat documents; nothing is merged yet. */
export function writeHistory(writer: IndexWriter, seed: number, batches: number): void {
  const random = createRandom(seed);
  for (let batch = 0; batch < batches; batch += 1) {
    const size = 1 + Math.floor(random() * 60);
    const entries = Array.from({ length: size }, () => createEntry(random, 1 + Math.floor(random() * 300)));
    for (const entry of entries) writer.add(entry);
    writer.flush();
    if (batch % 3 !== 2) continue;
    for (const number of [1, 2, 3].map(() => 1 + Math.floor(random() * 300))) writer.remove(number);
    writer.flush();
  }
}

function createEntry(random: Random, number: number): TextEntry {
  const some = (most: number) => Array.from({ length: Math.floor(random() * most) }, () => createText(random, 2));
  return {
    documentNumber: number,
    id: `doc-${number}`,
    title: createText(random, Math.floor(random() * 6)),
    texts: Array.from({ length: Math.floor(random() * 5) }, () => createText(random, Math.floor(random() ** 3 * 400))),
    recordTexts: some(4).map((text, index) =>
      index < 2 ? { text, isName: index === 1 } : { text, field: RECORD_FIELDS[number % 8]! },
    ),
    facets: {
      type: [`Type ${Math.floor(random() * 4)}`],
      topic: some(4),
      ...(number % 5 === 0 ? { rare: some(3) } : {}),
    },
    dates: { 'relevant-date': `20${10 + Math.floor(random() * 20)}-0${1 + Math.floor(random() * 9)}`, added: 'never' },
  };
}

function createText(random: Random, words: number): string {
  return Array.from({ length: words }, () => createWord(random)).join(random() < 0.5 ? ' ' : ', ');
}

function createWord(random: Random): string {
  const length = 1 + Math.floor(random() ** 2 * 5);
  return Array.from({ length }, () => SYLLABLES[Math.floor(random() * SYLLABLES.length)]).join('');
}

/** A digest of all bytes of the live segments, of what is said of them and of what is deleted in them. */
export function digestIndex(files: SegmentReading): string {
  const hash = createHash('sha256');
  for (const { id } of files.listSegments()) {
    const { checksums: _checksums, ...said } = files.describe(id)!.meta;
    const sections = [...Map.groupBy(files.listPieces(id), ({ section }) => section)].map(
      ([section, pieces]) => [section, Buffer.concat(pieces.map((piece) => files.readPiece(piece.id)))] as const,
    );
    hash.update(JSON.stringify([said, sections.map(([section, bytes]) => [section, crc32(bytes)])]));
    for (const [section, bytes] of sections) hash.update(section).update(bytes);
    const deleted = files.readDeleted(id);
    if (deleted) hash.update(deleted);
  }
  return hash.digest('hex').slice(0, 20);
}
