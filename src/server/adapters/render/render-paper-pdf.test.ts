import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Paper } from '#domain/paper/paper.ts';
import { hasProgram, readByPoppler } from '#tests/support/read-back/programs.ts';
import { readParagraphs } from '#tests/support/read-workbook.ts';
import { renderPaperPdf } from './render-paper-pdf.ts';
import { renderPaperWord } from './render-paper-word.ts';

function paper(text: string, title = 'Award'): Paper {
  const block = {
    kind: 'paragraph',
    role: 'body',
    depth: 0,
    number: [],
    runs: [{ kind: 'text', text, styles: [] }],
  } as const;
  const work = { title, language: 'en', link: '', facts: [], blocks: [block] };
  return { title, facts: [], notes: [], hasContents: false, works: [work] };
}

async function read(made: Paper): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(renderPaperPdf(made)));
  return text.join('\n');
}

const onOneLine = async (text: string) => (await read(paper(text))).replaceAll('\n', ' ');

it('has letters with accents whole, however they are written, so that names are found in the file', async () => {
  const names = 'Katarzyna Wolińska, Łukasz Dvořák, Ağaoğlu, Şişli, Řež, Brâncuși, Szőnyi, İstanbul, Μάρκος and Пётр.';
  expect(await onOneLine(names)).toContain(names);
  expect(await onOneLine(names.normalize('NFD'))).toContain(names);
});

it('has a letter once whose accent has no letter of its own', async () => {
  expect(await onOneLine('By P\u0302(x) and x\u0304\u0303, not P.')).toContain(
    'By P\u0302(x) and x\u0304\u0303, not P.',
  );
});

it.skipIf(!hasProgram('pdftotext'))('has it once for a program that reads the pages, too', () => {
  const words = 'It is estimated that P\u0302 is the share of q\u0302 in all, and F\u0304 the mean of it.';
  expect(readByPoppler(renderPaperPdf(paper(words))).replaceAll(/\s+/g, ' ')).toContain(words);
});

it('shortens a long title above its pages to one line, and nowhere else', async () => {
  const title = `Agreement on the encouragement and reciprocal protection of investments between ${'the Kingdom and '.repeat(6)}the Republic`;
  const pages = await read(paper('The seat is Oslo. '.repeat(600), title));
  expect(pages).toContain('the Republic');
  expect(pages).toMatch(/\nAgreement on the encouragement [^\n]+ …\n/u);
});

it('breaks words at the ends of lines, and sets a text of hundreds of pages in whole words, which takes a fifth of the time', async () => {
  const words =
    'The internationalisation of administrative responsibilities notwithstanding, representatives acknowledged. ';
  const broken = /\b(?:administra|internationalisa|representa)\n/u;
  expect(await read(paper(words.repeat(10)))).toMatch(broken);
  // A paragraph on every page, so that the letters of all of them are many.
  const { works, ...rest } = paper(words.repeat(10));
  const [work] = works;
  if (!work) throw new Error('The paper has no text.');
  const blocks = Array.from({ length: 400 }, () => work.blocks).flat();
  const long = await read({ ...rest, works: [{ ...work, blocks }] });
  expect(long.length).toBeGreaterThan(400_000);
  expect(long).not.toMatch(broken);
});

/** A word of each line of a page: where it begins, in points from the left edge. */
async function listBeginnings(made: Paper): Promise<number[]> {
  const page = await (await getDocumentProxy(renderPaperPdf(made))).getPage(1);
  const { items } = await page.getTextContent();
  const first = new Map<number, number>();
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [, , , , x, y] = item.transform as number[];
    first.set(Math.round(y ?? 0), Math.min(first.get(Math.round(y ?? 0)) ?? Infinity, x ?? 0));
  }
  return [...first.values()];
}

it('centres every line of a long name and stretches none to the margins', async () => {
  const made = paper('Counsel for the First Respondent instructed by the Harbour Chambers. '.repeat(3));
  const [work] = made.works;
  const [block] = work?.blocks ?? [];
  if (block?.kind !== 'paragraph') throw new Error('The paper has no paragraph.');
  const LEFT = 73.7;
  const centred = {
    ...made,
    works: made.works.map((one) => ({ ...one, blocks: [{ ...block, role: 'centred' } as const] })),
  };
  const before = (await listBeginnings(made)).filter((x) => x < LEFT + 1).length;
  expect(before).toBeGreaterThan(2);
  // The title and the foot begin at the margin.
  expect((await listBeginnings(centred)).filter((x) => x < LEFT + 1).length).toBe(1);
});

it.skipIf(!hasProgram('pdftotext'))('keeps spaces so wide that programs find the words of every line', () => {
  const made = paper('');
  const [block] = made.works[0]?.blocks ?? [];
  if (block?.kind !== 'paragraph') throw new Error('The paper has no paragraph.');
  const line = 'the date of payment is linked to the date on which the party in default gives notice';
  // Of these some end a little behind the end of a line, which is set tight for it.
  const blocks = Array.from({ length: 60 }, (_, more) => ({
    ...block,
    runs: [
      { kind: 'text', text: `${line} ${'i'.repeat(more % 20)} ${'remit'.repeat(more / 20)}`, styles: ['strong'] },
    ] as const,
  }));
  const tight = { ...made, works: made.works.map((work) => ({ ...work, blocks })) };
  const read = readByPoppler(renderPaperPdf(tight)).split(/[^a-z]+/u);
  expect(read.filter((word) => word.includes('date') && word !== 'date')).toEqual([]);
});

it('cuts no row of a few lines in two where a page ends', async () => {
  const made = paper('The sums awarded.');
  const cell = (x: number, y: number) =>
    ({
      x,
      y,
      colspan: 1,
      rowspan: 1,
      isHeader: false,
      isFigure: false,
      paragraphs: [
        [
          {
            kind: 'text',
            text: `begin${y} of a claim for what was left undone at the quay, and its end${y}.`,
            styles: [],
          },
        ],
      ],
    }) as const;
  const rows = 120;
  const table = {
    kind: 'table',
    caption: [],
    widths: [0.2, 0.2, 0.2, 0.2, 0.2],
    rows,
    headRows: 0,
    cells: Array.from({ length: rows * 5 }, (_, at) => cell(at % 5, Math.floor(at / 5))),
  } as const;
  const whole = { ...made, works: made.works.map((work) => ({ ...work, blocks: [table] })) };
  const { text } = await extractText(await getDocumentProxy(renderPaperPdf(whole)));
  expect(text.length).toBeGreaterThan(3);
  const rowsOf = (page: string, word: string) =>
    [...page.matchAll(new RegExp(`${word}(\\d+)`, 'gu'))].map(([, row]) => row);
  for (const page of text) expect(rowsOf(page, 'begin')).toEqual(rowsOf(page, 'end'));
});

it('sets small capitals as capitals, in contents as well, and divides no word of a heading or of a centred line', async () => {
  const made = paper('');
  const [work] = made.works;
  const run = (text: string, styles: readonly 'small-caps'[] = []) => ({ kind: 'text', text, styles }) as const;
  const long =
    'Überleitungsregelungen aus Anlaß der Herstellung der Einheit Deutschlands und ihrer Verwaltungsvorschriften';
  const heading = (text: string, styles?: readonly 'small-caps'[]) =>
    ({ kind: 'heading', level: 1, number: [], runs: [run(text, styles)] }) as const;
  const centred = { kind: 'paragraph', role: 'centred', depth: 0, number: [], runs: [run(long)] } as const;
  const text = await read({
    ...made,
    hasContents: true,
    works: [
      { ...work!, language: 'de', blocks: [heading('article i: Power', ['small-caps']), heading(long), centred] },
    ],
  });
  expect(text.match(/ARTICLE I: POWER/gu)).toHaveLength(2);
  expect(text).not.toMatch(/\p{L}[-\u00ad\u2010]\n/u);
});

it('sets an address beside the words before it, not at the other margin', async () => {
  const made = paper('');
  const [block] = made.works[0]?.blocks ?? [];
  if (block?.kind !== 'paragraph') throw new Error('The paper has no paragraph.');
  const address = 'https://harbour.example/statistics/annual-report-of-berths-2022-2023-update-july-2024-final.pdf';
  const runs = [
    { kind: 'text', text: 'Source: the ', styles: [] },
    { kind: 'text', text: address, styles: [], link: address },
  ] as const;
  const page = await (
    await getDocumentProxy(
      renderPaperPdf({ ...made, works: made.works.map((work) => ({ ...work, blocks: [{ ...block, runs }] })) }),
    )
  ).getPage(1);
  const { items } = await page.getTextContent();
  const spaces = items.flatMap((item) => ('str' in item && item.str === ' ' ? [item.width] : []));
  expect(spaces.length).toBeGreaterThan(0);
  expect(Math.max(...spaces)).toBeLessThan(6);
});

it('justifies a paragraph whose footnote alone has an address', async () => {
  const made = paper('');
  const [block] = made.works[0]?.blocks ?? [];
  if (block?.kind !== 'paragraph') throw new Error('The paper has no paragraph.');
  const words = 'The berths of the harbour were let for a term of years to whoever asked for them first. '.repeat(4);
  const text = { kind: 'text', text: words, styles: [] } as const;
  const address = { ...text, text: `https://harbour.example/${'statistics/'.repeat(5)}` };
  const spacesOf = async (runs: typeof block.runs) => {
    const works = made.works.map((work) => ({ ...work, blocks: [{ ...block, runs }] }));
    const page = await (await getDocumentProxy(renderPaperPdf({ ...made, works }))).getPage(1);
    const { items } = await page.getTextContent();
    return new Set(items.flatMap((item) => ('str' in item && item.str === ' ' ? [item.width.toFixed(2)] : []))).size;
  };
  const noted = [text, { kind: 'note', mark: '1', paragraphs: [[address]] }] as const;
  // The spaces of a justified paragraph are of as many widths as it has lines.
  expect(await spacesOf(noted)).toBeGreaterThan(await spacesOf([text, address]));
});

/** Headings of five levels below the title and one below those. */
function deepPaper(): Paper {
  const made = paper('');
  const headings = ['Part', 'Chapter', 'Division', 'Section', 'Step'].map((name, at) => ({
    kind: 'heading' as const,
    level: (at + 1) as 1 | 2 | 3 | 4 | 5,
    number: [],
    runs: [{ kind: 'text' as const, text: `${name} of quays`, styles: [] }],
  }));
  return { ...made, hasContents: true, works: made.works.map((work) => ({ ...work, blocks: headings })) };
}

it('contents of a text name headings of four levels below its title, in pages and in Word', async () => {
  const named = (text: string) =>
    ['Part', 'Chapter', 'Division', 'Section', 'Step'].map((name) => text.split(`${name} of quays`).length - 1);
  expect(named(await read(deepPaper()))).toEqual([2, 2, 2, 2, 1]);
  expect(named(readParagraphs(await renderPaperWord(deepPaper())).join(' '))).toEqual([2, 2, 2, 2, 1]);
});

/** Whether this machine has a face with a letter of the Arabic or Hebrew script. */
function canSet(letter: string): boolean {
  try {
    return renderPaperPdf(paper(letter)).length > 0;
  } catch {
    return false;
  }
}

it.skipIf(!canSet('מ'))(
  'SR-186 sets a paragraph from right to left by its words, whatever language its text is said to be in, and others beside it from left to right',
  async () => {
    const placesOf = async (text: string, title: string) => {
      const page = await (await getDocumentProxy(renderPaperPdf(paper(text, title)))).getPage(1);
      const { items } = await page.getTextContent();
      return (word: string) => {
        const item = items.find((one) => 'str' in one && one.str.includes(word));
        return item && 'transform' in item ? (item.transform as number[])[4]! : Number.NaN;
      };
    };
    for (const title of ['Rules', 'כללים']) {
      const right = await placesOf('כללים (ICC) חלים', title);
      expect(right('ICC')).toBeGreaterThan(right('חלים'));
      const left = await placesOf('Seats (ICC) חלים', title);
      expect(left('Seats')).toBeLessThan(90);
      expect(left('חלים')).toBeGreaterThan(left('Seats'));
    }
  },
);

it('prints the note of a heading on the page of the heading, and not below the contents, which repeat its words', async () => {
  const run = (text: string) => ({ kind: 'text', text, styles: [] }) as const;
  const note = { kind: 'note', mark: '15', paragraphs: [[run('Raised by the harbour.')]] } as const;
  const heading = { kind: 'heading', level: 1, number: [], runs: [run('Oil'), note] } as const;
  const { works, ...rest } = paper('The oil burned.');
  const blocks = [heading, ...works.flatMap((work) => work.blocks)];
  const made = { ...rest, hasContents: true, works: works.map((work) => ({ ...work, blocks })) };
  const { text } = await extractText(await getDocumentProxy(renderPaperPdf(made)));
  expect(text.map((page) => page.split('Raised by the harbour.').length - 1)).toEqual([0, 1]);
  expect(text[0]).toMatch(/Oil(?!\s*15)/u);
  expect(text[1]).toMatch(/Oil\s*15/u);
});
