import type { DocumentRecord } from '#domain/document/document.ts';
import type { ProvisionUnit } from '#domain/provisions/known-instrument.ts';
import { mainUnitOf } from '#domain/provisions/law-text.ts';
import { ProvisionIndex } from '#domain/provisions/provision-index.ts';
import { ProvisionTree } from '#domain/provisions/provision-tree.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { NextTurn } from '#server/ports/next-turn.ts';
import { RecentAnswers } from './recent-answers.ts';
import { Turns } from './turns.ts';

const REMEMBERED = 64;
/** Read in one go; a long act holds up nobody else. */
const CHUNKS_AT_ONCE = 8;

/** A text whose provisions are asked for. */
interface LawText {
  readonly record: Pick<DocumentRecord, 'type' | 'title'>;
  readonly content: { readonly id: number };
}

/**
 * Reads the provisions of texts of law from their blocks (OP-196): they follow from the text alone, so that what was
 * imported long ago has them too. A content never changes under its number.
 */
export class ProvisionReader {
  readonly #store: Pick<ContentStore, 'listChunks'>;
  readonly #nextTurn: NextTurn;
  readonly #read = new RecentAnswers<ProvisionIndex>(REMEMBERED);

  constructor(store: Pick<ContentStore, 'listChunks'>, nextTurn: NextTurn) {
    this.#store = store;
    this.#nextTurn = nextTurn;
  }

  /** Undefined where the document is no text of law. */
  async read({ record, content }: LawText): Promise<ProvisionIndex | undefined> {
    const bare = mainUnitOf(record);
    return bare === undefined ? undefined : this.readAs(content.id, bare);
  }

  /** The provisions of a content whose main parts are called so where they print only a number. */
  async readAs(content: number, bare: ProvisionUnit): Promise<ProvisionIndex> {
    return this.#read.remember(`${content} ${bare}`, () => this.#index(content, new ProvisionTree(bare)));
  }

  async #index(content: number, tree: ProvisionTree): Promise<ProvisionIndex> {
    const turns = new Turns(this.#nextTurn);
    const anchors: (string | undefined)[] = [];
    for (let from = 0; ; from += CHUNKS_AT_ONCE) {
      const chunks = await this.#store.listChunks(content, from, from + CHUNKS_AT_ONCE);
      if (chunks.length === 0) break;
      await turns.each(
        chunks.flatMap(({ blocks }) => blocks),
        (block) => {
          tree.add(block, anchors.length);
          anchors.push(block.anchor);
        },
      );
    }
    const index = new ProvisionIndex();
    await turns.each(tree.provisions, (provision) => index.add(provision, anchors[provision.block] ?? ''));
    return index;
  }
}
