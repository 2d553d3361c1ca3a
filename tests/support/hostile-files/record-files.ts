import { hostile, repeat, type HostileFile } from './hostile-file.ts';

const record = (what: string, expected: HostileFile['expected'], content: () => string | Uint8Array) =>
  hostile(`records/${what}.yaml`, expected, content);
const person = (id: string) => `kind: person\nid: person-${id}\nfirstName: Ada\nlastName: Quist ${id}\n`;

/** Records in YAML. */
export const RECORD_FILES: readonly HostileFile[] = [
  record(
    'aliases',
    /alias/iu,
    () =>
      `${person('aliases')}${repeat(9, (at) => `x${at}: &a${at} [${Array.from({ length: 10 }, () => (at === 0 ? 'ha' : `*a${at - 1}`)).join(', ')}]\n`)}`,
  ),
  record(
    'aliases-of-maps',
    /alias/iu,
    () =>
      `${person('aliases-of-maps')}${repeat(30, (at) => `x${at}: &a${at} { a: ${at === 0 ? 'ha' : `*a${at - 1}`}, b: ${at === 0 ? 'ha' : `*a${at - 1}`} }\n`)}`,
  ),
  record('deep-lists', /nested/u, () => `${person('deep-lists')}x: ${'['.repeat(100_000)}`),
  record(
    'deep-lists-closed',
    /nested/u,
    () => `${person('deep-lists-closed')}x: ${'['.repeat(3000)}${']'.repeat(3000)}`,
  ),
  record(
    'deep-by-indent',
    /nested/u,
    () => `${person('deep-by-indent')}x:\n${repeat(2000, (at) => `${' '.repeat(at + 1)}a:\n`)}`,
  ),
  record('deep-by-dashes', /nested/u, () => `${person('deep-by-dashes')}x:\n ${'- '.repeat(20_000)}a`),
  record('keys-in-keys', /nested/u, () => `${person('keys-in-keys')}x:\n ${'? '.repeat(20_000)}a`),
  record('many-keys', 'read', () => `${person('many-keys')}${repeat(20_000, (at) => `k${at}: v\n`)}`),
  record(
    'many-keys-in-one',
    'read',
    () => `${person('many-keys-in-one')}x: { ${repeat(20_000, (at) => `k${at}: v, `)} }`,
  ),
  record(
    'tags',
    'read',
    () => `${person('tags')}x: !!js/function "function () { return 1 }"\ny: !!python/object/apply:os.system ["id"]\n`,
  ),
  record('many-documents', /multiple documents/u, () => `${person('many-documents')}${'---\na: b\n'.repeat(20_000)}`),
  record('number-without-end', 'read', () => `${person('number-without-end')}x: 0x${'f'.repeat(1_000_000)}\n`),
  record('quote-never-closed', /not valid YAML/u, () => `${person('quote-never-closed')}x: "${'y\n'.repeat(100_000)}`),
  record(
    'signs-of-directives',
    /not valid YAML/u,
    () => `${person('signs-of-directives')}${'%YAML 1.2\n'.repeat(10_000)}`,
  ),
  record('lines-that-go-on', 'read', () => `${person('lines-that-go-on')}x: ${'word\n '.repeat(100_000)}\n`),
  record('comments', 'read', () => `${person('comments')}${'# words\n'.repeat(100_000)}x: y\n`),
  record('id-that-leads-out', /may hold only/u, () => person('id').replace('person-id', '../../../etc/passwd')),
  record('prototype', 'read', () => `${person('prototype')}__proto__: { id: x }\nconstructor: x\n`),
  record('name-without-end', 'read', () => person('name-without-end').replace('Quist', 'Quist '.repeat(100_000))),
  record('empty-lines', 'read', () => `${'\n'.repeat(65_000)}${person('empty-lines')}`),
  record('not-utf-8', /not valid UTF-8/u, () =>
    Buffer.concat([Buffer.from(person('not-utf-8')), Buffer.from([0xff, 0xc0, 0x0a])]),
  ),
];

const LONG = 'an opinion'.repeat(3);
const text = (what: string, expected: HostileFile['expected'], content: () => string | Uint8Array) =>
  hostile(`text/${what}.txt`, expected, content);
const opinion = (body: string) =>
  `SUPREME COURT OF THE QUAY\n\nQuay Ltd v Pier Ltd [2001] QSC 12\n\n1. The seat is Lisbon.\n\n${body}\n`;

/** Plain text. */
export const TEXT_FILES: readonly HostileFile[] = [
  text('one-word-without-end', 'read', () => opinion('x'.repeat(1_000_000))),
  text('blanks-without-end', 'read', () => opinion(`a${' '.repeat(2_000_000)}b`)),
  text('lines-of-blanks', 'read', () => opinion(`${' '.repeat(80)}\n`.repeat(30_000))),
  text('empty-lines', 'read', () => opinion('\n'.repeat(1_000_000))),
  text('dots', /no sentences/u, () => opinion(`${'. '.repeat(200_000)}12\n${'.'.repeat(300_000)}12`)),
  text('numbers', 'read', () => opinion(`${'1.'.repeat(100_000)}\n\n${'(a)'.repeat(50_000)}`)),
  text('brackets', 'read', () => opinion(`${'['.repeat(200_000)}\n\n${'('.repeat(200_000)}`)),
  text('names', 'read', () => `${'AB '.repeat(50_000)}v ${'CD '.repeat(50_000)}\n${LONG}`),
  text('commas', 'read', () => opinion(`Before: ${'Lord Quay, '.repeat(30_000)}JJ.`)),
  text('pages', 'read', () => opinion('\f'.repeat(100_000))),
  text('marks', 'read', () => opinion(`e${'\u0301'.repeat(300_000)}`)),
  text('quotes-in-words', 'read', () => `${"x'".repeat(32_000)}*`),
  text('zeros', /no sentences/u, () => '\0'.repeat(100_000)),
  text('not-utf-8', /not valid UTF-8/u, () =>
    Buffer.concat([Buffer.from(opinion('')), Buffer.from([0xff, 0xc0, 0x81])]),
  ),
  text('signs-of-a-terminal', 'read', () => opinion('\u001b[2J\u001b]0;title\u0007\u202e')),
];

const feed = (what: string, expected: HostileFile['expected'], items: () => string) =>
  hostile(
    `feed/${what}.rss`,
    expected,
    () =>
      `<rss version="2.0"><channel><title>Quay news</title><link>https://quay.example/</link>${items()}</channel></rss>`,
  );
const news = (at: number | string, inside: string) =>
  `<item><title>News ${at}</title><guid>https://quay.example/${at}</guid>${inside}</item>`;

/** Feeds; the file beside them says whose they are. */
export const FEED_FILES: readonly HostileFile[] = [
  feed('deep-page', /nested more than/u, () => news(1, `<description>${'&lt;div&gt;'.repeat(100_000)}</description>`)),
  feed('many-attributes', /attributes/u, () =>
    news(2, `<description>&lt;p ${repeat(300_000, (at) => `a${at} `)}&gt;</description>`),
  ),
  feed('many-items', 'read', () => repeat(500, (at) => news(`m${at}`, '<description>w</description>'))),
  feed('one-item-many-times', /twice|again/u, () => news(3, '<description>w</description>').repeat(300)),
  feed('links-to-files', 'read', () =>
    news(
      4,
      '<link>file:///etc/passwd</link><enclosure url="file:///etc/passwd" type="text/plain"/><description>&lt;a href="javascript:x"&gt;w&lt;/a&gt;</description>',
    ),
  ),
  feed(
    'addresses-that-lead-out',
    'read',
    () =>
      `<item><title>W</title><guid>../../../etc/passwd</guid><link>../../../etc/passwd</link><description>w</description></item>`,
  ),
  feed('text-without-end', /without a tag/u, () => news(5, `<description>${'x'.repeat(5_000_000)}</description>`)),
  feed('days-that-are-none', 'read', () =>
    news(6, `<pubDate>${'9'.repeat(100_000)}</pubDate><description>w</description>`),
  ),
  hostile(
    'feed/laughs.rss',
    /Entity declarations/u,
    '<!DOCTYPE rss [<!ENTITY a "ha">]><rss version="2.0"><channel><title>&a;</title></channel></rss>',
  ),
];
