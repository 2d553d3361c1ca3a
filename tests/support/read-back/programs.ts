import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

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
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', 'html:HTML (StarWriter):UTF8', '--outdir', folder];
    execFileSync('soffice', [...args, join(folder, 'file.docx')], { stdio: 'ignore' });
    return readFileSync(join(folder, 'file.html'), 'utf8');
  });
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
