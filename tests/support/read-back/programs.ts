import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether a program can be started here. */
export function hasProgram(name: 'pdftotext' | 'soffice'): boolean {
  return spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
}

/** What poppler reads in a PDF, page after page, in the order in which it is written: a table row by row. */
export function readByPoppler(pdf: Uint8Array): string {
  return inFolder('file.pdf', pdf, (folder) =>
    execFileSync('pdftotext', ['-q', '-raw', '-enc', 'UTF-8', join(folder, 'file.pdf'), '-'], {
      encoding: 'utf8',
      maxBuffer: 1e9,
    }),
  );
}

/** What LibreOffice reads in a Word file, saved as a page of its own, footnotes at its end. */
export function readByLibreOffice(word: Uint8Array): string {
  return inFolder('file.docx', word, (folder) => {
    execFileSync('soffice', convertTo(PAGES, folder, ['file.docx']), { stdio: 'ignore' });
    return readFileSync(join(folder, 'file.html'), 'utf8');
  });
}

/**
 * The same of several files at once, which starts the program once: by the names of the files, without those that it
 * does not open.
 */
export function readAllByLibreOffice(words: ReadonlyMap<string, Uint8Array>): Promise<Map<string, string>> {
  return convertAll(words, 'html', PAGES);
}

/** The lines that LibreOffice prints of Word files, with the numbers of their lists. */
export function printAllByLibreOffice(words: ReadonlyMap<string, Uint8Array>): Promise<Map<string, string>> {
  return convertAll(words, 'txt', 'txt:Text (encoded):UTF8');
}

async function convertAll(
  words: ReadonlyMap<string, Uint8Array>,
  ending: string,
  format: string,
): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-read-back-'));
  try {
    const names = [...words.keys()];
    for (const [index, name] of names.entries()) writeFileSync(join(folder, `${index}.docx`), words.get(name)!);
    const files = names.map((_, index) => `${index}.docx`);
    await promisify(execFile)('soffice', convertTo(format, folder, files), { maxBuffer: 1e8 });
    return new Map(
      names.flatMap((name, index) => {
        const page = join(folder, `${index}.${ending}`);
        return existsSync(page) ? [[name, readFileSync(page, 'utf8')] as const] : [];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const PAGES = 'html:HTML (StarWriter):UTF8';

/** What the program is asked: each file of a folder in another format beside it, with a profile of its own. */
function convertTo(into: string, folder: string, files: readonly string[]): string[] {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const format = ['--convert-to', into, '--outdir', folder];
  return [profile, '--headless', ...format, ...files.map((file) => join(folder, file))];
}

function inFolder(name: string, bytes: Uint8Array, read: (folder: string) => string): string {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-read-back-'));
  try {
    writeFileSync(join(folder, name), bytes);
    return read(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
