import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PRODUCT } from '#server/compose/product.ts';
import type { JudgedSet } from './judged-search.ts';

/** The sets made here, in this folder: a line is a search and the keys of its documents, with tabs between. */
export function readOwnSets(): JudgedSet[] {
  return ['known-items', 'questions'].map((name) => ({
    name,
    searches: readLines(join(PRODUCT.root, 'bench/relevance', `${name}.tsv`)).map((line) => {
      const [text = '', ...keys] = line.split('\t');
      return { text, relevant: new Set(keys) };
    }),
  }));
}

/** The set that comes with the samples, in its folder; a search without relevant documents is left out. */
export function readPublishedSet(folder: string): JudgedSet {
  const relevant = new Map<string, Set<string>>();
  for (const line of readLines(join(folder, 'qrels.txt'))) {
    const [query = '', , document = '', grade] = line.split(/\s+/);
    if (Number(grade) > 0) relevant.set(query, (relevant.get(query) ?? new Set()).add(document));
  }
  const searches = readLines(join(folder, 'queries.tsv')).flatMap((line) => {
    const [id = '', text = ''] = line.split('\t');
    const wanted = relevant.get(id);
    return wanted ? [{ text, relevant: wanted }] : [];
  });
  return { name: 'irled', searches };
}

function readLines(path: string): string[] {
  return readFileSync(path, 'utf8').trimEnd().split('\n');
}
