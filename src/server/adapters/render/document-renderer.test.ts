import { extractText, getDocumentProxy } from 'unpdf';
import { describeDocumentRenderer } from '#server/ports/document-renderer.conformance.ts';
import type { FileFormat } from '#server/ports/document-renderer.ts';
import { readParagraphs, readWorkbook } from '#tests/support/read-workbook.ts';
import { ThreadedRenderer } from './threaded-renderer.ts';

async function readTexts(format: FileFormat, bytes: Uint8Array): Promise<string> {
  switch (format) {
    case 'excel':
      return readWorkbook(bytes).sheets.flat(2).join(' ');
    case 'word':
      return readParagraphs(bytes).join(' ');
    case 'pdf':
      return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text;
    case 'text':
      return new TextDecoder().decode(bytes);
  }
}

describeDocumentRenderer('Excel, Word, PDF and text, made in threads', () => ({
  renderer: new ThreadedRenderer(),
  readTexts,
}));
