import { strToU8 } from 'fflate';
import { buildDocx, p } from '#importers/docx/docx.test-support.ts';
import { hostile, type HostileFile } from './hostile-file.ts';
import { printLine, writeOnePage } from './write-raw-pdf.ts';

const pdf = () => writeOnePage({ content: { body: '<< >>', stream: printLine('The seat is Lisbon.') } });
const word = () => buildDocx(p('The seat is Lisbon.'));
const NAME = 'The seat is Lisbon.';

/** What is not what its name says, or is two things at once. */
export const MISPLACED_FILES: readonly HostileFile[] = [
  hostile('misplaced/pdf-then-package.pdf', 'read', () => Buffer.concat([pdf(), word()])),
  hostile('misplaced/pdf-then-package.docx', /does not begin as a ZIP|damaged/u, () => Buffer.concat([pdf(), word()])),
  hostile('misplaced/page-and-pdf.html', 'read', () =>
    Buffer.concat([strToU8(`<p>${NAME}</p><!--`), pdf(), strToU8('-->')]),
  ),
  hostile('misplaced/page-and-pdf.pdf', 'read', () =>
    Buffer.concat([strToU8(`<p>${NAME}</p><!--`), pdf(), strToU8('-->')]),
  ),
  hostile('misplaced/pdf.docx', /not a Word file/u, pdf),
  hostile('misplaced/word.pdf', /damaged/u, word),
  hostile('misplaced/word.md', /not valid UTF-8/u, word),
  hostile('misplaced/word.xml', /no importer reads/u, word),
  hostile('misplaced/word.json', /not valid/u, word),
  hostile('misplaced/word.txt', /no sentences/u, word),
  hostile('misplaced/word.csv', /not valid UTF-8/u, word),
  hostile('misplaced/page.json', /not valid JSON/u, `<p>${NAME}</p>`),
  hostile('misplaced/page.xml', /no importer reads/u, `<p>${NAME}</p>`),
  hostile('misplaced/page.yaml', /no importer/u, `<p>${NAME}</p>`),
  hostile('misplaced/program.html', /NUL/u, () =>
    Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001'), Buffer.alloc(5000)]),
  ),
  hostile('misplaced/program.exe', /no importer/u, 'MZ'),
  hostile('misplaced/no-extension', /no importer/u, NAME),
  hostile('misplaced/macros.docm', /no importer/u, word),
  hostile('misplaced/older.doc', /save it as \.docx/u, 'x'),
  hostile('misplaced/package.zip', /archive/u, word),
  hostile('misplaced/readme.md', /README/u, `# ${NAME}`),
  hostile('misplaced/empty.xml', /empty/u, ''),
  hostile('misplaced/empty.jsonl', 'read', ''),
  // Names that break out of lines, terminals, columns or systems.
  hostile('names/two\nlines.exe', /no importer/u, NAME),
  hostile('names/\u001b[2Jclears.exe', /no importer/u, NAME),
  hostile('names/turned\u202Exod.exe', /no importer/u, NAME),
  hostile(`names/${'n'.repeat(250)}.md`, /front matter/u, NAME),
  hostile('names/a..hidden..md', /front matter/u, NAME),
  hostile('names/con.html', 'read', `<p>${NAME}</p>`),
  hostile('names/%2e%2e%2fetc%2fpasswd.html', 'read', `<p>${NAME} Again.</p>`),
  hostile('names/a\\..\\..\\etc.html', 'read', `<p>${NAME} Once more.</p>`),
  hostile('names/$(id);`id`|id&.html', 'read', `<p>${NAME} A last time.</p>`),
];
