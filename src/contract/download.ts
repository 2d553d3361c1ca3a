import * as z from 'zod/mini';
import { MOST_ROWS } from '#domain/search/search-limits.ts';
import { defineCall } from './call.ts';
import { fileAnswer } from './file.ts';
import { searchQuery } from './search.ts';

/** What a download can be of (OP-76); only lists of results are made so far. */
export const DOWNLOAD_KINDS = ['document', 'documents', 'results', 'favorites', 'compare', 'cases', 'toc'] as const;

export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const text = z.string().check(z.maxLength(2000));

/**
 * What a reader wants in a file (OP-76). Of `results`: the chosen hits in the order of `ids`, or without ids the whole
 * result of `query`, which the server runs again; nothing that a browser sends goes into the file but the title.
 */
export const downloadBody = z.object({
  siteId: z.optional(z.nullable(text)),
  kind: z.enum(DOWNLOAD_KINDS),
  ids: z._default(z.array(z.object({ id: text, type: z.optional(text) })).check(z.maxLength(MOST_ROWS)), []),
  query: z.optional(z.nullable(searchQuery)),
  /** Whose calls the query belongs to, `documentSearch` where nothing is said. */
  endpoint: z.optional(z.nullable(text)),
  title: z.optional(z.nullable(text)),
  searchTerm: z.optional(z.nullable(text)),
  options: z.optional(
    z.object({
      highlights: z.optional(z.boolean()),
      footnotes: z.optional(z.boolean()),
      metadata: z.optional(z.boolean()),
      toc: z.optional(z.boolean()),
    }),
  ),
});

export type DownloadBody = z.input<typeof downloadBody>;

/** Headers of a file that is a list: how many rows it has, and how many there would be; different where it was cut. */
export const ROWS_HEADER = 'x-list-rows';
export const TOTAL_HEADER = 'x-list-total';

export const downloadExcel = defineCall({
  method: 'POST',
  path: '/mip/api/Download/excel',
  summary: 'A list as an Excel workbook; x-list-rows and x-list-total say whether it was cut at 1,000 rows.',
  access: 'subscriber',
  budget: 'search',
  body: downloadBody,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  answer: fileAnswer,
});

export const downloadWord = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/word',
  summary: 'A list as a Word document; x-list-rows and x-list-total say whether it was cut at 1,000 rows.',
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const downloadPdf = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/pdf',
  summary: 'A list as a PDF; x-list-rows and x-list-total say whether it was cut at 1,000 rows.',
  file: 'application/pdf',
});
