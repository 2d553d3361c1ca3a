/** An object of a PDF: its dictionary or value, and the bytes of its stream where it has one. */
export interface PdfObject {
  readonly body: string;
  readonly stream?: Uint8Array | string;
}

export interface RawPdf {
  /** Objects 1, 2, 3 … in order; the first is the catalog. */
  readonly objects: readonly (PdfObject | string)[];
  /** More of the trailer's dictionary. */
  readonly trailer?: string;
  /** Where the table of objects is said to stand; where it does, if left out. */
  readonly start?: number;
}

/** A PDF of these objects as they stand, whatever they say. */
export function writeRawPdf({ objects, trailer = '', start }: RawPdf): Uint8Array {
  const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let at = 9;
  const add = (piece: Buffer) => {
    pieces.push(piece);
    at += piece.length;
  };
  const offsets = objects.map((object, index) => {
    const offset = at;
    const { body, stream } = typeof object === 'string' ? { body: object, stream: undefined } : object;
    if (stream === undefined) add(Buffer.from(`${index + 1} 0 obj\n${body}\nendobj\n`));
    else {
      const bytes = Buffer.from(stream);
      add(Buffer.from(`${index + 1} 0 obj\n${body.replace(/>>$/u, ` /Length ${bytes.length} >>`)}\nstream\n`));
      add(bytes);
      add(Buffer.from('\nendstream\nendobj\n'));
    }
    return offset;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets
    .map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
    .join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start ?? at}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...pieces, Buffer.from(table + end)]));
}

export const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';

/** The words of a content stream that prints one line. */
export function printLine(words: string): string {
  return `BT /F1 12 Tf 1 0 0 1 72 700 Tm (${words}) Tj ET`;
}

export interface OnePage {
  readonly content: PdfObject;
  /** More of the catalog, of the node of pages and of the page. */
  readonly catalog?: string;
  readonly pages?: string;
  readonly page?: string;
  /** More of the page's resources. */
  readonly resources?: string;
  /** Objects 6, 7, 8 … */
  readonly more?: readonly (PdfObject | string)[];
  readonly trailer?: string;
}

/** A PDF of one page: 1 catalog, 2 pages, 3 page, 4 font, 5 content. */
export function writeOnePage(wish: OnePage): Uint8Array {
  const { content, catalog = '', pages = '/Kids [3 0 R] /Count 1', page = '', resources = '', more = [] } = wish;
  return writeRawPdf({
    objects: [
      `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
      `<< /Type /Pages ${pages} >>`,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> ${resources} >> ${page} >>`,
      FONT,
      content,
      ...more,
    ],
    ...(wish.trailer === undefined ? {} : { trailer: wish.trailer }),
  });
}
