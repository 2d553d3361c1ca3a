import { scanTokens, type TokenSink } from '#domain/words/tokenize.ts';
import { NumberList } from '../../index/number-list.ts';
import { WordDictionary } from '../../index/word-dictionary.ts';
import { measureFit, type WordRange } from './measure-fit.ts';
import { dropPadding } from './split-words.ts';

/** Nobody types them to find a title. */
const ARTICLES: readonly string[] = ['the', 'a', 'an'];

const ZERO = 0x30;

/** Takes texts; they are numbered from 0 in the order they come. */
export class BeginningIndexBuilder implements TokenSink {
  readonly #words = new WordDictionary();
  readonly #tokens = new NumberList();
  /** Where the words of each text end. */
  readonly #ends = new NumberList();

  add(text: string): void {
    scanTokens(text, this);
    this.#ends.push(this.#tokens.length);
  }

  takePlain(text: string, start: number, end: number): void {
    if (text.charCodeAt(start) === ZERO) this.takeFolded(text.slice(start, end).toLowerCase());
    else this.#tokens.push(this.#words.numberPlain(text, start, end));
  }

  takeFolded(word: string): void {
    this.#tokens.push(this.#words.number(dropPadding(word)));
  }

  /** Builds in steps, so that others get a turn; the builder is spent afterwards. */
  *build(): Generator<void, BeginningIndex> {
    const numbered = Array.from({ length: this.#words.size }, (_, number) => this.#words.get(number));
    yield;
    const order = Uint32Array.from(numbered.keys()).sort((a, b) => (numbered[a]! < numbered[b]! ? -1 : 1));
    const words = Array.from(order, (number) => numbered[number]!);
    yield;
    const ranks = new Uint32Array(words.length);
    for (const [rank, number] of order.entries()) ranks[number] = rank;
    yield;
    const tokens = this.#tokens.view().map((number) => ranks[number]!);
    yield;
    const starts = new Uint32Array(this.#ends.length + 1);
    starts.set(this.#ends.view(), 1);
    return new BeginningIndex(words, tokens, starts);
  }
}

/**
 * Short texts, found by the beginnings of their words. Words are numbered in sorted order, so that a beginning is a
 * range of numbers, in the texts of each word as well as in the words of each text.
 */
export class BeginningIndex {
  readonly #words: readonly string[];
  /** The words of text `n` stand from `starts[n]` to `starts[n + 1]`. */
  readonly #tokens: Uint32Array;
  readonly #starts: Uint32Array;
  /** The texts of word `n`, likewise; a text that has it twice stands there twice. */
  readonly #members: Uint32Array;
  readonly #memberStarts: Uint32Array;
  /** Numbers of the articles among the words. */
  readonly #articles: ReadonlySet<number>;
  /** The turn in which each text was last looked at. */
  readonly #seen: Uint32Array;
  #turn = 0;

  constructor(words: readonly string[], tokens: Uint32Array, starts: Uint32Array) {
    this.#words = words;
    this.#tokens = tokens;
    this.#starts = starts;
    this.#seen = new Uint32Array(starts.length - 1);
    this.#memberStarts = new Uint32Array(words.length + 1);
    this.#members = this.#groupByWord();
    this.#articles = new Set(ARTICLES.map((article) => this.#findRange(article).whole));
  }

  /** How many words a text has. */
  countWords(text: number): number {
    return this.#starts[text + 1]! - this.#starts[text]!;
  }

  /** Visits each text whose words begin with all the typed ones, with how well it fits (`measureFit`). */
  find(typed: readonly string[], visit: (text: number, fit: number) => void): void {
    const ranges = typed.map((word) => this.#findRange(word));
    const [narrowest] = ranges.toSorted((a, b) => this.#countMembers(a) - this.#countMembers(b));
    if (!narrowest) return;
    const turn = ++this.#turn;
    const to = this.#memberStarts[narrowest.to]!;
    for (let at = this.#memberStarts[narrowest.from]!; at < to; at++) {
      const text = this.#members[at]!;
      if (this.#seen[text] === turn) continue;
      this.#seen[text] = turn;
      const start = this.#starts[text]!;
      const proper = this.#articles.has(this.#tokens[start]!) ? start + 1 : start;
      const fit = measureFit(this.#tokens, start, this.#starts[text + 1]!, ranges, proper);
      if (fit !== undefined) visit(text, fit);
    }
  }

  #countMembers({ from, to }: WordRange): number {
    return this.#memberStarts[to]! - this.#memberStarts[from]!;
  }

  #findRange(beginning: string): WordRange {
    const from = this.#lowerBound((word) => word < beginning);
    const to = this.#lowerBound((word) => word < beginning || word.startsWith(beginning));
    return { from, to, whole: this.#words[from] === beginning ? from : -1 };
  }

  /** The first word that is not before what is looked for. */
  #lowerBound(isBefore: (word: string) => boolean): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isBefore(this.#words[middle]!)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** A counting sort; fills `#memberStarts`. */
  #groupByWord(): Uint32Array {
    const counts = this.#memberStarts;
    for (const word of this.#tokens) counts[word + 1]!++;
    for (let word = 1; word < counts.length; word++) counts[word]! += counts[word - 1]!;
    const next = counts.slice();
    const members = new Uint32Array(this.#tokens.length);
    for (let text = 0; text + 1 < this.#starts.length; text++) {
      for (let at = this.#starts[text]!; at < this.#starts[text + 1]!; at++) {
        members[next[this.#tokens[at]!]!++] = text;
      }
    }
    return members;
  }
}
