import type { ConventionItem } from '#contract/nyc-tool.ts';
import { blockText, type Block } from '#domain/document/block.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { Reader } from '#domain/access/reader.ts';
import type { ProvisionPath } from '#domain/provisions/provision-path.ts';
import { presentOfficialText } from '#server/asking/present-official-text.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { findProvisionText, type TextParts } from './find-provision-text.ts';

interface Parts extends TextParts {
  readonly content: Pick<ContentStore, 'findAnchor' | 'listChunkSizes' | 'listChunks'>;
  readonly budget: Pick<ReadingBudget, 'take'>;
}

/** A provision may run over into the next chunk of its text, not further. */
const CHUNKS = 2;

/**
 * The words of a provision, or of the nearest that it stands in: those of the instrument where the library holds its text,
 * else our summary of them; null where the reader may open neither. It counts as opening the document (OP-179).
 */
export async function readProvisionText(
  parts: Parts,
  reader: Reader,
  provision: ProvisionPath,
): Promise<ConventionItem['text']> {
  const { content, budget } = parts;
  const found = await findProvisionText(parts, reader, provision);
  if (!found) return null;
  const { document, anchor } = found;
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
    summaryOf: presentOfficialText(document.record.officialText),
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
