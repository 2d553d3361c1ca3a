import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ImportReport } from '#server/features/importing/import-report.ts';
import { TemporaryLibrary } from '#tests/support/temporary-library.ts';

/** A page whose text is packed `layers` times, so that a small file unpacks to a large one. */
function writePdf(text: Uint8Array, layers: number): Uint8Array {
  let packed = text;
  for (let layer = 0; layer < layers; layer += 1) packed = deflateSync(packed, { level: 9 });
  const filter = Array(layers).fill('/FlateDecode').join(' ');
  return Buffer.concat([
    Buffer.from(
      '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj\n2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj\n' +
        '3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >> endobj\n' +
        '5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> endobj\n' +
        `4 0 obj << /Length ${packed.length} /Filter [${filter}] >> stream\n`,
    ),
    packed,
    Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>\n%%EOF\n'),
  ]);
}

const LINE = strToU8('BT /F 12 Tf 72 700 Td (The seat of the arbitration is Lisbon.) Tj ET\n');

function writeWord(body: string): Uint8Array {
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(document) });
}

const library = new TemporaryLibrary();
let report: ImportReport;

beforeAll(async () => {
  const spaces = Buffer.concat([LINE, Buffer.alloc(300 * 1024 * 1024, ' ')]);
  library.write('a-bomb.pdf', writePdf(spaces, 1));
  library.write('b-bomb.pdf', writePdf(spaces, 2));
  library.write('c-good.pdf', writePdf(LINE, 2));
  library.write('d-bomb.docx', writeWord(' '.repeat(200 * 1024 * 1024)));
  // Within what may be unpacked, and more than a process may hold once it is a tree.
  library.write('e-wide.docx', writeWord('<w:p><w:r><w:t>x</w:t></w:r></w:p>'.repeat(2_000_000)));
  library.write('f-good.docx', writeWord('<w:p><w:r><w:t>The seat is Porto.</w:t></w:r></w:p>'));
  report = await library.import();
});
afterAll(() => library.dispose());

it.each([
  ['a-bomb.pdf', 'a part of the PDF unpacks to more than 64 MB'],
  ['b-bomb.pdf', 'a part of the PDF unpacks to more than 64 MB'],
  ['d-bomb.docx', 'unpacks to more than is allowed'],
  ['e-wide.docx', 'reading it takes more than 512 MB of memory'],
])('%s is refused by its name, with the bound that it breaks', (path, reason) => {
  expect(report.refused.find((one) => one.path === path)?.reason).toContain(reason);
});

it('The rest of an import goes on after files that break a bound', () => {
  expect(report).toMatchObject({ imported: 2, interrupted: false });
  expect(report.refused).toHaveLength(4);
});
