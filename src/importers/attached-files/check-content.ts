import type { FileExtension } from '#domain/document/attached-file.ts';
import { findOfficeTrouble } from './check-office.ts';

/** So far from its end a PDF may say that it ends. */
const END = 2048;

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

function findPdfTrouble(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!text.startsWith('%PDF-')) return 'it is no PDF, whatever its name says';
  if (!text.slice(-END).includes('%%EOF')) return 'the PDF is cut off';
  const acts = /\/(?:JavaScript|JS|Launch|EmbeddedFile|XFA)\b/u.exec(text)?.[0];
  return acts === undefined ? undefined : `the PDF holds what runs by itself or other files (${acts.slice(1)})`;
}

function findRtfTrouble(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
  if (!text.startsWith('{\\rtf1')) return 'it is no RTF, whatever its name says';
  if (!text.trimEnd().endsWith('}')) return 'the RTF is cut off';
  const acts = /\\(?:object|objdata|objocx|objhtml|ddeauto)\b|\\\*\\template\b/iu.exec(text)?.[0];
  return acts === undefined ? undefined : `the RTF holds embedded objects or a template elsewhere (${acts})`;
}
