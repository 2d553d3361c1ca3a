import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { WordSource } from '../import/generate-words.ts';

/** How a text of law is divided. */
export interface ActShape {
  readonly id: string;
  readonly title: string;
  /** Articles, each with a heading of its own in the contents. */
  readonly articles: number;
  /** Numbered provisions of an article: paragraphs, the first with letters. */
  readonly paragraphs: number;
  readonly letters: number;
  /** 0 where articles stand in no chapters. */
  readonly articlesPerChapter: number;
}

/** The instrument that citations of the long act name. */
export const INSTRUMENT = 'EPC';
const SCHEDULES = 4;
const PARAGRAPHS_PER_SCHEDULE = 25;
const WORDS = 30;

/** Provisions that the shape has: chapters, articles, what stands in them, schedules and their paragraphs. */
export function countProvisions({ articles, paragraphs, letters, articlesPerChapter }: ActShape): number {
  const chapters = articlesPerChapter === 0 ? 0 : Math.ceil(articles / articlesPerChapter);
  return chapters + articles * (1 + paragraphs + letters) + SCHEDULES * (1 + PARAGRAPHS_PER_SCHEDULE);
}

/**
 * Writes acts as Markdown into a folder, says that the first is the text of the instrument, and adds a document that
 * cites many provisions of it.
 */
export function writeActs(folder: string, shapes: readonly ActShape[]): void {
  const source = new WordSource(40);
  for (const shape of shapes) writeFileSync(join(folder, `${shape.id}.md`), createAct(shape, source));
  const [first] = shapes;
  if (!first) return;
  const instrument = { kind: 'instrument', id: 'epc', name: 'European Patent Convention', document: first.id };
  const short = { id: SHORT_ID, title: 'A short note', type: 'Case law', text: source.sentences(WORDS) };
  const records = [instrument, short, createCiting(first)].map((record) => `${JSON.stringify(record)}\n`);
  writeFileSync(join(folder, 'records.jsonl'), records.join(''));
}

/** A document like any other. */
export const SHORT_ID = 'bench-short';
/** The document that cites. */
export const CITING_ID = 'bench-citing';

function createCiting({ articles }: ActShape): object {
  const cited = Array.from({ length: 40 }, (_, at) => `Article ${Math.ceil(((at + 1) * articles) / 40)} ${INSTRUMENT}`);
  return {
    id: CITING_ID,
    title: 'Opinion on the long act',
    type: 'Case law',
    publicationDate: '2025-02-03',
    legislations: cited,
    html: `<p>1. The question concerns ${cited.slice(0, 3).join(', ')}.</p>`,
  };
}

function createAct(shape: ActShape, source: WordSource): string {
  const { id, title, articles, paragraphs, letters, articlesPerChapter } = shape;
  const pieces = [`---\nid: ${id}\ntitle: ${title}\ntype: Convention\npublicationDate: 2024-05-06\n---`];
  for (let article = 1; article <= articles; article += 1) {
    if (articlesPerChapter > 0 && article % articlesPerChapter === 1) {
      pieces.push(`## Chapter ${Math.ceil(article / articlesPerChapter)}. ${headline(source)}`);
    }
    pieces.push(`### Article ${article}. ${headline(source)}`);
    if (paragraphs === 0) pieces.push(source.sentences(WORDS));
    for (let number = 1; number <= paragraphs; number += 1) {
      pieces.push(`(${number}) ${source.sentences(WORDS)}`);
      const lettered = number === 1 ? 'abcdefgh'.slice(0, letters) : '';
      for (const letter of lettered) pieces.push(`(${letter}) ${source.sentences(WORDS / 2)}`);
    }
  }
  for (let schedule = 1; schedule <= SCHEDULES; schedule += 1) {
    pieces.push(`## Schedule ${schedule} – ${headline(source)}`);
    for (let number = 1; number <= PARAGRAPHS_PER_SCHEDULE; number += 1) {
      pieces.push(`${number}. ${source.sentences(WORDS)}`);
    }
  }
  return `${pieces.join('\n\n')}\n`;
}

function headline(source: WordSource): string {
  return source.sentences(5).slice(0, -1);
}
