import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { markedText } from './marked-text.ts';

/** Chapters of one search (OP-117); a heading stands for all below it. */
export const MOST_CHAPTERS = 500;

/** A chapter in which the term stands (OP-74). */
const chapterResult = z.object({
  /** Of the contents node (ENT-016). */
  id: z.string(),
  docId: z.string(),
  /** Where it begins in its document; null for a whole one. */
  anchor: z.nullable(z.string()),
  /** The node's label. */
  title: z.string(),
  /** The labels above it, from the top. */
  path: z.array(z.string()),
  hits: z.int(),
  excerpt: z.array(markedText),
});

export const chapterResults = z.object({
  searchResults: z.array(chapterResult),
  /** Every node among the chosen ones and below with what it holds; nodes without results are left out. */
  nodeHits: z.array(z.object({ id: z.string(), hits: z.int() })),
  /** Chapters that the reader may not open: neither searched nor counted. */
  closed: z.array(z.object({ id: z.string(), title: z.string() })),
  /** Ids of the body that are no nodes of these contents. */
  details: z.nullable(z.object({ unknownChapters: z.array(z.string()) })),
});

export type ChapterResults = z.output<typeof chapterResults>;

export const searchChapters = defineCall({
  method: 'POST',
  path: '/apiv2/Document/GetSearchResults',
  summary: 'Where a term stands in chosen chapters of a book or journal.',
  access: 'subscriber',
  routes: ['/document/{bookTocId}'],
  budget: 'search',
  query: z.object({
    /** The publication, as `PublicationDetail.bookTocId` says. */
    bookTocId: z.string(),
    /** For programs that name it; the id decides. */
    publicationTitle: z.optional(z.string()),
    searchTerm: z._default(z.string(), ''),
  }),
  /** Ids of contents nodes; without any, and without a term, nothing is searched. */
  body: z.array(z.string()).check(z.maxLength(MOST_CHAPTERS, `A search takes at most ${MOST_CHAPTERS} chapters.`)),
  answer: chapterResults,
});
