import { strToU8, unzipSync } from 'fflate';
import { buildDocx, item, level, p, r } from '#importers/docx/docx.test-support.ts';
import { BEYOND_BOUNDS, heavy, hostile, repeat, type HostileFile } from './hostile-file.ts';
import { deflateRepeated } from './write-bomb.ts';
import { writeZip, type ZipEntry } from './write-zip.ts';

const BODY = 'word/document.xml';
const DAMAGED = /damaged or cut off/u;
const SWOLLEN = /unpacks to more than is allowed/u;

/** The entries of a plain Word file with one paragraph, the body last. */
function entries(body = p('The seat is Lisbon.')): ZipEntry[] {
  const parts = Object.entries(unzipSync(buildDocx(body)));
  return parts
    .toSorted(([a], [b]) => Number(a === BODY) - Number(b === BODY))
    .map(([name, content]) => ({ name, content }));
}

const withParts = (parts: Readonly<Record<string, string>>, body?: string) =>
  writeZip([...entries(body), ...Object.entries(parts).map(([name, content]) => ({ name, content }))]);

/** A package whose body is this packed stream and says that it has so many bytes. */
const withBody = (packed: Uint8Array, size: number) =>
  writeZip([...entries().slice(0, -1), { name: BODY, content: '', packed, size }]);

/** Stored, so that what repeats is not taken for a bomb. */
const rawBody = (xml: string) => writeZip([...entries().slice(0, -1), { name: BODY, content: xml, isStored: true }]);

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const document = (inside: string, before = '') =>
  rawBody(`${before}<w:document ${W}><w:body>${inside}</w:body></w:document>`);

const MEGABYTE = 1_048_576;

const PACKAGES: readonly HostileFile[] = [
  hostile('docx/bomb.docx', SWOLLEN, () => withBody(deflateRepeated(' ', 320), 320 * MEGABYTE)),
  hostile('docx/bomb-that-lies.docx', DAMAGED, () => withBody(deflateRepeated(' ', 320), 1000)),
  hostile('docx/bomb-that-says-nothing.docx', DAMAGED, () => withBody(deflateRepeated(' ', 320), 0)),
  hostile('docx/says-four-gigabytes.docx', SWOLLEN, () => withBody(deflateRepeated(' ', 16), 0xfffffffe)),
  hostile('docx/one-body-five-thousand-times.docx', /holds word\/document\.xml twice/u, () => {
    const plain = entries();
    const shared = { name: BODY, content: `<w:document ${W}>${' '.repeat(200_000)}</w:document>` };
    const again = Array.from({ length: 4900 }, () => ({ ...shared, sharesWith: plain.length }));
    return writeZip([...plain, shared, ...again]);
  }),
  hostile('docx/sixty-thousand-parts.docx', /holds more than 5000 parts/u, () =>
    writeZip([
      ...entries(),
      ...Array.from({ length: 60_000 }, (_, at) => ({ name: `a${at}`, content: '', packed: new Uint8Array([3, 0]) })),
    ]),
  ),
  hostile('docx/package-in-package.docx', /no `word\/document.xml`|damaged/u, () => {
    let inner = writeZip([{ name: '0', content: '', packed: deflateRepeated('\0', 64), size: 64 * MEGABYTE }]);
    for (let depth = 0; depth < 20; depth += 1) inner = writeZip([{ name: `${depth}.zip`, content: inner }]);
    return inner;
  }),
  hostile('docx/names-that-lead-out.docx', 'read', () =>
    withParts({
      '../../hostile-outside': 'x',
      '/tmp/hostile-outside': 'x',
      'word/../../../hostile-outside': 'x',
      'C:\\hostile-outside': 'x',
    }),
  ),
  hostile('docx/name-of-a-prototype.docx', 'read', () => withParts({ __proto__: 'x', constructor: 'x' })),
  hostile('docx/cut.docx', DAMAGED, () => withParts({}).subarray(0, 500)),
  hostile('docx/directory-elsewhere.docx', /no `word\/document.xml`/u, () => {
    const bytes = Buffer.from(withParts({}));
    bytes.writeUInt32LE(0xfffffff0, bytes.length - 6);
    return bytes;
  }),
  hostile('docx/older.docx', /older Word file/u, () => Buffer.from('d0cf11e0a1b11ae1'.padEnd(1024, '0'), 'hex')),
  hostile('docx/empty.docx', /empty/u, ''),
];

const DEEP = 100_000;
const LAUGHS = `<!DOCTYPE l [<!ENTITY a "ha">${repeat(9, (at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)}]>`;

const TEXTS: readonly HostileFile[] = [
  hostile('docx/deep.docx', /nested more than/u, () => document('<w:sdt>'.repeat(DEEP) + '</w:sdt>'.repeat(DEEP))),
  hostile('docx/laughs.docx', /document type is not allowed/u, () => document(p(r('&j;')), LAUGHS)),
  hostile('docx/outside-entity.docx', /document type is not allowed/u, () =>
    document(p(r('&x;')), '<!DOCTYPE d [<!ENTITY x SYSTEM "file:///etc/passwd">]>'),
  ),
  hostile('docx/many-attributes.docx', /attributes/u, () =>
    document(`<w:p ${repeat(20_000, (at) => `w:a${at}="" `)}>${r('Words.')}</w:p>`),
  ),
  hostile('docx/deep-text-boxes.docx', 'read', () => {
    const box = '<w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx><w:txbxContent>';
    const end = '</w:txbxContent></wps:txbx></w:drawing></mc:Choice></mc:AlternateContent></w:r>';
    return document(`${`<w:p>${box}`.repeat(40)}${p('Words.')}${`${end}</w:p>`.repeat(40)}`);
  }),
  hostile('docx/list-level-of-a-thousand-million.docx', 'read', () =>
    buildDocx(item('Words.', 1, 1_000_000_000) + p('More words.'), {
      numbering: `<w:abstractNum w:abstractNumId="0">${level(1_000_000_000, 'decimal', '%1.')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    }),
  ),
  hostile('docx/list-begins-beyond-numbers.docx', 'read', () =>
    buildDocx(item('Words.', 1, 0), {
      numbering: `<w:abstractNum w:abstractNumId="0">${level(0, 'upperRoman', '%1.').replace('w:start w:val="1"', 'w:start w:val="1e308"')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>`,
    }),
  ),
  hostile('docx/styles-in-a-circle.docx', 'read', () =>
    buildDocx(p('Words.', '<w:pStyle w:val="A"/>'), {
      styles:
        '<w:style w:type="paragraph" w:styleId="A"><w:name w:val="A"/><w:basedOn w:val="B"/></w:style><w:style w:type="paragraph" w:styleId="B"><w:name w:val="B"/><w:basedOn w:val="A"/></w:style>',
    }),
  ),
  hostile('docx/note-in-itself.docx', 'read', () =>
    buildDocx(p(`${r('Words')}<w:r><w:footnoteReference w:id="2"/></w:r>`), {
      footnotes: `<w:footnote w:id="2">${p(`${r('Note')}<w:r><w:footnoteReference w:id="2"/></w:r>`)}</w:footnote>`,
    }),
  ),
  hostile('docx/many-notes.docx', 'read', () =>
    buildDocx(p(`${r('Words')}${repeat(5_000, (at) => `<w:r><w:footnoteReference w:id="${at}"/></w:r>`)}`), {
      footnotes: repeat(5_000, (at) => `<w:footnote w:id="${at}">${p('n')}</w:footnote>`),
    }),
  ),
  hostile('docx/cell-of-a-million-columns.docx', 'read', () =>
    document(
      `<w:tbl>${'<w:tr><w:trPr><w:gridBefore w:val="1000000000"/></w:trPr><w:tc><w:tcPr><w:gridSpan w:val="1000000"/></w:tcPr><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr>'.repeat(3)}</w:tbl>`,
    ),
  ),
  hostile('docx/cells-merged-downwards.docx', 'read', () => {
    const row = (kind: string) =>
      `<w:tr><w:tc><w:tcPr><w:vMerge${kind}/></w:tcPr><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr>`;
    return document(`<w:tbl>${row(' w:val="restart"').repeat(15_000)}${row('').repeat(15_000)}</w:tbl>`);
  }),
  hostile('docx/blanks-without-end.docx', 'read', () =>
    document(p(r(`Words${' '.repeat(2_000_000)}end`)) + p(r(`${' \t'.repeat(500_000)}.`))),
  ),
  hostile('docx/one-word-without-end.docx', 'read', () => document(p(r('x'.repeat(1_000_000))))),
  hostile('docx/many-runs.docx', 'read', () => document(p(r('a').repeat(100_000)))),
  hostile('docx/blank-runs.docx', 'read', () => document(p(r(' ').repeat(100_000) + r('Words.')))),
  hostile('docx/not-utf-8.docx', /not valid UTF-8/u, () =>
    writeZip([...entries().slice(0, -1), { name: BODY, content: new Uint8Array([0x3c, 0xff, 0xfe, 0xc0]) }]),
  ),
  hostile('docx/no-body.docx', /no `word\/document.xml`/u, () =>
    writeZip([{ name: 'word/else.xml', content: '<a/>' }]),
  ),
];

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** Of a document that is imported, the text alone is read: nothing of these runs, is fetched or kept. */
const ACTIVE: readonly HostileFile[] = [
  hostile('docx/macros-renamed.docx', 'read', () =>
    withParts({ 'word/vbaProject.bin': 'macro', 'word/vbaData.xml': '<a/>' }),
  ),
  hostile('docx/template-elsewhere.docx', 'read', () =>
    withParts({
      'word/_rels/settings.xml.rels': `<Relationships><Relationship Id="r1" Type="${REL}/attachedTemplate" Target="http://127.0.0.1:9/t.dotm" TargetMode="External"/></Relationships>`,
    }),
  ),
  hostile('docx/field-that-starts-a-program.docx', 'read', () =>
    document(
      `<w:p><w:fldSimple w:instr="DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe &quot;/k calc&quot;"><w:r><w:t>Words.</w:t></w:r></w:fldSimple></w:p>`,
    ),
  ),
  hostile('docx/another-document-in-it.docx', 'read', () =>
    withParts({ 'word/afchunk.html': '<iframe src="file:///etc/passwd">' }, `<w:altChunk r:id="rId9"/>${p('Words.')}`),
  ),
];

export const WORD_FILES: readonly HostileFile[] = [
  ...PACKAGES,
  ...TEXTS,
  ...ACTIVE,
  heavy('docx/body-of-100-mb.docx', BEYOND_BOUNDS, () =>
    document(repeat(500_000, (at) => p(`Paragraph ${at} of a long document with some words in it`))),
  ),
  hostile('docx/media-swollen.docx', 'read', () =>
    writeZip([
      { name: 'word/media/zeros.bin', content: '', packed: deflateRepeated('\0', 320), size: 320 * MEGABYTE },
      ...entries(),
    ]),
  ),
  hostile('docx/text-after-the-package.docx', 'read', () => Buffer.concat([withParts({}), strToU8('<script>')])),
];
