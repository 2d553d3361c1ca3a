import { aknImporter } from '#importers/akn/akn.importer.ts';
import { bitsImporter } from '#importers/bits/bits.importer.ts';
import { courtlistenerImporter } from '#importers/courtlistener/courtlistener.importer.ts';
import { csvImporter } from '#importers/csv/csv.importer.ts';
import { docxImporter } from '#importers/docx/docx.importer.ts';
import { feedImporter } from '#importers/feed/feed.importer.ts';
import { giiImporter } from '#importers/gii/gii.importer.ts';
import { htmlImporter } from '#importers/html/html.importer.ts';
import type { Importer } from '#importers/importer.ts';
import { jatsImporter } from '#importers/jats/jats.importer.ts';
import { jsonlImporter } from '#importers/jsonl/jsonl.importer.ts';
import { markdownImporter } from '#importers/markdown/markdown.importer.ts';
import { oldpImporter } from '#importers/oldp/oldp.importer.ts';
import { pdfImporter } from '#importers/pdf/pdf.importer.ts';
import { recordsImporter } from '#importers/records/records.importer.ts';
import { textImporter } from '#importers/text/text.importer.ts';
import { uslmImporter } from '#importers/uslm/uslm.importer.ts';

/** Every importer; the first that accepts a file reads it. */
export const IMPORTERS: readonly Importer[] = [
  aknImporter,
  uslmImporter,
  giiImporter,
  jatsImporter,
  bitsImporter,
  feedImporter,
  recordsImporter,
  markdownImporter,
  courtlistenerImporter,
  oldpImporter,
  htmlImporter,
  docxImporter,
  pdfImporter,
  csvImporter,
  jsonlImporter,
  textImporter,
];
