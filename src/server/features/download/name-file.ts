import type { DownloadFormat } from '#contract/download.ts';

const EXTENSIONS: Readonly<Record<DownloadFormat, string>> = {
  excel: 'xlsx',
  word: 'docx',
  pdf: 'pdf',
  text: 'txt',
  ris: 'ris',
  bibtex: 'bib',
  json: 'json',
};
const LONGEST = 80;

/** The name of a file (OP-76): title, date, extension; without signs that file systems or headers mind. */
export function nameFile(title: string, today: string, format: DownloadFormat): string {
  const words = title
    .toWellFormed()
    .replaceAll(/[^\p{L}\p{M}\p{N}._ -]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const short = Array.from(words).slice(0, LONGEST).join('').trim();
  return `${short === '' ? 'List' : short} ${today}.${EXTENSIONS[format]}`;
}
