import { strFromU8, unzipSync } from 'fflate';

/** A sheet of a workbook: what stands in each cell, by row; a number is a number, a date its serial number. */
export type Sheet = readonly (readonly (string | number | null)[])[];

export interface Workbook {
  readonly sheets: readonly Sheet[];
  /** The bare markup of each sheet. */
  readonly xml: readonly string[];
}

/** Reads the workbooks that the library makes: enough for a test to say what a reader sees in them. */
export function readWorkbook(bytes: Uint8Array): Workbook {
  const files = unzipSync(bytes);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  const shared = [...text('xl/sharedStrings.xml').matchAll(/<si>.*?<\/si>/gs)].map(([item]) =>
    readText(item).replaceAll(/_x([\da-f]{4})_/giu, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
  );
  const xml = [1, 2, 3].map((number) => text(`xl/worksheets/sheet${number}.xml`)).filter((sheet) => sheet !== '');
  return { sheets: xml.map((sheet) => readSheet(sheet, shared)), xml };
}

/** The text of a document of Word, paragraph by paragraph. */
export function readParagraphs(bytes: Uint8Array): string[] {
  const xml = strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array());
  return [...xml.matchAll(/<w:p>.*?<\/w:p>|<w:p .*?<\/w:p>/gs)].map(([paragraph]) => readText(paragraph));
}

function readSheet(xml: string, shared: readonly string[]): Sheet {
  return [...xml.matchAll(/<row .*?<\/row>/gs)].map(([row]) => {
    const cells: (string | number | null)[] = [];
    for (const [, column = 'A', attributes = '', content = ''] of row.matchAll(
      /<c r="([A-Z]+)\d+"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    )) {
      const value = /<v>(.*?)<\/v>/s.exec(content)?.[1];
      const isText = attributes.includes('t="s"');
      cells[columnNumber(column)] =
        value === undefined ? null : isText ? (shared[Number(value)] ?? null) : Number(value);
    }
    return Array.from(cells, (cell) => cell ?? null);
  });
}

function columnNumber(letters: string): number {
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function readText(xml: string): string {
  const parts = [...xml.matchAll(/<(?:w:)?t(?: [^>]*)?>(.*?)<\/(?:w:)?t>/gs)].map(([, part = '']) => part);
  return parts
    .join('')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
