import * as z from 'zod/mini';
import { LONGEST_CITATION, MOST_CITATIONS } from '#domain/document/split-citations.ts';
import { defineCall } from './call.ts';

const citedDocument = z.object({
  id: z.string(),
  title: z.string(),
  /** Address inside the application. */
  url: z.string(),
  type: z.string(),
  publicationDate: z.nullable(z.string()),
  /** Whether the reader may open it. */
  isOpen: z.boolean(),
  /** The article or section that the citation names, where the text of the instrument has others but not that one. */
  lacks: z.optional(z.string()),
});

/** A citation and the documents of the edition that it names: none, one or several. */
const resolvedCitation = z.object({
  citation: z.string(),
  documents: z.array(citedDocument),
  /** Whether a name of a case beside the citation means another one, whose documents then follow. */
  isDisputed: z.boolean(),
});

export type ResolvedCitation = z.output<typeof resolvedCitation>;

export const resolveCitations = defineCall({
  method: 'POST',
  path: '/apiv2/documentSearch/resolve',
  summary:
    'The documents that case numbers, citations, ECLIs, DOIs, ISBNs, names of cases or exact titles name, in the order given.',
  access: 'subscriber',
  routes: ['/search'],
  budget: 'search',
  body: z.object({
    citations: z
      .array(z.string().check(z.maxLength(LONGEST_CITATION)))
      .check(z.minLength(1), z.maxLength(MOST_CITATIONS)),
  }),
  answer: z.object({ citations: z.array(resolvedCitation) }),
});
