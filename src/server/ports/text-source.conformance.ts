import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TextSource } from './text-source.ts';

/** A text as it was stored: chunks of blocks, in order. */
export interface StoredText {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly keywords: readonly string[];
  readonly chunks: readonly (readonly string[])[];
}

/** A source under test. */
export interface SourceUnderTest {
  readonly source: TextSource;
  close(): void;
}

const TEXTS: readonly StoredText[] = [
  {
    number: 7,
    id: 'doc-7',
    title: 'The seat',
    keywords: ['Seat', 'Venue'],
    chunks: [['One two three.', 'Four'], ['Five six', 'Seven eight nine'], ['…'], ['Ten']],
  },
  { number: 9, id: 'doc-9', title: 'No text', keywords: [], chunks: [] },
];

/** What every source of texts has to answer. `open` stores the texts, each chunk as it is. */
export function describeTextSource(name: string, open: (texts: readonly StoredText[]) => SourceUnderTest): void {
  describe(name, () => {
    let subject: SourceUnderTest;
    beforeEach(() => {
      subject = open(TEXTS);
    });
    afterEach(() => subject.close());

    test('finds numbers by ids, titles and records by numbers, in the order asked, also of what is not there', async () => {
      const { source } = subject;
      expect(await source.findNumbers(['doc-9', 'doc-8', 'doc-7'])).toEqual([9, undefined, 7]);
      expect(await source.readTitles([9, 8, 7])).toEqual(['No text', undefined, 'The seat']);
      const [none, record] = await source.readRecords([8, 7]);
      expect(none).toBeUndefined();
      expect(record).toMatchObject({ keywords: ['Seat', 'Venue'] });
    });

    test('reads the chunks in which words stand, each with its first block and first word', async () => {
      const first = { firstBlock: 0, firstPosition: 0, texts: ['One two three.', 'Four'] };
      const second = { firstBlock: 2, firstPosition: 4, texts: ['Five six', 'Seven eight nine'] };
      const last = { firstBlock: 5, firstPosition: 9, texts: ['Ten'] };
      for (const [word, chunk] of [first, first, first, first, second, second].entries()) {
        expect(await subject.source.readChunks([{ document: 7, first: word, last: word }])).toMatchObject([[chunk]]);
      }
      const ranges = [
        { document: 7, first: 3, last: 4 },
        { document: 7, first: 9, last: 9 },
        { document: 7, first: 5, last: 8 },
      ];
      expect(await subject.source.readChunks(ranges)).toMatchObject([[first, second], [last], [second]]);
    });

    test('knows where the words of a block begin, also of one without words and of none', async () => {
      const places = [0, 1, 2, 3, 4, 5, 6].map((block) => ({ document: 7, block }));
      const nowhere = [
        { document: 8, block: 0 },
        { document: 9, block: 0 },
      ];
      const positions = await subject.source.findPositions([...places.toReversed(), ...nowhere]);
      expect(positions).toEqual([undefined, 9, 9, 6, 4, 3, 0, undefined, undefined]);
    });

    test('answers ranges that share a chunk with the same one', async () => {
      const ranges = [0, 5, 6].map((first) => ({ document: 7, first, last: first }));
      const [one, two, three] = await subject.source.readChunks(ranges);
      expect(three![0]).toBe(two![0]);
      expect(two![0]).not.toBe(one![0]);
    });

    test('has no chunks of documents that are gone or have no text', async () => {
      const ranges = [8, 9].map((document) => ({ document, first: 0, last: 3 }));
      expect(await subject.source.readChunks(ranges)).toEqual([[], []]);
    });
  });
}
