import type { DownloadFormat } from '#contract/download.ts';

const EXTENSIONS: Readonly<Record<DownloadFormat, string>> = {
  excel: 'xlsx',
  word: 'docx',
  pdf: 'pdf',
  text: 'txt',
  ris: 'ris',
  bibtex: 'bib',
  csl: 'csl.json',
  json: 'json',
};
/** Characters of a title in a name: with date and extension fewer bytes than any file system minds, in Chinese, too. */
const LONGEST = 79;
/** What a longer one keeps: its beginning, and its end, by which titles of one kind differ. */
const HEAD = 45;
const TAIL = 30;

/** The name of a file (OP-76): title, date, extension; without signs that file systems or headers mind. */
export function nameFile(title: string, today: string, format: DownloadFormat): string {
  const words = title
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const short = shorten(words.trim());
  return `${short === '' ? 'List' : short} ${today}.${EXTENSIONS[format]}`;
}

/** Words are left out between two whole ones: “Agreement on the protection … and the Republic of Ghana”. */
function shorten(words: string): string {
  const letters = Array.from(words);
  if (letters.length <= LONGEST) return words;
  const head = letters.slice(0, HEAD + 1).join('');
  const tail = letters.slice(-TAIL - 1).join('');
  const first = /^.*\S(?=\s)/u.exec(head)?.[0] ?? letters.slice(0, HEAD).join('');
  const last = /(?<=\s)\S.*$/u.exec(tail)?.[0] ?? letters.slice(-TAIL).join('');
  return `${first} … ${last}`;
}
