import type { FieldValues } from '#domain/collections/fields.ts';
import type { Reader } from '#domain/access/reader.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import { createBlockDrawer } from '#server/asking/draw-blocks.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { Narrowing, SearchCounter } from '#server/asking/search-counter.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { presentListed, SEARCH } from '#server/asking/list-blocks.ts';

/** What the overview of a country is filed as. */
export const OVERVIEW = 'Country overview';

interface Parts {
  readonly content: ContentStore;
  readonly counter: SearchCounter;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
}

/** The newest overview of a place that the reader may open; it counts as a document that was read (OP-179). */
export async function readOverview(parts: Parts, reader: Reader, place: Narrowing): Promise<FieldValues['overview?']> {
  const { content, counter, guard, budget } = parts;
  const chosen = [place, { facet: CONTENT_TYPE, value: OVERVIEW }];
  const { ids } = await counter.count(reader, { endpoint: SEARCH, chosen, facets: [], size: 1 });
  const document = ids[0] === undefined ? undefined : await guard.findOpen(reader, ids[0]);
  if (!document) return null;
  await budget.take(reader, document.id);
  const sizes = await content.listChunkSizes(document.content.id);
  const chunks = await content.listChunks(document.content.id, 0, (sizes.at(-1)?.sequence ?? -1) + 1);
  const blocks = chunks.flatMap((chunk) => chunk.blocks);
  const draw = await createBlockDrawer(reader, content, document, blocks);
  const { authors, dates } = document.record;
  return {
    ...presentListed(reader, document),
    html: blocks.map(draw).join('\n'),
    authors: authors.map(({ name }) => name),
    lastReviewDate: dates.lastReviewed ?? null,
  };
}
