import { describe, expect, test } from 'vitest';
import { aknImporter } from '../akn/akn.importer.ts';
import { bitsImporter } from '../bits/bits.importer.ts';
import { ImportRefusal, type Importer, type Refusal } from '../importer.ts';
import { jatsImporter } from '../jats/jats.importer.ts';
import { uslmImporter } from '../uslm/uslm.importer.ts';
import { importText } from './xml.test-support.ts';

async function refusal(importer: Importer, source: string | Uint8Array): Promise<Refusal> {
  try {
    await importText(importer, source, { chunk: 50_000 });
  } catch (error) {
    if (error instanceof ImportRefusal) return error.refusal;
    throw error;
  }
  throw new Error('The file was taken.');
}

const LAUGHS = `<?xml version="1.0"?>
<!DOCTYPE article [
  <!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">
]>
<article><body><p>&c;</p></body></article>`;

const XXE = `<?xml version="1.0"?>
<!DOCTYPE article [<!ENTITY secret SYSTEM "file:///etc/passwd">]>
<article><body><p>&secret;</p></body></article>`;

const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(`\uFEFF${text}`, 'utf16le'));
const bytes = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'latin1'));

const HOSTILE: readonly (readonly [string, string | Uint8Array, RegExp, number])[] = [
  ['a billion laughs', LAUGHS, /Entity declarations are not read/, 4],
  ['an external entity', XXE, /Entity declarations are not read/, 2],
  [
    'a parameter entity',
    '<!DOCTYPE article [<!ENTITY % x SYSTEM "http://example.org/x">%x;]><article/>',
    /not read/,
    1,
  ],
  ['an unknown entity', '<article>\n<p>a &nosuchthing; b</p></article>', /entity .* not known/, 2],
  ['elements nested without end', `<article>${'<sec>\n'.repeat(300)}`, /nested more than 200 deep/, 200],
  ['a truncated file', '<article><body>\n<p>One', /ends before the element/, 2],
  ['a file cut inside a tag', '<article><body>\n<p id="', /ends/, 2],
  ['crossed tags', '<article>\n<b><i>x</b></i></article>', /not well-formed XML/, 2],
  ['an empty file', '', /holds no XML/, 1],
  ['a binary file', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 9, 200, 255]), /UTF-8|XML/, 1],
  [
    'bytes of another encoding',
    bytes('<?xml version="1.0"?>\n<article>\ncaf\xe9 au lait</article>'),
    /not UTF-8 text/,
    3,
  ],
  [
    'a declared encoding that is not read',
    '<?xml version="1.0" encoding="EBCDIC-CP-US"?><article/>',
    /EBCDIC.*UTF-8/,
    1,
  ],
  ['a false UTF-16 declaration', '<?xml version="1.0" encoding="UTF-16"?><article/>', /says it is UTF-16/, 1],
  ['a control character', '<article>\n\u0001</article>', /character here that XML does not allow/, 2],
  ['two roots', '<article/>\n<article/>', /not well-formed/, 2],
];

const ENDLESS: readonly (readonly [string, string, RegExp])[] = [
  ['an endless attribute', `<article a="${'x'.repeat(5_000_000)}"/>`, /without a tag/],
  ['an endless comment', `<article><!--${'x'.repeat(5_000_000)}--></article>`, /without a tag/],
  [
    'one paragraph without end',
    `<article><p>${`${'word '.repeat(20_000)}<b/>`.repeat(100)}</p></article>`,
    /One paragraph/,
  ],
];

/** Much that is empty or small, one inside the other or one after the other. */
const PLENTY: readonly (readonly [string, string])[] = [
  ['line breaks', `<p>a${'<break/>'.repeat(350_000)}</p>`],
  [
    'empty elements with identifiers',
    `<sec>${Array.from({ length: 350_000 }, (_, at) => `<p id="i${at}"/>`).join('')}</sec>`,
  ],
];

const IMPORTERS = [aknImporter, uslmImporter, jatsImporter, bitsImporter];

describe.each(IMPORTERS)('the $format importer', (importer) => {
  test.each(HOSTILE)('refuses %s with its place and a plain reason', async (_name, source, reason, line) => {
    const refused = await refusal(importer, source);
    expect(refused.reason).toMatch(reason);
    expect(refused.line).toBe(line);
    expect(refused.column).toBeGreaterThan(0);
    expect(refused.reason).not.toMatch(/\d+:\d+:/);
  });

  test('gives the column of the wrong byte', async () => {
    expect(await refusal(importer, bytes('<a>\nxy\xe9</a>'))).toMatchObject({ line: 2, column: 3 });
  });
});

test.each(ENDLESS)('%s is refused before it fills the memory', { timeout: 300_000 }, async (_name, source, reason) => {
  expect(await refusal(jatsImporter, source)).toMatchObject({ line: 1, reason: expect.stringMatching(reason) });
});

test.each(PLENTY)('%s without end are refused', { timeout: 300_000 }, async (_name, body) => {
  const source = `<article><front/><body>${body}</body></article>`;
  expect(await refusal(jatsImporter, source)).toMatchObject({ reason: expect.stringMatching(/One paragraph/) });
});

describe('an article', () => {
  const article = (body: string): string => `<article><front/><body>${body}</body></article>`;

  test('may name an external document type, which is not read', async () => {
    const source = `<!DOCTYPE article PUBLIC "-//NLM//DTD [x]//EN" "http://example.org/x.dtd">${article('<p>Read.</p>')}`;
    const { blocks } = await importText(jatsImporter, source);
    expect(blocks).toEqual([{ kind: 'paragraph', inlines: ['Read.'] }]);
  });

  test('is read the same in UTF-8, UTF-16 and a declared single-byte encoding', async () => {
    const text = article('<p>Zoë – naïve</p>');
    const expected = await importText(jatsImporter, text);
    expect(await importText(jatsImporter, utf16(text))).toEqual(expected);
    const windows = text.replace('–', '\x96');
    const declared = bytes(`<?xml version="1.0" encoding="windows-1252"?>${windows}`);
    expect(await importText(jatsImporter, declared)).toEqual(expected);
  });

  test('is read the same however its bytes are cut', async () => {
    const text = article('<sec><title>Öl &amp; Æther</title><p>€ &mdash; 𝒜 <bold>x</bold></p></sec>');
    const whole = await importText(jatsImporter, text, { chunk: 1_000_000 });
    for (const chunk of [1, 2, 3, 7]) expect(await importText(jatsImporter, text, { chunk })).toEqual(whole);
  });

  test('never passes a link of another scheme on', async () => {
    const link =
      '<ext-link xlink:href="JaVaScRiPt:alert(1)" xmlns:xlink="http://www.w3.org/1999/xlink">click</ext-link>';
    const { blocks } = await importText(jatsImporter, article(`<p>${link}</p>`));
    expect(blocks).toEqual([{ kind: 'paragraph', inlines: ['click'] }]);
  });
});
