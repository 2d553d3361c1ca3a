import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { WordSource } from '../import/generate-words.ts';

/** The id of the award. */
export const AWARD_ID = 'bench-long-award';
/** Marks many places of it. */
export const AWARD_TERM = 'tribunal OR court OR award';

const TITLE = 'Quay Builders v Port Authority of Caldera, Award of the Full Tribunal';
const WORDS = 80;
const PARAGRAPHS_PER_PART = 60;
const PARAGRAPHS_PER_NOTE = 4;
const PARAGRAPHS_PER_TABLE = 100;
const PARAGRAPHS_PER_TRANSLATION = 5;

/**
 * Writes an award of about so many bytes as JSON Lines: numbered paragraphs in headed parts, a footnote to every fourth,
 * a table to every hundredth, every fifth in French as well. A later version lacks one paragraph in a thousand.
 */
export function generateAward(folder: string, bytes: number, version: number): { paragraphs: number; bytes: number } {
  const source = new WordSource(17);
  const pieces: string[] = [];
  const notes: string[] = [];
  let written = 0;
  let number = 0;
  while (written < bytes) {
    if (number % PARAGRAPHS_PER_PART === 0) {
      pieces.push(`<h2>${number / PARAGRAPHS_PER_PART + 1}. ${source.sentences(6)}</h2>`);
    }
    number += 1;
    const block = createParagraph(number, source, notes);
    if (version > 1 && number % 1000 === 500) continue;
    pieces.push(block);
    written += block.length;
  }
  const html = `${pieces.join('\n')}\n${notes.join('\n')}`;
  const record = { id: AWARD_ID, title: TITLE, type: 'Award', language: ['en', 'fr'], publicationDate: '2025-06-30' };
  const file = openSync(join(folder, 'award.jsonl'), 'w');
  writeSync(file, `${JSON.stringify({ ...record, html })}\n`);
  closeSync(file);
  return { paragraphs: number, bytes: html.length };
}

function createParagraph(number: number, source: WordSource, notes: string[]): string {
  const text = source.sentences(WORDS + source.count(-30, 30));
  let mark = '';
  if (number % PARAGRAPHS_PER_NOTE === 0) {
    const note = notes.length + 1;
    mark = `<sup><a href="#fn${note}" class="footnote-ref">${note}</a></sup>`;
    notes.push(`<p id="fn${note}">${note} Exhibit C-${note}, ${source.sentences(12)}</p>`);
  }
  const other =
    number % PARAGRAPHS_PER_TRANSLATION === 0 ? `\n<p lang="fr">${number}. ${source.sentences(WORDS)}</p>` : '';
  const table = number % PARAGRAPHS_PER_TABLE === 0 ? createTable(source) : '';
  return `<p>${number}. ${text}${mark}</p>${other}${table}`;
}

function createTable(source: WordSource): string {
  const rows = Array.from({ length: 12 }, (_, index) => {
    return `<tr><td>Invoice ${index + 1}</td><td>${source.sentences(6)}</td><td>${source.count(10, 900)},000.50</td></tr>`;
  });
  return `\n<table><tr><th>Invoice</th><th>For</th><th>Amount</th></tr>${rows.join('')}</table>`;
}
