import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { Paper, PaperBlock, PaperRun } from '#domain/paper/paper.ts';
import { renderPaperWord } from './render-paper-word.ts';

const words = (text: string): PaperRun[] => [{ kind: 'text', text, styles: [] }];
const heading = (text: string): PaperBlock => ({ kind: 'heading', level: 1, number: [], runs: words(text) });
const paragraph = (text: string, language?: string): PaperBlock => ({
  kind: 'paragraph',
  role: 'body',
  depth: 0,
  number: [],
  runs: words(text),
  ...(language === undefined ? {} : { language }),
});

/** A table of figures with so many columns. */
function table(columns: number): PaperBlock {
  const cell = (x: number, y: number) =>
    ({ x, y, colspan: 1, rowspan: 1, isHeader: y === 0, isFigure: y > 0, paragraphs: [words('0.9614')] }) as const;
  const cells = [0, 1].flatMap((y) => Array.from({ length: columns }, (_, x) => cell(x, y)));
  return {
    kind: 'table',
    caption: [],
    widths: Array.from({ length: columns }, () => 1 / columns),
    rows: 2,
    headRows: 1,
    cells,
  };
}

async function read(blocks: readonly PaperBlock[], language: string, part: string): Promise<string> {
  const work = { title: 'Of seats', language, link: 'http://ka.localhost/document/d1', facts: [], blocks };
  const paper: Paper = { title: work.title, facts: [], notes: [], hasContents: true, works: [work] };
  return strFromU8(unzipSync(await renderPaperWord(paper))[`word/${part}.xml`] ?? new Uint8Array());
}

it('SR-186 Word knows the language of a text, and of what is in another, so that it checks each by its own words', async () => {
  const blocks = [paragraph('Of seats'), paragraph('Van zetels', 'nl'), paragraph('في المقر', 'ar')];
  expect(await read(blocks, 'en', 'styles')).toContain('<w:lang w:val="en-GB"');
  const text = await read(blocks, 'en', 'document');
  const languageOf = (part: string) => /<w:lang w:val="([^"]*)"[^>]*>(?:(?!<w:lang).)*$/su.exec(part)?.[1];
  const runs = text.split('</w:r>').filter((run) => /Of seats|Van zetels|المقر/u.test(run));
  expect(runs.slice(-3).map(languageOf)).toEqual([undefined, 'nl-NL', 'ar-EG']);
  expect(await read(blocks, 'de', 'styles')).toContain('<w:lang w:val="de-DE"');
});

it('SR-186 a table of many columns is set in smaller letters in Word, as in pages, so that no figure of it is broken', async () => {
  const styleOf = async (columns: number) =>
    /w:val="(TableText\d?)"/u.exec(await read([table(columns)], 'en', 'document'))?.[1];
  expect(await Promise.all([4, 8, 10, 20].map(styleOf))).toEqual([
    'TableText',
    'TableText8',
    'TableText7',
    'TableText6',
  ]);
  const styles = await read([table(10)], 'en', 'styles');
  expect(styles).toMatch(/w:styleId="TableText7"(?:(?!<\/w:style>).)*<w:sz w:val="14"\/>/su);
});

it('SR-186 each entry of the contents leads to its heading in Word before pages are counted', async () => {
  const text = await read(
    [heading('The Parties'), paragraph('p'), heading('The Facts'), paragraph('p')],
    'en',
    'document',
  );
  const entries = text.matchAll(/<w:hyperlink[^>]*w:anchor="([^"]*)".*?<\/w:hyperlink>/gsu);
  const led = Array.from(entries, ([entry, place = '']) => {
    const at = text.search(new RegExp(`<w:bookmarkStart[^>]*w:name="${place}"`, 'u'));
    const words = (part: string) => Array.from(part.matchAll(/<w:t [^>]*>([^<]*)/gu), ([, word]) => word).join('');
    return [words(entry), words(text.slice(at).split('<w:bookmarkEnd')[0] ?? '')];
  });
  expect(led).toEqual([
    ['The Parties', 'The Parties'],
    ['The Facts', 'The Facts'],
  ]);
});

it('SR-186 the contents in Word name a heading in small capitals in capitals, since they take its words and not its look', async () => {
  const run = (text: string): PaperRun => ({ kind: 'text', text, styles: ['small-caps'] });
  const small: PaperBlock = {
    kind: 'heading',
    level: 1,
    number: words('Chapter 2'),
    runs: [run('The seat of Straße')],
  };
  const text = await read([small, paragraph('p')], 'en', 'document');
  const wordsOf = (xml: string) => xml.replaceAll(/<[^>]+>/gu, '');
  const [contents = '', heading = ''] = [
    /<w:sdtContent>.*<\/w:sdtContent>/su,
    /<w:pStyle w:val="Heading2"\/>.*?<\/w:p>/su,
  ].map((part) => part.exec(text)?.[0]);
  expect(wordsOf(heading)).toBe('Chapter 2 THE SEAT OF STRASSE');
  expect(wordsOf(contents)).toContain('THE SEAT OF STRASSE');
  // Headings of this level have 28 half points; their small capitals four fifths of it, their capitals all.
  expect([...heading.matchAll(/<w:sz w:val="(\d+)"\/>/gu)].map(([, size]) => size)).toEqual(['22', '22', '22', '22']);
  expect(heading).not.toContain('<w:smallCaps/>');
});
