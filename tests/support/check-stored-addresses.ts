import { SUBSCRIPTION_CODES_OF } from '#server/compose/subscription-codes.ts';
import { text as readAll } from 'node:stream/consumers';
import type { DocumentAddress } from '#contract/document-address.ts';
import { getDocument, type DocumentDetails } from '#contract/document.ts';
import type { Block } from '#domain/document/block.ts';
import { EMPTY_RECORD } from '#domain/document/document.ts';
import { printAddress } from '#domain/versions/address.ts';
import { readBlockWords, type BlockWords } from '#domain/versions/block-words.ts';
import { noteAddresses, type NotedAddress } from '#domain/versions/noted-addresses.test-support.ts';
import { storeVersions } from '#domain/versions/stored-versions.test-support.ts';
import { editText, traceBlocks } from '#domain/versions/traced-text.test-support.ts';
import type { Importer } from '#importers/importer.ts';
import { DISK_SOURCE_FILES } from '#server/adapters/system/disk-source-files.ts';
import { openSource } from '#server/compose/open-source.ts';
import { ImportService } from '#server/features/importing/import.service.ts';
import { createInlineReader } from '#server/ports/file-reader.test-support.ts';
import { TestServer } from './demo-server.ts';
import type { Random } from './generate-queries.ts';
import type { TemporaryLibrary } from './temporary-library.ts';

type Place = NonNullable<DocumentAddress['place']>;

/** What became of 200 addresses; the lists hold those that break the promise. */
export interface StoredAddresses {
  readonly made: { same: number; older: number; readonly lies: string[] };
  readonly bare: { same: number; noticed: number; readonly silent: string[] };
}

const ID = 'noted';
const RECORD = { ...EMPTY_RECORD, key: `test:${ID}`, id: ID, editions: ['KA'] as const, title: 'Noted', type: 'Award' };

/** Reads a file of blocks, one a line. */
const blocksImporter: Importer = {
  format: 'jsonl',
  version: 1,
  atomic: 'file',
  accepts: () => true,
  read: async function* ({ bytes }) {
    const lines = (await readAll(bytes)).trim().split('\n');
    yield { kind: 'blocks', blocks: lines.map((line) => JSON.parse(line) as Block) };
    yield { kind: 'document', document: RECORD };
  },
};

/**
 * The test of links that never lie over HTTP (acceptance "Reading, complete", trap 1): imports a text and its next version
 * with 30 paragraphs inserted, 20 deleted, 10 edited and 5 split, and opens 200 addresses of the first with and without
 * the version.
 */
export async function checkStoredAddresses(blocks: readonly Block[], random: Random): Promise<StoredAddresses> {
  const text = traceBlocks(blocks);
  const next = editText(text, { inserted: 30, deleted: 20, edited: 10, split: 5 }, random);
  const [first] = storeVersions([blocks]);
  const noted = first ? noteAddresses(first, 200, random) : [];
  const server = new TestServer();
  try {
    for (const version of [text, next])
      await importBlocks(
        server.temporary,
        version.map(({ block }) => block),
      );
    await server.open();
    const stored = await server.temporary.withLibrary(async ({ content }) => {
      const document = await content.findDocument(ID);
      if (document?.state !== 'present') throw new Error('The text was not imported.');
      const former = await content.findFormerVersion(document.number, 1);
      const contents = [former?.content.id ?? -1, document.content.id];
      return Promise.all(
        contents.map(async (id) => (await content.listChunks(id, 0, 1e6)).flatMap((chunk) => chunk.blocks)),
      );
    });
    return await openAddresses(server, noted, stored);
  } finally {
    await server.close();
  }
}

async function importBlocks(temporary: TemporaryLibrary, blocks: readonly Block[]): Promise<void> {
  temporary.write('text.blocks', blocks.map((block) => JSON.stringify(block)).join('\n'));
  const report = await temporary.withWriter(({ writer }) =>
    new ImportService({
      writer,
      importers: [blocksImporter],
      sources: DISK_SOURCE_FILES,
      reader: createInlineReader([blocksImporter], openSource),
      codes: SUBSCRIPTION_CODES_OF,
      today: () => '2026-03-05',
    }).run({
      roots: [temporary.files],
      editions: ['KA'],
      format: 'auto',
      dryRun: false,
      maxFileBytes: temporary.config.maxFileBytes,
      demo: false,
      onProgress: () => undefined,
      signal: new AbortController().signal,
    }),
  );
  if (report.refused.length > 0) throw new Error(JSON.stringify(report.refused));
}

/** Opens a document at an anchor, again where the machine was too slow to say in time what it means. */
export async function openChecked(
  server: TestServer,
  query: { readonly id: string; readonly anchor: string; readonly version?: number },
): Promise<DocumentDetails> {
  const document = await server.call(getDocument, { query });
  return document.address?.outcome === 'not-checked' ? openChecked(server, query) : document;
}

/** `stored`: the blocks of the first version and the next, with the anchors that they have in the library. */
async function openAddresses(
  server: TestServer,
  noted: readonly NotedAddress[],
  stored: readonly (readonly Block[])[],
): Promise<StoredAddresses> {
  const found: StoredAddresses = {
    made: { same: 0, older: 0, lies: [] },
    bare: { same: 0, noticed: 0, silent: [] },
  };
  const texts = stored.map((blocks) => ({
    places: new Map(blocks.map(({ anchor }, at) => [anchor, at])),
    words: blocks.map(readBlockWords),
  }));
  const read = (place: Place | null | undefined): string | undefined => {
    const text = texts[(place?.version ?? 0) - 1];
    const block = text?.places.get(place?.anchor ?? '');
    return place && text && block !== undefined ? readShown(text.words, block, place) : undefined;
  };
  for (const { address, words } of noted) {
    const { fragment } = printAddress(address);
    const anchor = decodeURIComponent(fragment);
    const made = await openChecked(server, { id: ID, anchor, version: 1 });
    const isShown = made.version === 1 && made.anchorPart !== null && read(made.address?.place) === words;
    if (isShown && made.address?.outcome === 'same-words' && made.address.place?.version === 2) found.made.same += 1;
    else if (isShown && isOffered(made.address)) found.made.older += 1;
    else found.made.lies.push(`${fragment} ${JSON.stringify(made.address)}`);
    const bare = await openChecked(server, { id: ID, anchor });
    const { outcome, place, offered = [] } = bare.address ?? {};
    if (outcome === 'same-words' && bare.anchorPart !== null && read(place) === words) found.bare.same += 1;
    else if (outcome !== 'same-words' && offered.some((other) => read(other) === words)) found.bare.noticed += 1;
    else found.bare.silent.push(`${fragment} ${JSON.stringify(bare.address)}`);
  }
  return found;
}

/** Says "changed" or "removed in version 2" and shows the first version. */
function isOffered(address: DocumentAddress | undefined): boolean {
  const isGone = address?.outcome === 'changed' || address?.outcome === 'removed';
  return isGone && address.since === 2 && address.place?.version === 1;
}

/** The words that a reader sees at a block: the passage, else without the number, behind a mark those of the next. */
function readShown(words: readonly BlockWords[], block: number, { passage }: Place): string | undefined {
  if (passage) return words[block]?.text.slice(passage.from, passage.to);
  const shown = words.findIndex(({ isMarker }, at) => at >= block && !isMarker);
  return words[shown < 0 ? block : shown]?.key;
}
