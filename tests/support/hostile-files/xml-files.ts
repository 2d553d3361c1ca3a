import { heavy, hostile, repeat, type HostileFile } from './hostile-file.ts';

/** How a file of each format begins and ends, around its text. */
const FRAMES = {
  akn: [
    '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment><meta/><judgmentBody><decision>',
    '</decision></judgmentBody></judgment></akomaNtoso>',
  ],
  uslm: [
    '<lawDoc xmlns="http://schemas.gpo.gov/xml/uslm"><main><section identifier="/us/usc/t1/s1"><num value="1">1</num><content>',
    '</content></section></main></lawDoc>',
  ],
  jats: ['<article article-type="research-article"><front><article-meta/></front><body>', '</body></article>'],
  bits: [
    '<book><book-meta><book-title-group><book-title>Book</book-title></book-title-group></book-meta><book-body><book-part id="c1"><book-part-meta><title-group><title>One</title></title-group></book-part-meta><body>',
    '</body></book-part></book-body></book>',
  ],
  gii: [
    '<dokumente builddate="20200101000000" doknr="BJNR000000001"><norm doknr="BJNR000000001BJNE000000000"><metadaten><jurabk>HG</jurabk><enbez>§ 1</enbez></metadaten><textdaten><text format="XML"><Content>',
    '</Content></text></textdaten></norm></dokumente>',
  ],
} as const;

type Format = keyof typeof FRAMES;
const FORMATS = Object.keys(FRAMES) as Format[];

const PARAGRAPH: Readonly<Record<Format, string>> = { akn: 'p', uslm: 'p', jats: 'p', bits: 'p', gii: 'P' };

const root = (format: Format) => /^<([a-zA-Z]+)/u.exec(FRAMES[format][0])?.[1] ?? '';
const wrap = (format: Format, body: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${before}${FRAMES[format][0]}${body}${FRAMES[format][1]}`;

const DECLARED = /Entity declarations are not read/u;

/** What is tried with every format of XML. */
function filesOf(format: Format): HostileFile[] {
  const p = (text: string) => `<${PARAGRAPH[format]}>${text}</${PARAGRAPH[format]}>`;
  const doctype = (inside: string) => `<!DOCTYPE ${root(format)} [${inside}]>`;
  const name = (what: string) => `${format}/${what}.xml`;
  return [
    hostile(name('laughs'), DECLARED, () =>
      wrap(
        format,
        p('&j;'),
        doctype(
          `<!ENTITY a "ha">${repeat(9, (at) => `<!ENTITY ${'bcdefghij'[at]} "${`&${'abcdefghi'[at]};`.repeat(10)}">`)}`,
        ),
      ),
    ),
    hostile(
      name('outside-entity'),
      DECLARED,
      wrap(format, p('&x;'), doctype('<!ENTITY x SYSTEM "file:///etc/passwd">')),
    ),
    hostile(name('deep'), /nested more than/u, () => wrap(format, `<${PARAGRAPH[format]}>`.repeat(100_000))),
    hostile(name('many-attributes'), /attributes/u, () =>
      wrap(
        format,
        `<${PARAGRAPH[format]} ${repeat(format === 'jats' ? 100_000 : 2_000, (at) => `a${at}="" `)}>Words.</${PARAGRAPH[format]}>`,
      ),
    ),
  ];
}

const jats = (what: string, expected: HostileFile['expected'], body: () => string | Uint8Array) =>
  hostile(`jats/${what}.xml`, expected, body);
const WORDS = '<p>The seat is Lisbon.</p>';

/** What is tried with one of them, as the reader of XML is one. */
const TRIED_ONCE: readonly HostileFile[] = [
  jats('one-entity-ten-thousand-times', /no importer reads/u, () =>
    wrap('jats', `<p>${'&a;'.repeat(10_000)}</p>`, `<!DOCTYPE article [<!ENTITY a "${'a'.repeat(100_000)}">]>`),
  ),
  jats('parameter-entity', DECLARED, () =>
    wrap('jats', WORDS, '<!DOCTYPE article [<!ENTITY % x SYSTEM "http://127.0.0.1:9/x"> %x;]>'),
  ),
  jats('type-elsewhere', 'read', () => wrap('jats', WORDS, '<!DOCTYPE article SYSTEM "file:///etc/passwd">')),
  jats('type-that-never-ends', /no importer reads/u, () =>
    wrap('jats', WORDS, `<!DOCTYPE article ${'"a" '.repeat(200_000)}`),
  ),
  jats('includes-a-file', 'read', () =>
    wrap(
      'jats',
      `${WORDS}<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
    ),
  ),
  jats('style-sheet-elsewhere', 'read', () =>
    wrap('jats', WORDS, '<?xml-stylesheet href="file:///etc/passwd" type="text/xsl"?>'),
  ),
  jats('name-of-a-megabyte', 'read', () => wrap('jats', `<${'n'.repeat(1_000_000)}/>${WORDS}`)),
  jats('value-of-five-megabytes', /without a tag/u, () => wrap('jats', `<p id="${'v'.repeat(5_000_000)}">Words.</p>`)),
  jats('section-of-five-megabytes', /without a tag/u, () =>
    wrap('jats', `<p><![CDATA[${'x'.repeat(5_000_000)}]]></p>`),
  ),
  jats('paragraph-of-nine-megabytes', /One paragraph/u, () =>
    wrap('jats', `<p>${`${'word '.repeat(20_000)}<b/>`.repeat(90)}</p>`),
  ),
  jats('many-marks', 'read', () => wrap('jats', `<p>${repeat(60_000, (at) => `<bold>b</bold> ${at} `)}</p>`)),
  jats('many-empty-marks', /One paragraph/u, () => wrap('jats', `<p>a${'<bold/>'.repeat(400_000)}</p>`)),
  jats('many-spaces-of-names', 'read', () =>
    wrap(
      'jats',
      repeat(3000, (at) => `<p xmlns:n${at}="urn:${at}">w</p>`),
    ),
  ),
  jats('many-notes', 'read', () =>
    wrap(
      'jats',
      `<p>Words${repeat(10_000, (at) => `<xref ref-type="fn" rid="f${at}">${at}</xref>`)}</p><fn-group>${repeat(10_000, (at) => `<fn id="f${at}"><p>n</p></fn>`)}</fn-group>`,
    ),
  ),
  jats('many-cells', 'read', () =>
    wrap('jats', `<table-wrap><table>${`<tr>${'<td>a</td>'.repeat(100)}</tr>`.repeat(1000)}</table></table-wrap>`),
  ),
  jats('cell-of-a-million-columns', 'read', () =>
    wrap(
      'jats',
      `<table-wrap><table>${'<tr><td colspan="1000000" rowspan="1000000">a</td><td>b</td></tr>'.repeat(50)}</table></table-wrap>`,
    ),
  ),
  jats('columns-named-beyond-numbers', 'read', () =>
    wrap(
      'jats',
      '<table-wrap><oasis:table xmlns:oasis="http://www.niso.org/standards/z39-96/ns/oasis-exchange/table"><oasis:tgroup cols="1000000000"><oasis:colspec colnum="1000000000" colname="z"/><oasis:tbody><oasis:row><oasis:entry namest="a" nameend="z" morerows="1000000000">a</oasis:entry><oasis:entry>b</oasis:entry></oasis:row></oasis:tbody></oasis:tgroup></oasis:table></table-wrap><p>Words.</p>',
    ),
  ),
  jats('deep-lists', 'read', () =>
    wrap('jats', `${'<list><list-item><p>w</p>'.repeat(90)}${'</list-item></list>'.repeat(90)}`),
  ),
  jats('names-of-types-without-end', /no importer reads/u, () => `<article>${'NLM'.repeat(25_000)}</article>`),
  jats('one-identifier-many-times', 'read', () => wrap('jats', '<p id="x">w</p>'.repeat(5_000))),
  jats('utf-7', /no importer reads/u, () => '<?xml version="1.0" encoding="UTF-7"?>+ADw-article+AD4-'),
  jats('not-utf-8', /not UTF-8 text/u, () =>
    Buffer.concat([Buffer.from(wrap('jats', '').slice(0, 140)), Buffer.from([0xc3, 0x28]), Buffer.alloc(500, 'x')]),
  ),
  jats('zeros', /not allow|not well-formed/u, () => wrap('jats', '<p>a\0b</p>')),
  jats('utf-16-that-is-utf-8', /says it is UTF-16/u, () => wrap('jats', WORDS).replace('UTF-8', 'UTF-16')),
  jats('cut', /ends/u, () => wrap('jats', WORDS).slice(0, -30)),
  jats('characters-by-number', /not well-formed/u, () => wrap('jats', '<p>&#x1F600;&#0;&#xFFFFFFFF;</p>')),
  jats('links-to-scripts', 'read', () =>
    wrap(
      'jats',
      '<p><ext-link xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="file:///etc/passwd">words</ext-link></p>',
    ),
  ),
  heavy('jats/text-of-100-mb.xml', 'read', () =>
    wrap(
      'jats',
      repeat(500_000, (at) => `<p>${at} ${'words of a very long article '.repeat(7)}</p>`),
    ),
  ),
  hostile(
    'bits/many-parts.xml',
    'read',
    () =>
      FRAMES.bits[0] +
      WORDS +
      repeat(
        1500,
        (at) =>
          `</body></book-part><book-part id="p${at}"><book-part-meta><title-group><title>${at}</title></title-group></book-part-meta><body><p>w</p>`,
      ) +
      FRAMES.bits[1],
  ),
];

export const XML_FILES: readonly HostileFile[] = [...FORMATS.flatMap(filesOf), ...TRIED_ONCE];
