import type { FileFormat } from '#server/ports/document-renderer.ts';

export type DownloadFormat = Exclude<FileFormat, 'text'>;

const EXTENSIONS: Readonly<Record<DownloadFormat, string>> = { excel: 'xlsx', word: 'docx', pdf: 'pdf' };
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
