import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { writeTemplateFile } from '#tests/support/template-files/write-template-file.ts';

const root = join(import.meta.dirname, '..');
const SOURCES = join(root, 'content', 'template-files');
const FILES = join(root, 'content', 'demo', 'ka', 'templates');

/** `npm run template-files`: makes the files of the demo templates anew of their texts in `content/template-files`. */
for (const path of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
  if (!path.endsWith('.md')) continue;
  const name = basename(path, '.md');
  const folder = join(FILES, `${dirname(path)}.files`);
  mkdirSync(folder, { recursive: true });
  const extension = name.slice(name.lastIndexOf('.') + 1);
  writeFileSync(join(folder, name), await writeTemplateFile(extension, readFileSync(join(SOURCES, path), 'utf8')));
}
