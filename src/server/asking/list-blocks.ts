import type { Block, ListedDocument } from '#domain/collections/fields.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentDocumentAddress } from '#domain/addresses/document-address.ts';
import { legalDateOf } from '#domain/document/legal-date-of.ts';
import { TREATY_TYPES } from '#domain/document/treaty-types.ts';
import { CONTENT_TYPE } from '#domain/search/filter-ids.ts';
import type { Narrowing, SearchCounter } from './search-counter.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';

/** The default search, whose page figures lead to. */
export const SEARCH = 'documentSearch';
/** So many documents of a sort stand on a page (OP-101). */
const LISTED = 5;

/** Sorts of documents, in their order on a page, with the content types that belong to each. */
const BLOCKS = [
  { id: 'legislation', title: 'Legislation', types: ['Legislation', 'Treaty provision', 'Merger thresholds'] },
  { id: 'rules', title: 'Rules', types: ['Rules'] },
  {
    id: 'case-law',
    title: 'Case law',
    types: ['Case law', 'Court decision', 'National decision', 'Commission decision'],
  },
  { id: 'awards', title: 'Awards', types: ['Award', 'Decision', 'Procedural order'] },
  { id: 'treaties', title: 'Treaties', types: TREATY_TYPES },
  {
    id: 'commentary',
    title: 'Commentary',
    types: ['Book chapter', 'Journal article', 'Manual IP chapter', 'Practical insight', 'Annual report', 'Study note'],
  },
  { id: 'developments', title: 'Developments', types: ['Development', 'News'] },
] as const;

interface Parts {
  readonly counter: SearchCounter;
  readonly content: Pick<ContentStore, 'listPreviews'>;
}

/** Blocks with what their documents say of reviews. */
export interface ListedBlocks {
  readonly blocks: Block[];
  readonly lastReviewDate: string | null;
}

/** Every sort of documents that the edition has, each with the newest on the subject; none may be there (trap 12). */
export async function listBlocks(
  { counter, content }: Parts,
  reader: Reader,
  subject: Narrowing,
): Promise<ListedBlocks> {
  const all = await counter.count(reader, { endpoint: SEARCH, chosen: [], facets: [CONTENT_TYPE] });
  const held = new Set(all.list(CONTENT_TYPE).map(({ value }) => value));
  const shown = BLOCKS.map(({ types, ...block }) => ({ ...block, types: types.filter((type) => held.has(type)) }));
  const found = await Promise.all(
    shown
      .filter(({ types }) => types.length > 0)
      .map(async ({ id, title, types }) => {
        const chosen = [subject, ...types.map((value) => ({ facet: CONTENT_TYPE, value }))];
        const { total, ids } = await counter.count(reader, { endpoint: SEARCH, chosen, facets: [], size: LISTED });
        return { id, title, total, previews: await content.listPreviews(ids) };
      }),
  );
  const reviews = found.flatMap(({ previews }) => previews.flatMap(({ record }) => record.dates.lastReviewed ?? []));
  return {
    blocks: found.map(({ previews, ...block }) => ({
      ...block,
      documents: previews.map((preview) => presentListed(reader, preview)),
    })),
    lastReviewDate: reviews.toSorted().at(-1) ?? null,
  };
}

export function presentListed(
  reader: Reader,
  preview: Pick<DocumentPreview, 'id' | 'kind' | 'record'>,
): ListedDocument {
  const { id, record } = preview;
  return {
    id,
    title: record.title,
    url: presentDocumentAddress(preview, reader),
    type: record.type,
    date: legalDateOf(record) ?? null,
  };
}
