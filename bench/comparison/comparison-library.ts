import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { KNOWN_PLACES } from '#domain/places/known-places.ts';

/** What is compared. */
export const COMPARED = { places: 6, topics: 20 };
/** Slug of the product of long answers, and of the one of many places. */
export const LONG = 'Commercial_Arbitration';
export const WIDE = 'arbitral_institutions';
const PLACES = KNOWN_PLACES.filter(({ land }) => land !== undefined);
const WORDS = 'the lease of a quay is made in writing and ends by notice unless the harbour act says otherwise'.split(
  ' ',
);

/** How much a product holds, and how long its answers are. */
export interface Size {
  readonly places: number;
  readonly topics: number;
  readonly words: number;
}

/** Writes a product with its documents as a file to import. */
export function writeProduct(source: string, slug: string, { places, topics, words }: Size): void {
  const named = Array.from({ length: topics }, (_, at) => ({ id: `t${at}`, label: `Question number ${at}` }));
  const product = { kind: 'comparison', id: `bench-${slug}`, slug, title: slug, topics: named };
  const documents = PLACES.slice(0, places).map(({ id, name }) => ({
    id: `${slug}-${id}`,
    title: `${slug}: ${name}`,
    type: 'Quick answers',
    jurisdiction: [name],
    comparison: slug,
    html: named.map(({ label }, at) => `<h2>${label}</h2>${writeAnswer(words, at)}`).join(''),
  }));
  writeFileSync(
    join(source, `${slug}.jsonl`),
    [product, ...documents].map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
}

/** Paragraphs, a table and a source, as answers have them. */
function writeAnswer(words: number, seed: number): string {
  const say = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => WORDS[(at * 7 + from) % WORDS.length]).join(' ');
  const paragraphs = Array.from({ length: 4 }, (_, at) => `<p>${at}. ${say(Math.ceil(words / 4), seed + at)}.</p>`);
  const table = `<table><tr><th>Lease</th><th>Days</th></tr><tr><td>Long</td><td>${seed}</td></tr></table>`;
  return `${paragraphs.join('')}${table}<p>Source: Harbour Act, s. ${seed}, read 27 November 2026.</p>`;
}

/** What is asked of a product: its first topics, and places from one of them on. */
export function bodyOf(Slug: string, { places, topics }: Pick<Size, 'places' | 'topics'>, from = 0) {
  return {
    Slug,
    TopicIds: Array.from({ length: topics }, (_, at) => `t${at}`),
    JurisDictions: PLACES.slice(from, from + places).map(({ land }) => land),
  };
}
