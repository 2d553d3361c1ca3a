import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordSource } from '../import/generate-words.ts';

const SECTIONS = 12;

/** Fills a folder with web pages of some 500 words. */
export function generatePages(folder: string, pages: number): void {
  const source = new WordSource(500);
  const section = (_: unknown, index: number) => `<h2>Part ${index + 1}</h2><p>${source.sentences(40)}</p>\n`;
  for (let page = 1; page <= pages; page += 1) {
    const body = Array.from({ length: SECTIONS }, section).join('');
    writeFileSync(join(folder, `page-${page}.html`), wrap(`Decision ${page}`, body));
  }
}

/** Writes one web page of so many paragraphs, each of a few words: of all texts the one with most elements for its size. */
export function generateManyElements(path: string, paragraphs: number): void {
  const source = new WordSource(400);
  const body = Array.from({ length: paragraphs }, (_, index) => `<p>${source.word()} ${index % 1000}</p>\n`).join('');
  writeFileSync(path, wrap('Many elements', body));
}

function wrap(title: string, body: string): string {
  return `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>\n${body}</html>\n`;
}
