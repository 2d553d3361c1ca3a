import { DATA_FILES } from './data-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { HTML_FILES } from './html-files.ts';
import { MARKDOWN_FILES } from './markdown-files.ts';
import { MISPLACED_FILES } from './misplaced-files.ts';
import { PDF_FILES } from './pdf-files.ts';
import { FEED_FILES, RECORD_FILES, TEXT_FILES } from './record-files.ts';
import { WORD_FILES } from './word-files.ts';
import { XML_FILES } from './xml-files.ts';

/** Read or refused within bounds, but after seconds: for the long checks. */
const SLOW = new Set([
  'html/tables-in-tables.html',
  'markdown/pictures.md',
  'html/many-cells.html',
  'markdown/notes-never-defined.md',
  'records/many-keys.yaml',
  'records/many-documents.yaml',
  'docx/many-notes.docx',
  'jats/many-empty-marks.xml',
  'html/many-breaks.html',
  'pdf/many-raised-numbers.pdf',
  'records/many-keys-in-one.yaml',
  'html/marks-across-blocks.html',
  'jats/many-notes.xml',
  'html/many-spans.html',
  'csv/parties-without-end.csv',
  'html/many-notes.html',
  'html/many-identifiers.html',
  'text/lines-of-blanks.txt',
  'docx/bomb-that-lies.docx',
  'pdf/one-string-of-600-mb.pdf',
  'html/links-never-closed.html',
  'docx/cells-merged-downwards.docx',
  'pdf/spaces-whose-packing-is-said-elsewhere.pdf',
  'jats/many-cells.xml',
  'markdown/table-of-a-hundred-thousand-columns.md',
  'docx/blank-runs.docx',
  'docx/many-runs.docx',
  'html/marks-never-closed.html',
  'markdown/table-of-many-rows.md',
  'html/value-of-megabytes.html',
  'records/comments.yaml',
  'docx/sixty-thousand-parts.docx',
  'pdf/many-lines.pdf',
  'jats/paragraph-of-nine-megabytes.xml',
  'text/empty-lines.txt',
  'jats/many-marks.xml',
  'markdown/links-in-links.md',
  'oldp/blanks-without-end.json',
  'html/blanks-without-end.html',
  'html/blank-spans.html',
  'records/empty-lines.yaml',
  'markdown/many-keys.md',
]);

/** Every hostile file that bytes can show, of every format that is imported. */
export const HOSTILE_FILES: readonly HostileFile[] = [
  ...XML_FILES,
  ...HTML_FILES,
  ...MARKDOWN_FILES,
  ...WORD_FILES,
  ...PDF_FILES,
  ...DATA_FILES,
  ...RECORD_FILES,
  ...TEXT_FILES,
  ...FEED_FILES,
  ...MISPLACED_FILES,
].map((file) => (SLOW.has(file.path) ? { ...file, isHeavy: true } : file));
