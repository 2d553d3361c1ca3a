import { STYLE_IDS } from '#domain/citing/styles.ts';
import * as z from 'zod/mini';
import { COLLECTIONS } from '#collections/collections.ts';
import { MOST_ROWS } from '#domain/search/search-limits.ts';
import { defineCall, type CallRoutes, type RoutesByValue } from './call.ts';
import { FORMS } from '#domain/words/forms.ts';
import { jobAnswer } from './download-job.ts';
import { fileAnswer } from './file.ts';
import { COMPARISON_ROUTES, comparisonBody } from './comparison.ts';
import { favoritesQuery } from './favorites.ts';
import { conflictQuestion } from './conflict-check.ts';
import { relationQuestion } from './relations.ts';
import { searchQuery } from './search.ts';
import { clauseChoices } from './templates.ts';
import { CALCULATOR, dealBody } from './deal.ts';

/** What a download can be of (OP-76). */
export const DOWNLOAD_KINDS = [
  'document',
  'documents',
  'results',
  'favorites',
  'compare',
  'cases',
  'profile',
  'toc',
  'relations',
  'conflicts',
  'checklist',
  'clause',
  'table',
  'thresholds',
] as const;

/** Pages of tables with rules of their own. */
const OTHER_TABLES: Readonly<Record<string, CallRoutes>> = { fees: ['/organization/{ids}'], outcomes: ['/nyctool'] };

/** Of each table, the pages that have it. */
const TABLE_PAGES: Readonly<Record<string, CallRoutes>> = Object.fromEntries([
  ...COLLECTIONS.flatMap(({ address, table, tables = [] }) => [
    ...(table ? [[table.id, [address]] as const] : []),
    ...tables.map(({ id, page }) => [id, [page]] as const),
  ]),
  ...Object.entries(OTHER_TABLES),
]);

/** Tables and lists of pages that come as files of kind `table`; those of one place, convention, provision or institution name it in `ids`, the last with `?amount=` for what its fees come to. */
export const PAGE_TABLES: readonly string[] = Object.keys(TABLE_PAGES);

export type DownloadKind = (typeof DOWNLOAD_KINDS)[number];

const text = z.string().check(z.maxLength(2000));

/**
 * What a reader wants in a file (OP-76). Of `results`: the chosen hits in the order of `ids`, or without ids the whole
 * result of `query`, which the server runs again. Of `document` and `documents`: their texts, in the order of `ids`, or
 * as RIS, BibTeX and CSL-JSON what they are to reference managers, at most 50. Of
 * `favorites`: the list that `favorites` describes, without its pages. Of `toc`: the contents of the publication in `ids`. Of `table`: the table of a page, of the place, convention or provision in `ids` where it is about one. Of `checklist`: the insight in `ids`, with what the account has ticked. Of `profile` and `cases`: the person in `ids`, by slug or id.
 * Nothing that a browser sends goes into the file but the title, the choices for a clause and a merger.
 */
export const downloadBody = z.object({
  siteId: z.optional(z.nullable(text)),
  kind: z.enum(DOWNLOAD_KINDS),
  ids: z._default(z.array(z.object({ id: text, type: z.optional(text) })).check(z.maxLength(MOST_ROWS)), []),
  query: z.optional(z.nullable(searchQuery)),
  /** Whose calls the query belongs to, `documentSearch` where nothing is said. */
  endpoint: z.optional(z.nullable(text)),
  /** Which list of favorites, as the list itself is asked for; all of its pages, or of those the chosen `ids`. */
  favorites: z.optional(z.nullable(favoritesQuery)),
  /** Which relations, as the page asks for them; all of its pages. */
  relations: z.optional(z.nullable(relationQuestion)),
  /** Of `conflicts`: the cast that is checked. */
  conflicts: z.optional(z.nullable(conflictQuestion)),
  /** Of `compare`: what stands side by side in the product whose slug is in `ids`, as the comparison itself is asked for; with the reader's own notes where `Notes` says so. */
  comparison: z.optional(
    z.nullable(z.extend(z.omit(comparisonBody, { Slug: true }), { Notes: z.optional(z.boolean()) })),
  ),
  /** Of `clause`: what was chosen for it. */
  clause: z.optional(z.nullable(clauseChoices)),
  /** Of `thresholds`: the merger, which is judged again for the file. */
  deal: z.optional(z.nullable(dealBody)),
  /** Of `table`: which. */
  table: z.optional(z.nullable(z.enum(PAGE_TABLES))),
  /** Of a table that changes with the day: as of which; today where none is given (OP-186). */
  day: z.optional(z.nullable(z.iso.date())),
  title: z.optional(z.nullable(text)),
  /** Marked in texts where `highlights` says so. */
  searchTerm: z.optional(z.nullable(text)),
  forms: z.optional(z.nullable(z.enum(FORMS))),
  /** Of one document; the newest where it is left out. */
  version: z.optional(z.nullable(z.int().check(z.minimum(1)))),
  /** Of texts: marks (none by default), footnotes, all of the record, and contents (all of them by default). */
  options: z.optional(
    z.object({
      highlights: z.optional(z.boolean()),
      footnotes: z.optional(z.boolean()),
      metadata: z.optional(z.boolean()),
      toc: z.optional(z.boolean()),
      /** BCP 47, of a document with several language versions; all of them by default. */
      language: z.optional(z.nullable(text)),
      /** The style in which each says how it is cited; OSCOLA where nothing is said (OP-198). */
      style: z.optional(z.enum(STYLE_IDS)),
    }),
  ),
});

export type DownloadBody = z.input<typeof downloadBody>;

const KIND_PAGES: Readonly<Record<DownloadKind, CallRoutes>> = {
  document: ['/document/{ids}'],
  documents: ['/document/{ids}'],
  toc: ['/document/{ids}'],
  results: ['/{endpoint}'],
  favorites: ['/favorites', '/manual-ip/favorites'],
  compare: COMPARISON_ROUTES.map((route) => route.replace('{slug}', '{ids}')),
  cases: ['/profile-navigator/{ids}'],
  profile: ['/profile-navigator/{ids}'],
  relations: ['/relationship-indicator'],
  conflicts: ['/relationship-indicator/conflict-check'],
  checklist: ['/practical-content/{ids}'],
  clause: ['/templates-and-examples/arbitration-clause'],
  table: { by: 'table', of: TABLE_PAGES },
  thresholds: CALCULATOR,
};

/** Whoever has the page of something has its file. */
const PAGES: RoutesByValue = { by: 'kind', of: KIND_PAGES };

/** Headers of a file that is a list: how many rows it has, and how many there would be; different where it was cut. */
export const ROWS_HEADER = 'x-list-rows';
export const TOTAL_HEADER = 'x-list-total';

export const downloadExcel = defineCall({
  method: 'POST',
  path: '/mip/api/Download/excel',
  summary: 'A list as an Excel workbook; x-list-rows and x-list-total say whether it was cut, lists at 1,000 rows.',
  access: 'subscriber',
  routes: PAGES,
  budget: 'files',
  body: downloadBody,
  file: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  // With `Prefer: respond-async` it may be a job, whose file is fetched when it is ready (OP-124).
  answer: z.union([jobAnswer, fileAnswer]),
});

export const downloadWord = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/word',
  summary:
    'A list or texts as a Word document; x-list-rows and x-list-total say whether it was cut, lists at 1,000 rows, texts at 50 documents.',
  file: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
});

export const downloadText = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/text',
  summary: 'A list as plain text; x-list-rows and x-list-total say whether it was cut, lists at 1,000 rows.',
  file: 'text/plain; charset=utf-8',
});

export const downloadRis = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/ris',
  summary:
    'The works of a list of results or of favorites, or of named documents, as RIS, for reference managers (OP-120). From records alone, of a closed document too: gives no text and is not counted.',
  file: 'application/x-research-info-systems',
});

export const downloadBibtex = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/bibtex',
  summary: 'The same works as BibTeX with the fields of BibLaTeX (OP-120).',
  file: 'application/x-bibtex',
});

export const downloadCsl = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/csl',
  summary: 'The same works as CSL-JSON, which citation styles are made for (OP-120).',
  file: 'application/vnd.citationstyles.csl+json',
});

export const downloadJson = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/json',
  summary: 'A list of favorites as JSON: each row as the list itself answers it, with its folders by name.',
  file: 'application/json',
});

export const downloadPdf = defineCall({
  ...downloadExcel,
  path: '/mip/api/Download/pdf',
  summary:
    'A list or texts as a PDF; x-list-rows and x-list-total say whether it was cut, lists at 1,000 rows, texts at 50 documents.',
  file: 'application/pdf',
});

/** The call for each format of a file. */
export const DOWNLOADS = {
  excel: downloadExcel,
  word: downloadWord,
  pdf: downloadPdf,
  text: downloadText,
  ris: downloadRis,
  bibtex: downloadBibtex,
  csl: downloadCsl,
  json: downloadJson,
} as const;

export type DownloadFormat = keyof typeof DOWNLOADS;
