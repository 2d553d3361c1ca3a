import { findShared } from '../words/edit-script.ts';
import { findLongestRising } from './longest-rising.ts';
import type { BesideRow } from './set-beside.ts';

/** What of a block tells where it stands in a text that another one translates. */
export interface LanguageBlock {
  /** The number that is printed before it, with what it is the number of: a paragraph, an article, a note. */
  readonly number: string | undefined;
  /** Heading, paragraph, table and so on. */
  readonly kind: string;
}

/** Beyond so many blocks that differ in kind between two fixed points they stand beside each other in turn. */
const MOST_DIFFERENCES = 500;

/**
 * A text and its translation side by side: what has the same printed number stands in one row, and between two such
 * rows what is of the same kind, in order. Words are not compared. Every block of either stands in one row.
 */
export function setLanguagesBeside(olds: readonly LanguageBlock[], news: readonly LanguageBlock[]): BesideRow[] {
  const rows: BesideRow[] = [];
  let [oldAt, newAt] = [0, 0];
  for (const [old, next] of [...listFixed(olds, news), [olds.length, news.length] as const]) {
    fillBetween(rows, { olds, news, oldAt, newAt, oldTo: old, newTo: next });
    if (old < olds.length) add(rows, [old], [next]);
    [oldAt, newAt] = [old + 1, next + 1];
  }
  return rows;
}

/** Blocks whose number stands once in either text, as far as their order is the same. */
function listFixed(olds: readonly LanguageBlock[], news: readonly LanguageBlock[]): (readonly [number, number])[] {
  const [oldNumbers, newNumbers] = [readNumbers(olds), readNumbers(news)];
  const [oldPlaces, newPlaces] = [listOnce(oldNumbers), listOnce(newNumbers)];
  const partners = Int32Array.from(oldNumbers, (number, at) =>
    number !== undefined && oldPlaces.get(number) === at ? (newPlaces.get(number) ?? -1) : -1,
  );
  const rising = findLongestRising(partners);
  return Array.from(partners, (to, at) => [at, to] as const).filter(([at, to]) => to >= 0 && rising[at] === 1);
}

/** What divisions of a law are called in the languages of treaties, each as the one word by which they are compared. */
const DIVISIONS: readonly (readonly [RegExp, string])[] = [
  [/^art(?:icle|ikel|icolo|ículo|igo|\.)?$/iu, 'article'],
  [/^(?:part|deel|teil|partie|parte)$/iu, 'part'],
  [/^(?:chapter|hoofdstuk|kapitel|chapitre|capítulo|capitolo)$/iu, 'chapter'],
  [/^(?:section|afdeling|abschnitt|sezione|sección|secção)$/iu, 'section'],
  [/^(?:annex|annexe|bijlage|anhang|allegato|anexo)$/iu, 'annex'],
];

/**
 * The numbers of blocks as both languages have them: `Article 5` is `Artikel 5`. A treaty and its statute may have the
 * same article: the numbers of headings are told apart by the how-manieth of their name they are.
 */
function readNumbers(blocks: readonly LanguageBlock[]): (string | undefined)[] {
  const seen = new Map<string, number>();
  return blocks.map(({ number }) => {
    if (!number?.startsWith('heading ')) return number;
    const name = number
      .split(/\s+/u)
      .map((word) => DIVISIONS.find(([called]) => called.test(word))?.[1] ?? word)
      .join(' ');
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return `${name} ${count}`;
  });
}

function listOnce(numbers: readonly (string | undefined)[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [at, number] of numbers.entries()) {
    if (number !== undefined) places.set(number, places.has(number) ? -1 : at);
  }
  return places;
}

interface Gap {
  readonly olds: readonly LanguageBlock[];
  readonly news: readonly LanguageBlock[];
  readonly oldAt: number;
  readonly newAt: number;
  readonly oldTo: number;
  readonly newTo: number;
}

function fillBetween(rows: BesideRow[], { olds, news, oldAt, newAt, oldTo, newTo }: Gap): void {
  const kinds = new Map<string, number>();
  const shared = findShared(
    numberKinds(olds.slice(oldAt, oldTo), kinds),
    numberKinds(news.slice(newAt, newTo), kinds),
    MOST_DIFFERENCES,
  );
  let [old, next] = [oldAt, newAt];
  const end = [oldTo - oldAt, newTo - newAt] as const;
  for (const [sharedOld, sharedNew] of [...(shared ?? []), end]) {
    while (old < oldAt + sharedOld || next < newAt + sharedNew) {
      const left = old < oldAt + sharedOld ? [old] : [];
      const right = next < newAt + sharedNew ? [next] : [];
      add(rows, left, right);
      [old, next] = [old + left.length, next + right.length];
    }
    if (old < oldTo && next < newTo) add(rows, [old], [next]);
    [old, next] = [oldAt + sharedOld + 1, newAt + sharedNew + 1];
  }
}

function numberKinds(blocks: readonly LanguageBlock[], kinds: Map<string, number>): Int32Array {
  return Int32Array.from(blocks, ({ kind }) => {
    const known = kinds.get(kind);
    if (known !== undefined) return known;
    kinds.set(kind, kinds.size);
    return kinds.size - 1;
  });
}

function add(rows: BesideRow[], olds: readonly number[], news: readonly number[]): void {
  rows.push({ kind: 'same', olds, news, isCompared: true });
}
