import type { ConventionItem } from '#contract/nyc-tool.ts';
import { blockText, type Block } from '#domain/document/block.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ProvisionPlaces } from '#server/asking/provision-places.ts';
import type { CitationStore } from '#server/ports/citation-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'findAnchor' | 'listChunkSizes' | 'listChunks'>;
  readonly citations: Pick<CitationStore, 'listInstrumentTexts'>;
  readonly guard: Pick<DocumentGuard, 'findOpen'>;
  readonly budget: Pick<ReadingBudget, 'take'>;
  readonly places: Pick<ProvisionPlaces, 'findAnchor'>;
}

/** A provision may run over into the next chunk of its text, not further. */
const CHUNKS = 2;

/** The text of a provision, or of the nearest that it stands in; null where the reader may open none. It counts as opening the document (OP-179). */
export async function readProvisionText(
  { content, citations, guard, budget, places }: Parts,
  reader: Reader,
  provision: ProvisionPath,
): Promise<ConventionItem['text']> {
  const texts = await citations.listInstrumentTexts([provision.instrument], reader.edition.id);
  const text = texts.get(provision.instrument);
  const document = text && (await guard.findOpen(reader, text.document.id));
  const anchor = text && document ? await places.findAnchor(text, provision) : undefined;
  if (!document || anchor === undefined) return null;
  const place = await content.findAnchor(document.content.id, anchor);
  if (!place) return null;
  const sizes = await content.listChunkSizes(document.content.id);
  const first = sizes.findLast(({ firstBlock }) => firstBlock <= place.block);
  if (!first) return null;
  await budget.take(reader, document.id);
  const chunks = await content.listChunks(document.content.id, first.sequence, first.sequence + CHUNKS);
  const blocks = chunks.flatMap((chunk) => chunk.blocks).slice(place.block - first.firstBlock);
  const [heading, ...below] = takeSection(blocks);
  return {
    title: document.record.title,
    url: `${presentTextAddress(document)}#${anchor}`,
    label: heading ? blockText(heading) : '',
    paragraphs: below.map(blockText).filter((words) => words !== ''),
  };
}

/** A heading with what stands under it; of any other block itself. */
function takeSection([first, ...rest]: readonly Block[]): readonly Block[] {
  if (!first) return [];
  if (first.kind !== 'heading') return [first, first];
  const end = rest.findIndex((block) => block.kind === 'heading' && block.level <= first.level);
  return [first, ...(end === -1 ? rest : rest.slice(0, end))];
}
