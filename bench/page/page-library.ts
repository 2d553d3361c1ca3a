import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { WordSource } from '../import/generate-words.ts';
import { importInProcess } from '../report/run-process.ts';
import type { WorkFolder } from '../report/work-folder.ts';
import { writeStatusTable } from './status-table.ts';

/** Branches of the tree of topics, and twigs of each: a thousand values. */
const BRANCHES = 40;
const TWIGS = 24;

/** Jurisdictions of the documents. */
export const PLACES = [
  'France',
  'Switzerland',
  'Singapore',
  'Netherlands',
  'Germany',
  'Spain',
  'Kenya',
  'Japan',
  'Brazil',
];
const TYPES = ['Award', 'Case law', 'Legislation', 'Book chapter', 'Journal article'];

/** Short documents with a thousand topics and a convention of 200 states, imported into a data folder. */
export async function createPageLibrary(folder: WorkFolder, data: string, documents: number): Promise<void> {
  const files = folder.folder('page-files');
  const file = openSync(join(files, 'corpus.jsonl'), 'w');
  const source = new WordSource(1_000);
  for (let number = 1; number <= documents; number += 1) {
    writeSync(file, `${JSON.stringify(createDocument(source, number))}\n`);
  }
  closeSync(file);
  writeStatusTable(files);
  const { answer } = await importInProcess(folder, data, [files]);
  const [refused] = answer.refused;
  if (refused) throw new Error(`${refused.path} was refused: ${refused.reason}`);
}

function createDocument(source: WordSource, number: number): object {
  const branch = `Branch ${number % BRANCHES}`;
  return {
    id: `page-${number}`,
    title: `Note ${number} on ${source.sentences(5).slice(0, -1)}`,
    type: source.pick(TYPES),
    jurisdiction: [source.pick(PLACES)],
    topic: [`${branch} > Twig ${number % BRANCHES}.${Math.floor(number / BRANCHES) % TWIGS}`],
    publicationDate: `${source.count(1980, 2026)}-0${source.count(1, 9)}-1${source.count(0, 9)}`,
    authors: [`Author ${source.count(1, 500)}`],
    text: `The tribunal considered the seat. ${source.sentences(source.count(60, 200))}`,
  };
}
