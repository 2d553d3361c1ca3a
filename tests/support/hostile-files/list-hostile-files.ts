import { DATA_FILES } from './data-files.ts';
import type { HostileFile } from './hostile-file.ts';
import { HTML_FILES } from './html-files.ts';
import { MARKDOWN_FILES } from './markdown-files.ts';
import { MISPLACED_FILES } from './misplaced-files.ts';
import { PDF_FILES } from './pdf-files.ts';
import { FEED_FILES, RECORD_FILES, TEXT_FILES } from './record-files.ts';
import { WORD_FILES } from './word-files.ts';
import { XML_FILES } from './xml-files.ts';

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
];
