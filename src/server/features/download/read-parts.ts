import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { BlockMark } from '#domain/document/marked-text.ts';
import type { PaperPart } from '#domain/paper/paper-draft.ts';
import type { BlockMatch } from '#domain/passages/list-block-matches.ts';
import { groupMarks } from '#server/asking/group-marks.ts';
import { resolveLinks } from '#server/asking/resolve-links.ts';
import type { OpenDocument } from '#server/asking/document-guard.ts';
import type { ContentChunk, ContentStore } from '#server/ports/content-store.ts';

interface PartsWish {
  readonly matches: readonly BlockMatch[];
  /** The edition whose documents links lead to. */
  readonly edition: string;
  /** Scheme, host and port. */
  readonly origin: string;
  /** BCP 47; blocks of others are left out, one without a language is in the main one. */
  readonly language: string | undefined;
}

/** Chunks that are read at once. */
const AT_ONCE = 4;

/** The text of a document, part by part, as it goes on paper; each time it is gone through it is read anew. */
export function readParts(store: ContentStore, document: OpenDocument, wish: PartsWish): AsyncIterable<PaperPart> {
  return { [Symbol.asyncIterator]: () => readOnce(store, document, wish) };
}

async function* readOnce(
  store: ContentStore,
  { content, record }: OpenDocument,
  { matches, edition, origin, language }: PartsWish,
): AsyncGenerator<PaperPart> {
  const marks = groupMarks(matches);
  const [main] = record.languages;
  const isWanted = (block: { readonly language?: string }) =>
    language === undefined || (block.language ?? main) === language;
  for (let from = 0; ; from += AT_ONCE) {
    const chunks = await store.listChunks(content.id, from, from + AT_ONCE);
    for (const chunk of chunks) {
      const { links, places } = await resolveLinks(store, content.id, chunk.blocks, edition);
      yield {
        ...chooseBlocks(chunk, marks, isWanted),
        links: new Map([...links].map(([key, link]) => [key, new URL(presentTextAddress(link), origin).href])),
        places: new Map([...places].map(([id, { anchor }]) => [id, anchor])),
      };
    }
    if (chunks.length < AT_ONCE) return;
  }
}

/** The wanted blocks of a chunk and their marks, by their places among these. */
function chooseBlocks(
  { firstBlock, blocks }: ContentChunk,
  marks: ReadonlyMap<number, readonly BlockMark[]>,
  isWanted: (block: { readonly language?: string }) => boolean,
): Pick<PaperPart, 'blocks' | 'marks'> {
  const kept = blocks.flatMap((block, index) => (isWanted(block) ? [{ block, number: firstBlock + index }] : []));
  return {
    blocks: kept.map(({ block }) => block),
    marks: new Map(
      kept.flatMap(({ number }, place) => {
        const found = marks.get(number);
        return found ? [[place, found] as const] : [];
      }),
    ),
  };
}
