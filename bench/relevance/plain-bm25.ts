import { numberKey } from '#domain/words/number-key.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import { IndexSnapshot, type SnapshotFiles } from '#server/adapters/embedded-search/index-snapshot.ts';
import { PostingCursor, END } from '#server/adapters/index/posting-cursor.ts';
import type { Segment } from '#server/adapters/index/segment.ts';

const K1 = 1.2;
const B = 0.75;

/** Plain BM25 over the tokens of an index: title, text and record are one bag of words, singular and plural one word. */
export class PlainBm25 {
  readonly #segments: readonly Segment[];
  readonly #documents: number;
  readonly #lengths: readonly Float64Array[];
  readonly #averageLength: number;

  constructor(files: SnapshotFiles) {
    const snapshot = new IndexSnapshot(files);
    this.#segments = snapshot.segments;
    this.#documents = snapshot.documents;
    this.#lengths = this.#segments.map((segment) => {
      const lengths = new Float64Array(segment.documents);
      for (const list of new Set(segment.stemLists)) {
        forEachCount(segment, list, (document, count) => (lengths[document]! += count));
      }
      return lengths;
    });
    const tokens = this.#lengths.flatMap((lengths) => [...lengths]).reduce((sum, length) => sum + length, 0);
    this.#averageLength = tokens / this.#documents;
  }

  /** Ids of the best documents for any of the words of a text, at most so many. */
  rank(text: string, most: number): string[] {
    const scores = this.#segments.map((segment) => new Float64Array(segment.documents));
    for (const word of new Set(tokenizeText(text).words.map(numberKey))) this.#add(word, scores);
    return this.#segments
      .flatMap((segment, index) =>
        Array.from(scores[index]!, (score, document) => ({
          score,
          number: segment.numbers[document]!,
          segment,
          document,
        })),
      )
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score || a.number - b.number)
      .slice(0, most)
      .map(({ segment, document }) => segment.ids.get(document));
  }

  #add(word: string, scores: readonly Float64Array[]): void {
    const lists = this.#segments.map(({ stems, stemLists }) => stemLists[stems.find(word)]);
    const frequency = lists.reduce(
      (sum: number, list, index) =>
        sum + (list === undefined ? 0 : this.#segments[index]!.postings.listDocuments[list]!),
      0,
    );
    const rarity = Math.log(1 + (this.#documents - frequency + 0.5) / (frequency + 0.5));
    for (const [index, list] of lists.entries()) {
      if (list === undefined) continue;
      forEachCount(this.#segments[index]!, list, (document, count) => {
        const length = this.#lengths[index]![document]! / this.#averageLength;
        scores[index]![document]! += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + B * length));
      });
    }
  }
}

function forEachCount(segment: Segment, list: number, visit: (document: number, count: number) => void): void {
  const cursor = new PostingCursor(segment.postings, list);
  for (let document = cursor.advance(0); document !== END; document = cursor.advance(document + 1)) {
    visit(document, cursor.count);
  }
}
