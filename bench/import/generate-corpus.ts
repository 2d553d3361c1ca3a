import { closeSync, openSync, writeSync } from 'node:fs';
import { WordSource } from './generate-words.ts';

export interface CorpusFacts {
  readonly documents: number;
  readonly bytes: number;
}

const PIECE = 1024 * 1024;
const TYPES = ['Award', 'Case law', 'Document', 'Commentary', 'Legislation'];
const PLACES = ['France', 'United Kingdom', 'Switzerland', 'Singapore', 'Netherlands', 'Germany', 'Spain', 'Kenya'];
const TOPICS = ['Procedure > Seat', 'Procedure > Evidence', 'Jurisdiction > Consent', 'Merits > Damages', 'Costs'];
const SOURCES = ['Reporter', 'Bulletin', 'Yearbook', 'Digest'];

export interface CorpusWish {
  readonly seed?: number;
  /** Number of the first document. */
  readonly first?: number;
  /** Words of a paragraph at the most; at least a third of it. */
  readonly words?: number;
}

/** Writes a JSON Lines file of documents of 100 to 3,000 words (600 on average), the same for the same wish. */
export function generateCorpus(path: string, documents: number, wish: CorpusWish = {}): CorpusFacts {
  const { seed = 20_000, first = 1, words = 90 } = wish;
  const source = new WordSource(seed);
  const file = openSync(path, 'w');
  let bytes = 0;
  let piece = '';
  const flush = () => {
    bytes += writeSync(file, piece);
    piece = '';
  };
  for (let number = first; number < first + documents; number += 1) {
    piece += `${JSON.stringify(createDocument(source, number, words))}\n`;
    if (piece.length >= PIECE) flush();
  }
  flush();
  closeSync(file);
  return { documents, bytes };
}

function createDocument(source: WordSource, number: number, words: number): object {
  const paragraphs = Math.max(2, Math.round(10 * (-Math.log(1 - source.random() * 0.995) * 0.8 + 0.2)));
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    id: `bench-${String(number).padStart(6, '0')}`,
    title: `${source.pick(['Award', 'Decision', 'Order', 'Note'])} ${number} on ${source.sentences(source.count(3, 8)).slice(0, -1)}`,
    type: source.pick(TYPES),
    jurisdiction: [source.pick(PLACES)],
    topic: [source.pick(TOPICS)],
    publicationDate: `${source.count(1980, 2026)}-${two(source.count(1, 12))}-${two(source.count(1, 28))}`,
    source: source.pick(SOURCES),
    authors: [`Author ${source.count(1, 500)}`],
    text: Array.from({ length: paragraphs }, () => source.sentences(source.count(Math.round(words / 3), words))).join(
      '\n\n',
    ),
  };
}
