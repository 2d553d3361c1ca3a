import type { FileExtension } from '#domain/document/attached-file.ts';
import { findOfficeTrouble } from './check-office.ts';
import { findPdfTrouble } from './check-pdf.ts';
import { findRtfTrouble } from './check-rtf.ts';

const CHECKS: Readonly<Record<FileExtension, (bytes: Uint8Array) => string | undefined>> = {
  docx: (bytes) => findOfficeTrouble('docx', bytes),
  xlsx: (bytes) => findOfficeTrouble('xlsx', bytes),
  pdf: findPdfTrouble,
  rtf: findRtfTrouble,
};

/**
 * What is wrong with the bytes of a file that calls itself of a kind: they are of another, are damaged, or hold what runs by itself;
 * undefined where nothing is. It judges by content, never by the name.
 */
export function findContentTrouble(extension: FileExtension, bytes: Uint8Array): string | undefined {
  return bytes.length === 0 ? 'it is empty' : CHECKS[extension](bytes);
}
