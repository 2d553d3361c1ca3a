import { blockText } from '#domain/document/block.ts';
import { strToU8, zipSync } from 'fflate';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { docxImporter } from './docx.importer.ts';
import { buildDocx, item, level, p, r, type DocxParts } from './docx.test-support.ts';
import { openZip } from './open-zip.ts';

const blocksOf = async (body: string, parts?: DocxParts) =>
  (await importSource(docxImporter, buildDocx(body, parts))).blocks;
const textsOf = async (body: string, parts?: DocxParts) => (await blocksOf(body, parts)).map(blockText);

const NUMBERING = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '(%2)')}${level(2, 'lowerRoman', '%1.%2.%3')}</w:abstractNum>
<w:abstractNum w:abstractNumId="2">${level(0, 'bullet', '\uf0b7')}${level(1, 'upperRoman', 'Part %2')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="2"/></w:num>
<w:num w:numId="3"><w:abstractNumId w:val="1"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="7"/></w:lvlOverride></w:num>`;

const STYLES = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="H1"><w:name w:val="heading 1"/></w:style>
<w:style w:type="paragraph" w:styleId="Para"><w:name w:val="Para"/><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
<w:style w:type="paragraph" w:styleId="Quote1"><w:name w:val="Long Quote"/><w:basedOn w:val="Normal"/></w:style>`;

const JUDGMENT = [
  p('Neutral Citation Number: [2023] EWHC 77 (Comm)'),
  p('Case No: CL-2023-000001'),
  p('IN THE HIGH COURT OF JUSTICE'),
  p('Date: 9 June 2023', '<w:jc w:val="right"/>'),
  p('Before:', '<w:jc w:val="center"/>'),
  p('MRS JUSTICE MARSH', '<w:jc w:val="center"/>'),
  p('Between:'),
  p('(1) TIDE LIMITED'),
  p('Claimant'),
  p('- and -'),
  p('EBB PLC'),
  p('Defendant'),
  p(r('Introduction', '<w:b/>')),
  p(
    `${r('The lamp ')}<w:bookmarkStart w:id="1" w:name="lamp"/>${r('went out', '<w:i/>')}<w:r><w:footnoteReference w:id="2"/></w:r>${r('.')}`,
    '<w:pStyle w:val="Para"/>',
  ),
  p(
    `<w:ins>${r('It was relit')}</w:ins><w:del><w:r><w:delText>never</w:delText></w:r></w:del><w:hyperlink r:id="rId1">${r(' here')}</w:hyperlink><w:hyperlink w:anchor="lamp">${r(' there')}</w:hyperlink>`,
    '<w:pStyle w:val="Para"/>',
  ),
  p('Conclusion', '<w:pStyle w:val="H1"/>'),
  p('“Quoted.”', '<w:pStyle w:val="Quote1"/>'),
  `<w:tbl><w:tr><w:trPr><w:tblHeader/></w:trPr><w:tc>${p('A')}</w:tc><w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${p('B')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge w:val="restart"/></w:tcPr>${p('C')}</w:tc><w:tc>${p('D')}</w:tc><w:tc>${p('E')}</w:tc></w:tr><w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${p('')}</w:tc><w:tc>${p('F')}</w:tc><w:tc>${p('G')}</w:tc></w:tr></w:tbl>`,
  p('12.\tTyped number').replace('12.\t', '12.</w:t><w:tab/><w:t>'),
].join('');

describe('a Word file', () => {
  test('of a judgment is read with its numbers, notes, links, table and facts', async () => {
    const bytes = buildDocx(JUDGMENT, {
      styles: STYLES,
      numbering: NUMBERING,
      footnotes: `<w:footnote w:id="0"><w:p/></w:footnote><w:footnote w:id="2">${p(`<w:r><w:footnoteRef/></w:r>${r(' A note.')}`)}</w:footnote>`,
      links: { rId1: 'https://example.org/' },
      header: p('Page header'),
      title: 'High Court Judgment Template',
    });
    await expectGoldenImport(docxImporter, 'docx/judgment.docx', bytes);
  });

  test('of a judgment without roles is called by the parties between whom the matter was', async () => {
    const lines = [
      'IN THE HIGH COURT OF BEACONS',
      'In the matter between',
      'THE STATE',
      'and',
      'ADA KEEPER',
      'JUDGMENT',
    ];
    const { documents } = await importSource(docxImporter, buildDocx(lines.map((line) => p(line)).join('')));
    expect(documents[0]?.document).toMatchObject({ title: 'THE STATE v ADA KEEPER', type: 'Case law' });
  });

  test('with printed contents has each line of them where its level is, and none at the right margin', async () => {
    const styles = [1, 2].map(
      (level) =>
        `<w:style w:type="paragraph" w:styleId="TOC${level}"><w:name w:val="toc ${level}"/><w:pPr><w:jc w:val="right"/></w:pPr></w:style>`,
    );
    const line = (text: string, level: number) =>
      p(`${r(text)}<w:r><w:tab/></w:r>${r('3')}`, `<w:pStyle w:val="TOC${level}"/>`);
    const body = line('The lamp', 1) + line('Its oil', 2) + p('Dover', '<w:jc w:val="right"/>');
    const { blocks } = await importSource(docxImporter, buildDocx(body, { styles: styles.join('') }));
    expect(blocks.map((block) => (block.kind === 'paragraph' ? [block.role, block.depth] : []))).toEqual([
      [undefined, undefined],
      [undefined, 1],
      ['right', undefined],
    ]);
  });

  test('prints the numbers that Word prints', async () => {
    const body = [
      item('a', 1),
      item('b', 1, 1),
      item('c', 1, 1),
      item('d', 1, 2),
      item('e', 1),
      item('f', 1, 1),
      item('g', 2),
      item('h', 2, 1),
      item('i', 3),
      item('j', 1),
    ].join('');
    expect(await textsOf(body, { numbering: NUMBERING })).toEqual([
      '1. a',
      '(a) b',
      '(b) c',
      '1.b.i d',
      '2. e',
      '(a) f',
      '• g',
      'Part I h',
      '7. i',
      '8. j',
    ]);
  });

  test('begins a list that begins at 32 on its second level once, and goes on with the first', async () => {
    const from = (at: number, start: number) =>
      `<w:lvlOverride w:ilvl="${at}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;
    const numbering = `<w:abstractNum w:abstractNumId="1">${level(0, 'decimal', '%1.')}${level(1, 'decimal', '(%2)')}</w:abstractNum>
<w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/>${from(0, 1)}${from(1, 32)}</w:num>`;
    const body = [
      item('a', 1),
      item('b', 1),
      item('c', 2, 1),
      item('d', 2, 1),
      item('e', 2),
      item('f', 2, 1),
      item('g', 1),
    ];
    expect(await textsOf(body.join(''), { numbering })).toEqual([
      '1. a',
      '2. b',
      '(32) c',
      '(33) d',
      '3. e',
      '(1) f',
      '4. g',
    ]);
  });

  test('counts numbered paragraphs that are empty, as Word does, and none that are deleted or hidden', async () => {
    const empty = (mark: string) =>
      p(
        '',
        `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>${mark === '' ? '' : `<w:rPr><w:${mark}/></w:rPr>`}`,
      );
    const body = item('a', 1) + empty('') + item('b', 1) + empty('del') + empty('vanish') + item('c', 1);
    expect(await textsOf(body, { numbering: NUMBERING })).toEqual(['1. a', '3. b', '4. c']);
  });

  test('gives a field its result, a text box its words once and a drawing its alternative text', async () => {
    const field = `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> HYPERLINK "https://example.org/f" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${r('result')}<w:r><w:fldChar w:fldCharType="end"/></w:r>`;
    const box = `<w:txbxContent>${p('boxed')}</w:txbxContent>`;
    const drawing = `<w:r><mc:AlternateContent><mc:Choice><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const picture = '<w:r><w:drawing><wp:docPr descr="A lamp"/><a:blip r:embed="rId9"/></w:drawing></w:r>';
    const blocks = await blocksOf(p(`${r('see ')}${field}`) + p(`${drawing}${r('after')}`) + p(picture), {
      links: { rId9: 'media/lamp.png' },
    });
    expect(blocks.map(blockText)).toEqual(['see result', 'boxed', 'after', '']);
    expect(blocks[0]).toMatchObject({
      inlines: ['see ', { kind: 'link', target: { to: 'web', href: 'https://example.org/f' } }],
    });
    expect(blocks[3]).toMatchObject({ kind: 'figure', source: 'media/lamp.png', alt: 'A lamp' });
  });

  test('reads content controls, moved text and endnotes, and leaves hidden and deleted text out', async () => {
    const body = `<w:sdt><w:sdtPr><w:alias w:val="no"/></w:sdtPr><w:sdtContent>${p('control')}</w:sdtContent></w:sdt><w:moveFrom>${p('old place')}</w:moveFrom><w:moveTo>${p('new place')}</w:moveTo>${p(`${r('seen')}${r('hidden', '<w:vanish/>')}<w:r><w:endnoteReference w:id="4"/></w:r>`)}`;
    expect(await textsOf(body, { endnotes: `<w:endnote w:id="4">${p('End.')}</w:endnote>` })).toEqual([
      'control',
      'new place',
      'seen',
      'i End.',
    ]);
  });

  test('never leads where a script could run', async () => {
    const [block] = await blocksOf(p(`<w:hyperlink r:id="rId1">${r('x')}</w:hyperlink>`), {
      links: { rId1: 'javascript:alert(1)' },
    });
    expect(block).toMatchObject({ inlines: ['x'] });
  });
});

describe('a file that is no Word file', () => {
  const ole = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];

  test.each<[string, Uint8Array, string]>([
    [
      'an older Word file',
      Uint8Array.from([...ole, ...Array.from({ length: 600 }, () => 0)]),
      'an older Word file (.doc); save it as .docx',
    ],
    [
      'an encrypted one',
      Uint8Array.from([...ole, ...Buffer.from('EncryptedPackage', 'utf16le')]),
      'encrypted with a password',
    ],
    ['text', strToU8('hello'), 'does not begin as a ZIP package'],
    ['nothing', new Uint8Array(), 'the file is empty'],
    ['another package', zipSync({ 'a.txt': strToU8('a') }), 'no `word/document.xml`'],
    ['one without text', buildDocx(p('')), 'holds no text'],
    ['one cut off', buildDocx(p('x')).subarray(0, 300), 'damaged or cut off'],
    [
      'one with a document type',
      zipSync({ 'word/document.xml': strToU8('<!DOCTYPE x [<!ENTITY a "b">]><w:document xmlns:w="w"/>') }),
      'a document type is not allowed',
    ],
    [
      'one with broken XML',
      zipSync({ 'word/document.xml': strToU8('<w:document xmlns:w="w"><w:body></w:document>') }),
      'not valid XML',
    ],
    ['one nested without end', buildDocx('<w:p><w:r>'.repeat(3000)), 'nested more than 400 deep'],
  ])('%s is refused in words', async (_, bytes, reason) => {
    expect((await importRefusal(docxImporter, bytes)).reason).toContain(reason);
  });

  test('that swells when unpacked is refused before it is', async () => {
    const bomb = zipSync({ 'word/document.xml': new Uint8Array(80 * 1048576) }, { level: 9 });
    expect(bomb.length).toBeLessThan(200_000);
    expect((await importRefusal(docxImporter, bomb)).reason).toContain('unpacks to more than is allowed');
  });

  test('with too many parts or too large ones is refused', () => {
    const many = zipSync(Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, strToU8('x')])));
    const limits = { entries: 20, entryBytes: 10, totalBytes: 1000, ratio: 400 };
    expect(() => openZip(many, () => true, limits)).toThrow('more than 20 parts');
    expect(() => openZip(zipSync({ a: strToU8('x'.repeat(11)) }), () => true, limits)).toThrow('unpacks to more');
  });

  test('a .doc is left to nobody', () => {
    expect(['a.doc', 'a.txt', 'a.docm', 'docx'].some((path) => docxImporter.accepts(path, new Uint8Array()))).toBe(
      false,
    );
  });
});
