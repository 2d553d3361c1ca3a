import type { DocumentRecord } from '#domain/document/document.ts';
import { tokenizeText } from '#domain/words/tokenize.ts';
import type { PassageSource, TextChunk, TextRange } from './passage-source.ts';

/** One document in memory, its text cut into chunks of some blocks; counts how often it is asked for chunks. */
export class MemorySource implements PassageSource {
  asked = 0;
  readonly #chunks: readonly TextChunk[];
  readonly #words: number;
  readonly #record: DocumentRecord | undefined;

  constructor(chunks: readonly (readonly string[])[], record?: DocumentRecord) {
    let firstBlock = 0;
    let firstPosition = 0;
    this.#chunks = chunks.map((texts) => {
      const chunk = { firstBlock, firstPosition, texts };
      firstBlock += texts.length;
      firstPosition += tokenizeText(texts.join('\n')).words.length;
      return chunk;
    });
    this.#words = firstPosition;
    this.#record = record;
  }

  async readChunks(ranges: readonly TextRange[]): Promise<TextChunk[][]> {
    this.asked += 1;
    return ranges.map(({ first, last }) =>
      this.#chunks.filter(({ firstPosition }, index) => {
        const next = this.#chunks[index + 1]?.firstPosition ?? this.#words;
        return firstPosition <= last && first < next;
      }),
    );
  }

  async readRecords(documents: readonly number[]): Promise<(DocumentRecord | undefined)[]> {
    return documents.map(() => this.#record);
  }
}
