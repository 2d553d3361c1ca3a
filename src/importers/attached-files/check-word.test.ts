import { strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { writeDocx } from '#tests/support/template-files/write-docx.ts';
import { findContentTrouble } from './check-content.ts';

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const LETTER = unzipSync(writeDocx('Letter', [{ kind: 'paragraph', text: 'The seat is Lisbon.' }]));

const packed = (parts: Readonly<Record<string, Uint8Array>>, more: Readonly<Record<string, string | Uint8Array>>) =>
  zipSync({
    ...parts,
    ...Object.fromEntries(
      Object.entries(more).map(([name, text]) => [name, typeof text === 'string' ? strToU8(text) : text]),
    ),
  });
const word = (more: Readonly<Record<string, string | Uint8Array>>) => findContentTrouble('docx', packed(LETTER, more));
const part = (root: string, inside: string) =>
  `<w:${root} xmlns:w="${W}" xmlns:r="r" xmlns:v="v">${inside}</w:${root}>`;
const body = (inside: string) => word({ 'word/document.xml': part('document', `<w:body>${inside}</w:body>`) });

const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const told = (...pieces: readonly string[]) =>
  pieces.map((piece) => `<w:r><w:instrText xml:space="preserve">${piece}</w:instrText></w:r>`).join('');
/** A field that is told these pieces, each in a run of its own. */
const field = (...pieces: readonly string[]) =>
  `${mark('begin')}${told(...pieces)}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}`;

const COMMAND = ' DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc" ';
const REACHES = (name: string) => new RegExp(`a field that starts a program or fetches .* \\(${name}\\) \\(word/`, 'u');

test('the plain letter of these tests has nothing against it', () => {
  expect(word({})).toBeUndefined();
});

test.each([
  ['in one run', `<w:p>${field(COMMAND)}</w:p>`, 'DDEAUTO'],
  ['in small letters', `<w:p>${field(COMMAND.toLowerCase())}</w:p>`, 'DDEAUTO'],
  ['cut over runs', `<w:p>${field(' DD', 'EAU', 'TO cmd ')}</w:p>`, 'DDEAUTO'],
  ['cut over paragraphs', `<w:p>${mark('begin')}${told('DDE')}</w:p><w:p>${told(' cmd a')}${mark('end')}</w:p>`, 'DDE'],
  ['that never ends', `<w:p>${mark('begin')}${told('DDE cmd a')}</w:p>`, 'DDE'],
  [
    'in the result of another',
    `<w:p>${mark('begin')}${told(' PAGE ')}${mark('separate')}${field('DDE cmd')}${mark('end')}</w:p>`,
    'DDE',
  ],
  [
    'in what another is told',
    `<w:p>${mark('begin')}${told(' IF 1 = 1 ')}${field('DDE cmd')}${mark('end')}</w:p>`,
    'DDE',
  ],
  [
    'in one element',
    '<w:p><w:fldSimple w:instr="DDE cmd &quot;a&quot;"><w:r><w:t>1</w:t></w:r></w:fldSimple></w:p>',
    'DDE',
  ],
  [
    'in a text box',
    `<w:p><w:r><w:pict><v:textbox><w:txbxContent><w:p>${field('DDE cmd')}</w:p></w:txbxContent></v:textbox></w:pict></w:r></w:p>`,
    'DDE',
  ],
  [
    'in what is marked as taken out',
    '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:del><w:r><w:delInstrText>LINK Excel.Sheet a.xls</w:delInstrText></w:r></w:del></w:p>',
    'LINK',
  ],
  [
    'told by a tab',
    `<w:p>${mark('begin')}${told('DDE')}<w:r><w:tab/></w:r>${told('cmd a')}${mark('end')}</w:p>`,
    'DDE',
  ],
  ['told by a paragraph', `<w:p>${mark('begin')}${told('DDE')}</w:p><w:p>${told('cmd a')}${mark('end')}</w:p>`, 'DDE'],
  ['told in plain words', `<w:p>${mark('begin')}<w:r><w:t>DDE cmd a</w:t></w:r>${mark('end')}</w:p>`, 'DDE'],
  [
    'told in plain words in part',
    `<w:p>${mark('begin')}${told('DD')}<w:r><w:t>EAUTO</w:t></w:r>${told(' cmd')}${mark('end')}</w:p>`,
    'DDEAUTO',
  ],
  ['of the kind AUTOTEXT', `<w:p>${field(' AUTOTEXT Letterhead ')}</w:p>`, 'AUTOTEXT'],
  ...['INCLUDETEXT', 'INCLUDEPICTURE', 'IMPORT', 'DATABASE', 'MACROBUTTON', 'LINK', 'EMBED', 'RD', 'PRINT'].map(
    (name): [string, string, string] => [
      `of the kind ${name}`,
      `<w:p>${field(` ${name} "http://a.example/x" `)}</w:p>`,
      name,
    ],
  ),
])(
  'issue 36: a Word file with a field %s that starts a program or fetches is refused with the field and the part',
  (_, text, name) => {
    expect(body(text)).toMatch(REACHES(name));
  },
);

test.each(['header1', 'footer2', 'footnotes', 'endnotes', 'comments', 'glossary/document', 'any-name'])(
  'issue 36: a field is found in word/%s.xml, in UTF-16 too',
  (name) => {
    const text = part('x', `<w:p>${field(COMMAND)}</w:p>`);
    const utf16 = new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
    for (const bytes of [text, utf16]) {
      expect(word({ [`word/${name}.xml`]: bytes })).toMatch(new RegExp(`\\(DDEAUTO\\) \\(word/${name}\\.xml\\)`, 'u'));
    }
  },
);

test.each([
  ['wholly', `${mark('begin')}${field(' QUOTE 68 68 69 ')}${told(' cmd a ')}${mark('end')}`],
  ['in part', `${mark('begin')}${told(' DDE')}${field(' QUOTE 65 85 84 79 ')}${told(' cmd ')}${mark('end')}`],
  ['by one in one element', `${mark('begin')}<w:fldSimple w:instr="REF a"/>${told(' cmd ')}${mark('end')}`],
])('issue 36: a Word file with a field whose name another field writes, %s, is refused', (_, text) => {
  expect(body(`<w:p>${text}</w:p>`)).toMatch(/name is written by another field .*\(word\/document\.xml\)/u);
});

test.each([
  ' PAGE ',
  ' NUMPAGES \\* Arabic ',
  ' TOC \\o "1-3" \\h ',
  ' HYPERLINK "https://a.example/page" ',
  ' HYPERLINK "mailto:a@a.example" ',
  ' HYPERLINK \\l "_Toc1" ',
  ' HYPERLINK "https://a.example" \\o "Note: see there" ',
  ' REF _Ref1 \\h ',
  ' DATE \\@ "d MMMM yyyy" ',
  ' FORMTEXT ',
  ' SEQ Table ',
  ' DOCPROPERTY Title ',
  ' ADDIN ZOTERO_ITEM ',
  ' IF 1 = 1 "a" "b" ',
  ' = 1 + 2 ',
])('issue 36: the harmless field%sis allowed', (instruction) => {
  expect(body(`<w:p>${field(instruction)}</w:p>`)).toBeUndefined();
  expect(body(`<w:p><w:fldSimple w:instr="${instruction.replaceAll('"', '&quot;')}"/></w:p>`)).toBeUndefined();
});

const choice = (inside: string, other: string) =>
  `<mc:AlternateContent xmlns:mc="mc"><mc:Choice Requires="x">${inside}</mc:Choice><mc:Fallback>${other}</mc:Fallback></mc:AlternateContent>`;
const foreign = (inside: string) => `<w:r xmlns:w="urn:of-nobody">${inside}</w:r>`;

test.each([
  ['in two alternatives', `${choice(told('DD'), told('PAGE '))}${told('EAUTO cmd')}`],
  ['after words that Word does not know', `${foreign('<w:instrText>PAGE </w:instrText>')}${told('DDEAUTO cmd')}`],
  ['after words taken out', `<w:del><w:r><w:delInstrText>PAGE </w:delInstrText></w:r></w:del>${told('DDEAUTO cmd')}`],
  ['after an end that Word does not know', `${foreign('<w:fldChar w:fldCharType="separate"/>')}${told('DDEAUTO cmd')}`],
])('issue 36: a Word file with a field of which not every reader sees the same, %s, is refused', (_, text) => {
  expect(body(`<w:p>${mark('begin')}${text}${mark('end')}</w:p>`)).toMatch(
    /cut over alternatives or changes.*\(word\/document\.xml\)/u,
  );
});

test('issue 36: a field that stands whole in each alternative, or is taken out whole, is allowed', () => {
  const page = field(' PAGE ');
  const whole = page.replaceAll('instrText', 'delInstrText').replace('<w:t>1</w:t>', '<w:delText>1</w:delText>');
  expect(body(`<w:p>${choice(page, page)}<w:del>${whole}</w:del></w:p>`)).toBeUndefined();
  const shown = choice('<w:r><w:t>a</w:t></w:r>', '<w:r><w:t>b</w:t></w:r>');
  const around = `${mark('begin')}${told(' REF a ')}${mark('separate')}${shown}${mark('end')}`;
  expect(body(`<w:p>${around}</w:p>`)).toBeUndefined();
});

test('issue 36: a field that reckons with another is allowed', () => {
  expect(
    body(`<w:p>${mark('begin')}${told(' = ')}${field(' PAGE ')}${told(' + 1 ')}${mark('end')}</w:p>`),
  ).toBeUndefined();
});

const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relation = (type: string, target: string, more = 'TargetMode="External"') =>
  `<Relationships><Relationship Id="r9" Type="${REL}/${type}" Target="${target}" ${more}/></Relationships>`;

test.each([
  ['a template', 'settings', relation('attachedTemplate', 'http://a.example/t.dotm')],
  ['a picture', 'document', relation('image', 'http://a.example/p.png')],
  ['a frame', 'webSettings', relation('frame', 'file://host/share/a.docx')],
  ['a part of the document', 'document', relation('subDocument', '\\\\host\\share\\a.docx')],
  ['an object', 'document', relation('oleObject', 'file:///c:/a.xls')],
  [
    'what is external by number',
    'settings',
    relation('attachedTemplate', 'http://a.example/t', 'TargetMode="&#69;xternal"'),
  ],
  ['what says nothing of it', 'settings', relation('attachedTemplate', 'http://a.example/t', '')],
  [
    'what calls itself a link elsewhere',
    'settings',
    relation('attachedTemplate', 'http://a.example/t', 'TargetMode="External" x="/hyperlink"'),
  ],
  ['a link to a file', 'document', relation('hyperlink', 'file://host/share/a')],
  ['a link to a program', 'document', relation('hyperlink', 'ms-msdt:/id')],
  [
    'a list in UTF-16',
    'settings',
    new Uint8Array(Buffer.from(`\uFEFF${relation('attachedTemplate', 'http://a.example/t')}`, 'utf16le')),
  ],
])('issue 36: a Word file that fetches from elsewhere is refused: %s', (_, name, rels) => {
  expect(word({ [`word/_rels/${name}.xml.rels`]: rels })).toMatch(
    /fetches something from elsewhere .*\(word\/_rels\//u,
  );
});

test('a picture or a typeface that begins like a tag is allowed', () => {
  expect(word({ 'word/fonts/font1.odttf': new Uint8Array([0x3c, 0x61, 0xff, 0, 1, 2]) })).toBeUndefined();
});

test('a link to a page of the web or to somebody’s mail is allowed', () => {
  for (const target of ['https://a.example/x', 'http://a.example', 'mailto:a@a.example']) {
    expect(word({ 'word/_rels/document.xml.rels': relation('hyperlink', target) })).toBeUndefined();
  }
});

test.each([
  [
    'another document in it',
    { 'word/document.xml': part('document', '<w:body><w:altChunk r:id="r9"/></w:body>') },
    /altChunk/u,
  ],
  [
    'another document by its relation',
    { 'word/_rels/document.xml.rels': relation('aFChunk', 'a.html', '') },
    /altChunk/u,
  ],
  [
    'mail merge',
    { 'word/settings.xml': part('settings', '<w:mailMerge><w:connectString w:val="x"/></w:mailMerge>') },
    /mailMerge/u,
  ],
  [
    'a part in an encoding of its own',
    { 'word/footer1.xml': '<?xml version="1.0" encoding="utf-7"?><a/>' },
    /encoding/u,
  ],
  [
    'a field behind blanks',
    { 'word/x.png': `${' '.repeat(500)}${part('x', `<w:p>${field(COMMAND)}</w:p>`)}` },
    /DDEAUTO/u,
  ],
  [
    'a link to a file after a switch',
    { 'word/footer1.xml': part('ftr', `<w:p>${field(' HYPERLINK \\t "_blank" "file://host/a" ')}</w:p>`) },
    /HYPERLINK file/u,
  ],
  ['a control', { 'word/activeX/activeX1.bin': 'x' }, /embedded objects/u],
  [
    'a picture of the web',
    { 'word/document.xml': part('document', '<w:pict><v:imagedata src="http://a.example/x.png"/></w:pict>') },
    /fetches/u,
  ],
  [
    'a link of a shape to a share',
    { 'word/document.xml': part('document', '<w:pict><v:shape href="\\\\host\\share"/></w:pict>') },
    /fetches/u,
  ],
  ['a document type', { 'word/footer1.xml': '<!DOCTYPE a [<!ENTITY f "DDE cmd">]><a/>' }, /document type/u],
  ['a part that is no XML', { 'word/footer1.xml': '<a><b></a>' }, /no valid XML/u],
  ['one part twice', { 'word/Document.xml': '<a/>' }, /holds word\/[dD]ocument\.xml twice/u],
  ['a program of the web', { 'word/webextensions/taskpanes.xml': '<a/>' }, /embedded objects/u],
  [
    'macros by their type',
    {
      '[Content_Types].xml': new TextDecoder()
        .decode(LETTER['[Content_Types].xml'])
        .replace(
          '</Types>',
          '<Override PartName="/word/x.bin" ContentType="application/vnd.ms-office.vbaProject"/></Types>',
        ),
    },
    /macros/u,
  ],
] as const)('issue 36: a Word file with %s is refused', (_, parts, reason) => {
  expect(word(parts)).toMatch(reason);
});
