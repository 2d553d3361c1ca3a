import { deflateSync } from 'node:zlib';
import { BEYOND_BOUNDS, heavy, hostile, repeat, type HostileFile } from './hostile-file.ts';
import { zlibRepeated } from './write-bomb.ts';
import { printLine, writeOnePage, writeRawPdf, type PdfObject } from './write-raw-pdf.ts';

const CUT = /damaged or cut off/u;
const SWOLLEN = /unpacks to more than/u;
const NO_TEXT = /no text layer|damaged or cut off/u;
const words = (text = 'The seat is Lisbon.'): PdfObject => ({ body: '<< >>', stream: printLine(text) });

/** A stream that was packed as many times as its filters say. */
function packed(once: Uint8Array, times: number): PdfObject {
  let stream = once;
  for (let time = 1; time < times; time += 1) stream = deflateSync(stream, { level: 9 });
  return { body: `<< /Filter [${'/FlateDecode '.repeat(times)}] >>`, stream };
}

/** Forms of which each draws the next twice. */
function doublingForms(levels: number): PdfObject[] {
  return Array.from({ length: levels }, (_, at) => ({
    body: `<< /Type /XObject /Subtype /Form /BBox [0 0 600 800] /Resources << /Font << /F1 4 0 R >> /XObject << /X ${at + 7} 0 R >> >> >>`,
    stream: at === levels - 1 ? printLine('again') : '/X Do /X Do',
  }));
}

const draws = (forms: readonly PdfObject[]) =>
  writeOnePage({
    content: { body: '<< >>', stream: `${printLine('The seat is Lisbon.')} /X Do` },
    resources: '/XObject << /X 6 0 R >>',
    more: forms,
  });

const SELF = {
  body: '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 6 0 R >> >> >>',
  stream: '/X Do',
};

const MAPS_ALL = {
  body: '<< >>',
  stream:
    '/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange 1 beginbfrange <00000000> <ffffffff> <0041> endbfrange endcmap end',
};

/** What swells when it is unpacked or drawn. */
const BOMBS: readonly HostileFile[] = [
  hostile('pdf/spaces-of-2600-mb.pdf', SWOLLEN, () =>
    writeOnePage({ content: packed(zlibRepeated(' ', 2600, [printLine('The seat is Lisbon.'), '']), 2) }),
  ),
  hostile('pdf/spaces-whose-packing-is-said-elsewhere.pdf', BEYOND_BOUNDS, () => {
    const { stream } = packed(zlibRepeated(' ', 2600, [printLine('The seat is Lisbon.'), '']), 2);
    const content = { body: '<< /Filter 6 0 R >>', ...(stream ? { stream } : {}) };
    return writeOnePage({ content, more: ['[/FlateDecode /FlateDecode]'] });
  }),
  hostile('pdf/one-string-of-600-mb.pdf', SWOLLEN, () =>
    writeOnePage({ content: packed(zlibRepeated('x', 600, ['BT /F1 12 Tf 1 0 0 1 72 700 Tm (', ') Tj ET']), 2) }),
  ),
  heavy('pdf/doubling-forms.pdf', BEYOND_BOUNDS, () => draws(doublingForms(40))),
  heavy('pdf/all-characters-mapped.pdf', 'read', () =>
    writeOnePage({ content: words(), more: [MAPS_ALL], resources: '/Font << /F1 7 0 R >>' }),
  ),
  hostile('pdf/twenty-filters.pdf', 'read', () =>
    writeOnePage({ content: packed(deflateSync(Buffer.from(printLine('The seat is Lisbon.'))), 20) }),
  ),
  hostile('pdf/many-lines.pdf', 'read', () =>
    writeOnePage({
      content: {
        body: '<< >>',
        stream: `BT /F1 6 Tf ${repeat(20_000, (at) => `1 0 0 1 ${72 + (at % 9) * 50} ${790 - Math.floor(at / 9)} Tm (word${at}) Tj `)} ET`,
      },
    }),
  ),
  hostile('pdf/many-raised-numbers.pdf', 'read', () =>
    writeOnePage({
      content: {
        body: '<< >>',
        stream: repeat(20_000, (at) => `BT /F1 5 Tf 1 0 0 1 ${at % 500} 700 Tm (${at % 99}) Tj ET\n`),
      },
    }),
  ),
];

/** What leads in a circle or says to be larger than anything. */
const LOOPS: readonly HostileFile[] = [
  hostile('pdf/form-draws-itself.pdf', 'read', () => draws([SELF])),
  hostile('pdf/pages-in-a-circle.pdf', NO_TEXT, () =>
    writeOnePage({ content: words(), pages: '/Kids [2 0 R] /Count 1' }),
  ),
  hostile('pdf/a-thousand-million-pages.pdf', 'read', () =>
    writeOnePage({ content: words(), pages: '/Kids [3 0 R] /Count 1000000000' }),
  ),
  hostile('pdf/tables-in-a-circle.pdf', 'read', () => writeOnePage({ content: words(), trailer: '/Prev 9' })),
  hostile('pdf/table-beyond-the-end.pdf', CUT, () =>
    writeRawPdf({ objects: ['<< /Type /Catalog >>'], start: 4_000_000_000 }),
  ),
  hostile('pdf/contents-in-a-circle.pdf', NO_TEXT, () => writeOnePage({ content: { body: '5 0 R' } })),
  hostile('pdf/length-in-a-circle.pdf', NO_TEXT, () =>
    writeRawPdf({
      objects: [
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        '<< /Length 4 0 R >>\nstream\n(x)\nendstream',
      ],
    }),
  ),
  hostile('pdf/a-thousand-million-objects-in-a-stream.pdf', 'read', () =>
    writeOnePage({
      content: words(),
      more: [{ body: '<< /Type /ObjStm /N 1000000000 /First 2000000000 >>', stream: '1 0 2 0' }],
    }),
  ),
  hostile('pdf/table-of-a-thousand-million.pdf', CUT, () =>
    Buffer.concat([
      Buffer.from(
        '%PDF-1.7\n1 0 obj\n<< /Type /XRef /Size 1000000000 /W [1 4 2] /Index [0 1000000000] /Root 2 0 R /Length 7 >>\nstream\n',
      ),
      Buffer.from([1, 0, 0, 0, 9, 0, 0]),
      Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF\n'),
    ]),
  ),
];

const DEEP = 100_000;
const ODD: readonly HostileFile[] = [
  hostile('pdf/deep-arrays.pdf', CUT, () =>
    writeOnePage({ content: words(), catalog: `/Deep ${'['.repeat(DEEP)}${']'.repeat(DEEP)}` }),
  ),
  hostile('pdf/deep-dictionaries.pdf', CUT, () =>
    writeOnePage({ content: words(), catalog: `/Deep ${'<< /A '.repeat(DEEP)}1${' >>'.repeat(DEEP)}` }),
  ),
  hostile('pdf/deep-arrays-in-content.pdf', 'read', () =>
    writeOnePage({ content: { body: '<< >>', stream: `${printLine('Words.')} ${'['.repeat(DEEP)}` } }),
  ),
  hostile('pdf/runs-scripts.pdf', 'read', () =>
    writeOnePage({
      content: words(),
      catalog: '/OpenAction << /S /JavaScript /JS (app.launchURL("file:///etc/passwd")) >>',
    }),
  ),
  hostile('pdf/starts-a-program.pdf', 'read', () =>
    writeOnePage({ content: words(), catalog: '/OpenAction << /S /Launch /F (/bin/sh) >>' }),
  ),
  hostile('pdf/content-in-another-file.pdf', NO_TEXT, () =>
    writeOnePage({ content: { body: '<< /F (/etc/passwd) /FFilter [] >>', stream: '' } }),
  ),
  hostile('pdf/holds-a-form-of-xml.pdf', 'read', () =>
    writeOnePage({
      content: words(),
      catalog: '/AcroForm << /Fields [] /XFA 6 0 R >>',
      more: [{ body: '<< >>', stream: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>' }],
    }),
  ),
  hostile('pdf/encrypted.pdf', /password|damaged/u, () =>
    writeOnePage({
      content: words(),
      trailer: `/ID [<00> <00>] /Encrypt << /Filter /Standard /V 1 /R 2 /O <${'00'.repeat(32)}> /U <${'00'.repeat(32)}> /P -4 >>`,
    }),
  ),
  hostile('pdf/only-a-picture.pdf', /no text layer/u, () =>
    writeOnePage({ content: { body: '<< >>', stream: 'q Q' } }),
  ),
  hostile('pdf/cut.pdf', CUT, () => writeOnePage({ content: words() }).subarray(0, 60)),
  hostile('pdf/no-pdf.pdf', CUT, () => '\0'.repeat(100_000)),
  hostile('pdf/empty.pdf', /empty/u, ''),
];

export const PDF_FILES: readonly HostileFile[] = [...BOMBS, ...LOOPS, ...ODD];
