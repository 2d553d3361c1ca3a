import { blockText } from '#domain/document/block.ts';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { LineJoiner } from '../reading/join-lines.ts';
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

/** A page in double spacing, as courts print: each line with the place at which it begins. */
function spaced(lines: readonly (readonly [x: number, text: string])[], top = 720): PrintedLine[] {
  return lines.map(([x, text], index) => ({ x, text, y: top - index * 30 }));
}

const LONG = 'The keeper of the lamp was paid by the harbour for each night on which it';
const LONGER = 'burned from dusk to dawn, and the harbour kept a book of the nights for the';

/** The blocks of a PDF, each as its kind and its words. */
async function readShown(pages: readonly (readonly PrintedLine[])[]): Promise<string[]> {
  const { blocks } = await importSource(pdfImporter, buildPdf(pages));
  return blocks.map((block) => `${block.kind === 'heading' ? `h${block.level}` : block.kind}: ${blockText(block)}`);
}

describe('an opinion that is printed in double spacing', () => {
  test('has its headings as such, apart from the paragraphs below them, which begin no farther down', async () => {
    const shown = await readShown([
      spaced([
        [108, LONG],
        [72, LONGER],
        [72, 'year.'],
        [270, 'OPINION'],
        [72, 'I. Whether the harbour owed the keeper anything at all for the year'],
        [108, 'A. The lamp'],
        [144, '1. What burned'],
        [108, LONG],
        [72, LONGER],
        [72, 'year, as the parties agree.'],
        [72, 'Books of the harbour'],
        [108, LONG],
        [72, LONGER],
        [72, 'harbour.'],
        [108, 'To reflect the foregoing,'],
        [108, 'a decision will be entered.'],
      ]),
    ]);
    expect(shown.filter((line) => line.startsWith('h'))).toEqual([
      'h2: OPINION',
      'h3: I. Whether the harbour owed the keeper anything at all for the year',
      'h4: A. The lamp',
      'h5: 1. What burned',
      'h3: Books of the harbour',
    ]);
    expect(shown).toContain(`paragraph: ${LONG} ${LONGER} year, as the parties agree.`);
  });

  test('keeps numbered paragraphs, lists and lines of its head what they are', async () => {
    const shown = await readShown([
      spaced([
        [240, 'HARBOUR COURT'],
        [72, '1. Otto Pell'],
        [72, '2. Ada Horn'],
        [108, `1. ${LONG}`],
        [72, LONGER],
        [72, 'year.'],
        [108, '2. The keeper asks for his pay.'],
        [108, 'a. oil'],
        [108, 'b. wicks'],
        [108, `3. ${LONG}`],
        [72, 'year.'],
      ]),
    ]);
    expect(shown.filter((line) => line.startsWith('h'))).toEqual([]);
  });

  test('has what stands in columns as a table, under its heads', async () => {
    const row = (y: number, ...cells: readonly string[]) =>
      cells.map((text, index) => ({ text, x: 100 + index * 110, y }));
    const [, table, after] = await readShown([
      [
        ...row(720, '', '', 'Addition', 'Penalty').slice(2),
        ...row(704, 'Docket No.', 'Year', 'to tax', 'sec. 62(a)'),
        ...row(670, '131-13', '2008', '$1,236.40', '---'),
        ...row(654, '905-14', '2010', '---', '236.80'),
        { text: LONG, x: 72, y: 600 },
        { text: 'year.', x: 72, y: 584 },
      ],
    ]);
    expect(table).toBe(
      'table: Addition\nPenalty\nDocket No.\nYear\nto tax\nsec. 62(a)\n131-13\n2008\n$1,236.40\n---\n905-14\n2010\n---\n236.80',
    );
    expect(after).toBe(`paragraph: ${LONG} year.`);
  });

  test('has two texts that stand side by side one after the other, so that a list of numbers is whole', async () => {
    const { blocks, documents } = await importSource(
      pdfImporter,
      buildPdf([
        [
          { text: 'UNITED STATES TAX COURT', x: 220, y: 750 },
          { text: 'PELL, Petitioner v. HORN, Respondent', x: 180, y: 720 },
          { text: 'Docket Nos. 131-13, 735-13,', x: 100, y: 690 },
          { text: 'Filed May 4, 2020.', x: 400, y: 690 },
          { text: '905-14.', x: 140, y: 674 },
          { text: 'PELL, Judge: The lamp went out.', x: 108, y: 600 },
        ],
      ]),
    );
    expect(blocks.map(blockText)).toEqual(
      expect.arrayContaining(['Docket Nos. 131-13, 735-13, 905-14.', 'Filed May 4, 2020.']),
    );
    expect(documents[0]?.document).toMatchObject({
      caseNumbers: ['131-13', '735-13', '905-14'],
      dates: { decision: '2020-05-04' },
      judges: ['Pell'],
    });
  });

  test('has no number of a page in front of a paragraph that begins there, and keeps one inside a paragraph', async () => {
    const page = (number: number, lines: readonly (readonly [number, string])[]) => [
      { text: `- ${number} -`, x: 290, y: 760 },
      { text: `[*${number}]`, x: 72, y: 720 },
      ...spaced(lines),
    ];
    const shown = await readShown([
      spaced([
        [108, LONG],
        [72, 'year.'],
      ]),
      page(2, [
        [144, `Held, ${LONG}`],
        [108, LONGER],
        [108, 'year. The'],
      ]),
      page(3, [[100, 'other lamps burned.']]),
    ]);
    expect(shown).toContain(`paragraph: Held, ${LONG} ${LONGER} year. The [*3] other lamps burned.`);
  });
});

const OPINION = join(process.env['PANDECT_SAMPLES'] ?? '../shared/samples', 'us-opinions/files/opinion_tax.pdf');

test.skipIf(!existsSync(OPINION))('a real opinion as PDF has its heads, its table and its judge', async () => {
  const { blocks, documents } = await importSource(pdfImporter, readFileSync(OPINION));
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [blockText(block)] : []));
  expect(headings).toEqual([
    'MEMORANDUM FINDINGS OF FACT AND OPINION',
    'FINDINGS OF FACT',
    'Allegiance Health Management, Inc.',
    'Allegiance Hospital of Many, LLC',
    'Allegiance Specialty Hospital of Kilgore, LLC',
    'Tax returns',
    'IRS examinations and SNODs',
    'OPINION',
    'I. Whether Mr. Bordelon was sufficiently at risk for the Many Loan in 2008',
    'A. Section 465 principles',
    '1. General rule',
    '2. Amounts at risk',
    '3. Recapture',
    'B. Application to the Many Loan',
    '1. “Personally liable”',
    '2. “Protected against loss”',
    'II. Whether Mr. Bordelon had a sufficient basis in Kilgore LLC for 2011',
    'A. Partner’s basis',
    'B. Kilgore LLC',
    'III. Whether Mr. Bordelon was at risk with respect to the Kilgore Loan',
  ]);
  expect(blocks.flatMap((block) => (block.kind === 'table' ? [block.rows.map(({ length }) => length)] : []))).toEqual([
    [5, 5, 5, 5, 5, 5],
  ]);
  expect(documents[0]?.document.judges).toEqual(['Gustafson']);
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
