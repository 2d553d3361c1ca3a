import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import type { Paper } from '#domain/paper/paper.ts';
import { renderPaperPdf } from './render-paper-pdf.ts';

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

it('has letters with accents whole, however they are written, so that names are found in the file', async () => {
  const names = 'Katarzyna Wolińska, Łukasz Dvořák, Ağaoğlu, Şişli, Řež, Brâncuși, Szőnyi, İstanbul, Μάρκος and Пётр.';
  const onOneLine = async (text: string) => (await read(paper(text))).replaceAll('\n', ' ');
  expect(await onOneLine(names)).toContain(names);
  expect(await onOneLine(names.normalize('NFD'))).toContain(names);
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
