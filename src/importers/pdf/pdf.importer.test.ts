import { blockText } from '#domain/document/block.ts';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test, vi } from 'vitest';
import { LineJoiner } from './join-lines.ts';
import { pdfImporter } from './pdf.importer.ts';
import { buildPdf, type PrintedLine } from './pdf.test-support.ts';

/** Lines under one another, 16 points apart, from the top of the text. */
function column(texts: readonly string[], top = 700): PrintedLine[] {
  return texts.map((text, index) => ({
    text: text.trimStart(),
    x: text.startsWith('  ') ? 100 : 72,
    y: top - index * 16,
  }));
}

function withHead(page: number, lines: readonly PrintedLine[]): PrintedLine[] {
  return [{ text: 'Tide v Ebb', x: 72, y: 770 }, ...lines, { text: `- ${page} -`, x: 290, y: 40 }];
}

const PAGES = [
  withHead(1, [
    { text: 'JUDGMENT', x: 270, y: 720 },
    ...column([
      '  1. The lamp of the keeper went out in the night of the fourth of May, and nobody re-',
      'lit it until the morning. The keeper was paid.',
      '  2. The defendant says that the lamp was well-known and that the oil was bad; the',
    ]),
  ]),
  withHead(2, [
    ...column(['court does not agree. The keeper had a note']),
    { text: '1', x: 330, y: 706, size: 7 },
    { text: 'of it.', x: 340, y: 700 },
    { text: '1', x: 72, y: 106, size: 7 },
    { text: 'The note was lost at sea.', x: 78, y: 100 },
  ]),
  withHead(3, [...column(['  3. A third page says that a well-known lamp is a lamp.', '  It is so ordered.'])]),
];

describe('a PDF with a text layer', () => {
  test('is read in paragraphs with pages and notes, without running heads', async () => {
    const { blocks } = await expectGoldenImport(
      pdfImporter,
      'pdf/judgment.pdf',
      buildPdf(PAGES, 'Tide v Ebb, Judgment'),
    );
    expect(blocks.map(blockText).join('\n')).not.toContain('Tide v Ebb');
  });

  test('keeps words that only look like a running head', async () => {
    const pages = [1, 2, 3].map((page) => [
      { text: `Clause ${page === 3 ? 'C' : 'A'}`, x: 72, y: 780 - page * 9 },
      { text: 'Body.', x: 72, y: 400 },
      { text: `${page * 7}`, x: 72, y: 30 + page * 3 },
    ]);
    const { blocks } = await importSource(pdfImporter, buildPdf(pages));
    const text = blocks.map(blockText).join(' ');
    for (const word of ['Clause A', 'Clause C', '7', '14', '21']) expect(text).toContain(word);
  });

  test('fetches nothing', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch');
    await importSource(pdfImporter, buildPdf(PAGES));
    expect(fetched).not.toHaveBeenCalled();
    fetched.mockRestore();
  });
});

describe('a PDF that cannot be read', () => {
  const encrypted = () =>
    Buffer.from(
      Buffer.from(buildPdf([[{ text: 'x', x: 1, y: 1 }]]))
        .toString('latin1')
        .replace(
          '/Root 1 0 R',
          `/Encrypt << /Filter /Standard /V 1 /R 2 /O <${'ab'.repeat(32)}> /U <${'cd'.repeat(32)}> /P -4 >> /ID [<01> <01>] /Root 1 0 R`,
        ),
      'latin1',
    );

  test.each<[string, () => Uint8Array, string]>([
    ['a picture of a page', () => buildPdf([[]]), 'image scan, no text'],
    ['an encrypted one', encrypted, 'encrypted with a password'],
    ['one cut off', () => buildPdf(PAGES).subarray(0, 120), 'damaged or cut off'],
    ['text', () => new TextEncoder().encode('no PDF at all'), 'damaged or cut off'],
    ['nothing', () => new Uint8Array(), 'the file is empty'],
  ])('%s is refused in words', async (_, build, reason) => {
    expect((await importRefusal(pdfImporter, build())).reason).toContain(reason);
  });
});

describe('lines of one paragraph', () => {
  const joiner = new LineJoiner('a well-known lamp and a light-house');

  test.each([
    ['chil-', 'dren', 'children'],
    ['well-', 'known', 'well-known'],
    ['life-or-', 'death', 'life-or-death'],
    ['the year 1990-', '1994', 'the year 1990-1994'],
    ['Anglo-', 'Saxon', 'Anglo-Saxon'],
    ['one', 'two', 'one two'],
    ['a dash –', 'then', 'a dash – then'],
    ['soft\u00ad', 'ly', 'softly'],
    ['', 'first', 'first'],
  ])('%j and %j are %j', (before, after, joined) => {
    expect(joiner.joinAll([before, after])).toBe(joined);
  });
});
