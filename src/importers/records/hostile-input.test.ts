import { courtlistenerImporter } from '../courtlistener/courtlistener.importer.ts';
import { csvImporter } from '../csv/csv.importer.ts';
import { docxImporter } from '../docx/docx.importer.ts';
import { buildDocx, p } from '../docx/docx.test-support.ts';
import { htmlImporter } from '../html/html.importer.ts';
import { ImportRefusal, type Importer } from '../importer.ts';
import { jsonlImporter } from '../jsonl/jsonl.importer.ts';
import { importSource, readFixture } from '../reading/importers.test-support.ts';
import { markdownImporter } from '../markdown/markdown.importer.ts';
import { pdfImporter } from '../pdf/pdf.importer.ts';
import { buildPdf } from '../pdf/pdf.test-support.ts';
import { describe, expect, test } from 'vitest';
import { recordsImporter } from './records.importer.ts';

const CASE =
  'id: fx-c\ncaseNo: C 1\ncaseName: A v. B\nproceedings:\n  - id: p\n    title: T\n    arbitrators: [{ person: x, role: R }]\n';

const SOURCES: readonly (readonly [string, Importer, () => Uint8Array])[] = [
  ['a.md', markdownImporter, () => readFixture('markdown/award.md')],
  ['BWBV9900001.md', markdownImporter, () => readFixture('markdown/BWBV9900001.md')],
  ['cases/c.yaml', recordsImporter, () => new TextEncoder().encode(CASE)],
  ['a.json', courtlistenerImporter, () => readFixture('courtlistener/slip.json')],
  ['a.html', htmlImporter, () => readFixture('html/judgment.html')],
  ['a.jsonl', jsonlImporter, () => readFixture('jsonl/documents.jsonl')],
  [
    'cases.csv',
    csvImporter,
    () => new TextEncoder().encode('case_no,type,claimants,respondent\nARB/1/2,ARB,"A ""x""",B\nARB/1/3,ARB,C,D\n'),
  ],
  ['a.docx', docxImporter, () => buildDocx(p('One') + p('Two'))],
  ['a.pdf', pdfImporter, () => buildPdf([[{ text: 'One', x: 72, y: 700 }]])],
];

/** A small generator with a fixed seed, so that a failure can be repeated. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function damage(bytes: Uint8Array, seed: number): Uint8Array {
  const next = random(seed);
  const at = () => Math.floor(next() * bytes.length);
  const damaged = new Uint8Array(bytes);
  switch (seed % 4) {
    case 0:
      return damaged.subarray(0, at());
    case 1:
      for (let flips = 0; flips < 8; flips += 1) damaged[at()] = Math.floor(next() * 256);
      return damaged;
    case 2:
      return new Uint8Array(Buffer.concat([damaged.subarray(0, at()), damaged.subarray(at())]));
    default:
      damaged[at()] = 0;
      return damaged;
  }
}

describe.each(SOURCES)('damaged bytes of %s', (path, importer, build) => {
  test('are imported or refused in words, never anything else', async () => {
    const bytes = build();
    for (let seed = 1; seed <= 120; seed += 1) {
      try {
        await importSource(importer, damage(bytes, seed), { path, chunk: 64 });
      } catch (error) {
        expect(error, `seed ${seed}: ${String(error)}`).toBeInstanceOf(ImportRefusal);
        expect((error as ImportRefusal).refusal.reason).not.toBe('');
      }
    }
  });
});
