import type { Block } from '../document/block.ts';
import { alignEqual, pairEqualBlocks } from './align-versions.ts';
import { readBlockWords, type ComparedBlock } from './block-words.ts';
import { digestText } from './digest-text.ts';
import { listForebears } from './list-forebears.ts';
import { readBag, type WordBag } from './word-bags.ts';

/** Reads the blocks of a text in order, some at a time; from the first one again with each call. */
export type ReadBlocks = () => AsyncIterable<readonly Block[]> | Iterable<readonly Block[]>;

const NO_WORDS: WordBag = new Int32Array(0);

/**
 * The same as `listForebears` of two texts of any length (OP-119): each is read twice, and of its words only those of
 * blocks that stand unchanged in neither text are kept in memory.
 */
export async function alignTexts(readFormer: ReadBlocks, readNext: ReadBlocks): Promise<Int32Array> {
  const equal = pairEqualBlocks(await listCompared(readFormer), await listCompared(readNext));
  const { oldPlaces, newPlaces, pairing } = equal;
  const [olds, news] = [listFree(oldPlaces, pairing.toNew), listFree(newPlaces, pairing.toOld)];
  const isEdited = olds.size > 0 && news.size > 0;
  const old = isEdited ? await readBags(readFormer, olds) : new Map<number, WordBag>();
  const next = isEdited ? await readBags(readNext, news) : new Map<number, WordBag>();
  return listForebears(
    alignEqual(equal, { old: (place) => old.get(place) ?? NO_WORDS, next: (place) => next.get(place) ?? NO_WORDS }),
  );
}

async function listCompared(read: ReadBlocks): Promise<ComparedBlock[]> {
  const compared: ComparedBlock[] = [];
  for await (const blocks of read()) {
    for (const block of blocks) {
      const { key, hasWords } = readBlockWords(block);
      compared.push({ key: digestText(key), hasWords });
    }
  }
  return compared;
}

function listFree(places: readonly number[], partners: Int32Array): Set<number> {
  return new Set(places.filter((_, at) => partners[at] === -1));
}

async function readBags(read: ReadBlocks, wanted: ReadonlySet<number>): Promise<Map<number, WordBag>> {
  const bags = new Map<number, WordBag>();
  let place = 0;
  for await (const blocks of read()) {
    for (const block of blocks) {
      if (wanted.has(place)) {
        const { text, start } = readBlockWords(block);
        bags.set(place, readBag(text.slice(start)));
      }
      place += 1;
    }
  }
  return bags;
}
