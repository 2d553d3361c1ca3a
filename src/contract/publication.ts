import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { PUBLICATION_PATH } from './publication-path.ts';

/** ENT-016. */
export interface TocNode {
  readonly id: string;
  readonly label: string;
  readonly sublabel: string | null;
  readonly docId: string | null;
  readonly anchor: string | null;
  readonly pageRange: string | null;
  readonly checkbox: boolean;
  readonly disabled: boolean;
  /** Whether the reader may open its document; true of headings. */
  readonly isOpen: boolean;
  readonly level: number;
  readonly children: readonly TocNode[];
}

export const tocNode: z.ZodMiniType<TocNode> = z.object({
  id: z.string(),
  label: z.string(),
  sublabel: z.nullable(z.string()),
  docId: z.nullable(z.string()),
  anchor: z.nullable(z.string()),
  pageRange: z.nullable(z.string()),
  checkbox: z.boolean(),
  disabled: z.boolean(),
  isOpen: z.boolean(),
  level: z.int(),
  children: z.array(z.lazy(() => tocNode)),
});

/** Named in the published description, since it contains itself. */

/** ENT-014, ENT-015. */
export const publicationDetail = z.object({
  id: z.string(),
  publicationType: z.string(),
  publicationTitle: z.string(),
  subtitle: z.nullable(z.string()),
  label: z.nullable(z.string()),
  bookTocId: z.string(),
  authors: z.array(z.string()),
  editors: z.array(z.string()),
  /** Who wrote or edited it, in this order, each with the profile where there is one and what else they wrote. */
  contributors: z.array(
    z.object({
      name: z.string(),
      role: z.enum(['author', 'editor']),
      arbitratorProfileLink: z.nullable(z.string()),
      searchLink: z.nullable(z.string()),
    }),
  ),
  publicationInfo: z.object({
    imageUrl: z.nullable(z.string()),
    isbn: z.nullable(z.string()),
    issn: z.nullable(z.string()),
    pageRange: z.nullable(z.object({ type: z.string(), first: z.string(), last: z.string() })),
    publisher: z.nullable(z.string()),
    publicationDate: z.nullable(z.string()),
    updated: z.nullable(z.string()),
    authorReviewDate: z.nullable(z.string()),
    supplement: z.nullable(z.string()),
    storeUrl: z.nullable(z.string()),
  }),
  tocNodes: z.array(tocNode),
  /** Entries that earlier contents had and that addresses may still name, with the day on which they left. */
  formerNodes: z.array(z.object({ id: z.string(), label: z.string(), removedAt: z.string() })),
  descriptiveText: z.nullable(z.string()),
  editionStatement: z.nullable(z.string()),
  otherEditions: z.array(z.object({ id: z.string(), title: z.string(), year: z.nullable(z.string()) })),
  favoriteUrl: z.string(),
});

export type PublicationDetail = z.output<typeof publicationDetail>;

export const getPublicationDetail = defineCall({
  method: 'GET',
  path: PUBLICATION_PATH,
  summary: 'The publication that is, or contains, this document, with its whole table of contents.',
  access: 'subscriber',
  routes: ['/document/{documentId}'],
  query: z.object({ documentId: z.string() }),
  answer: publicationDetail,
});
