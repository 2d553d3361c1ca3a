import { hostile, repeat, type HostileFile } from './hostile-file.ts';

const DEEP = 100_000;
const opinion = (fields: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    id: 1,
    case_name: 'Quay v. Pier',
    date_filed: '2001-02-03',
    plain_text: 'The seat is Lisbon.',
    ...fields,
  });
const opinions = (what: string, expected: HostileFile['expected'], content: () => string | Uint8Array) =>
  hostile(`courtlistener/${what}.json`, expected, () => {
    const made = content();
    return typeof made === 'string' ? made.replace('"id":1,', `"id":${numberOf(what)},`) : made;
  });

/** A number for each name, so that no opinion takes the place of another. */
function numberOf(name: string): number {
  return [...Buffer.from(name)].reduce((sum, byte) => (sum * 31 + byte) % 1_000_003, 7);
}

const OPINIONS: readonly HostileFile[] = [
  opinions('deep-lists', /not valid JSON|nested/u, () => `{"case_name":"a","date_filed":"b","x":${'['.repeat(DEEP)}`),
  opinions(
    'deep-lists-closed',
    'read',
    () => `{"case_name":"a","date_filed":"2001-01-01","plain_text":"w","x":${'['.repeat(DEEP)}${']'.repeat(DEEP)}}`,
  ),
  opinions(
    'deep-objects',
    'read',
    () =>
      `{"case_name":"a","date_filed":"2001-01-01","plain_text":"w","x":${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}}`,
  ),
  opinions('deep-page', /nested more than/u, () => opinion({ html: '<div>'.repeat(DEEP) })),
  opinions('many-attributes', /attributes/u, () => opinion({ html: `<p ${repeat(300_000, (at) => `a${at} `)}>` })),
  opinions('line-without-end', 'read', () => opinion({ plain_text: 'x'.repeat(1_000_000) })),
  opinions('blanks-without-end', 'read', () => opinion({ plain_text: `a${' '.repeat(2_000_000)}b` })),
  opinions('lines-of-blanks', 'read', () => opinion({ plain_text: `a${`${' '.repeat(70)}\n`.repeat(30_000)}b` })),
  opinions('page-signs', 'read', () => opinion({ plain_text: `${'[*'.repeat(100_000)}${'*1 '.repeat(50_000)}` })),
  opinions('angles', 'read', () => opinion({ html_with_citations: `<p>w</p>${'<'.repeat(300_000)}` })),
  opinions('preformatted-without-end', 'read', () =>
    opinion({ html_with_citations: `<pre>${`${'w '.repeat(30)}\n`.repeat(10_000)}</pre>` }),
  ),
  opinions('numbers-of-notes', 'read', () =>
    opinion({ plain_text: repeat(20_000, (at) => `  ${at}\n words of a note\n`) }),
  ),
  opinions('name-without-end', 'read', () => opinion({ case_name_full: 'A v. '.repeat(100_000) })),
  opinions('prototype', 'read', () =>
    opinion({}).replace('{', '{"__proto__":{"id":"x"},"constructor":{"prototype":1},'),
  ),
  opinions('address-that-leads-out', 'read', () =>
    opinion({ id: '../../../etc/passwd', absolute_url: '/../../../etc/passwd' }),
  ),
  opinions('parts-of-wrong-kinds', /no text/u, () =>
    JSON.stringify({ case_name: 7, date_filed: {}, sub_opinions: [[], null, 'x', { plain_text: [] }] }),
  ),
  opinions('not-utf-8', /not valid UTF-8/u, () =>
    Buffer.concat([Buffer.from('{"case_name":"'), Buffer.from([0xff, 0xc0]), Buffer.from('","date_filed":"x"}')]),
  ),
  opinions('cut', /ends too early|not valid JSON/u, () => opinion({}).slice(0, -5)),
  opinions('number-without-end', 'read', () =>
    opinion({})
      .replace('"id":1,', '')
      .replace(/.$/u, `,"id":${'1'.repeat(1_000_000)}}`),
  ),
  opinions(
    'wrong-token-many-times',
    /not valid JSON/u,
    () => `{"case_name":"a","date_filed":"b","x":[${'1,'.repeat(100_000)}]}`,
  ),
  opinions('empty-lists', 'read', () => opinion({ x: Array.from({ length: 300_000 }, () => []) })),
];

const decision = (fields: Readonly<Record<string, unknown>>) =>
  JSON.stringify({
    id: 7,
    file_number: '1 U 1/01',
    court: { name: 'OLG' },
    ecli: 'x',
    content: '<h2>Tenor</h2><p>Der Sitz ist Lissabon.</p>',
    ...fields,
  });

const DECISIONS: readonly HostileFile[] = [
  hostile('oldp/deep-page.json', /nested more than/u, () =>
    decision({ ecli: 'ECLI:DE:QUAY:1', content: '<div>'.repeat(DEEP) }),
  ),
  hostile('oldp/deep-lists.json', /no importer reads/u, () =>
    decision({ ecli: 'ECLI:DE:QUAY:20' }).replace('{', `{"x":${'['.repeat(DEEP)}${']'.repeat(DEEP)},`),
  ),
  hostile('oldp/blanks-without-end.json', 'read', () =>
    decision({ ecli: 'ECLI:DE:QUAY:2', content: `<p>a${' '.repeat(2_000_000)}b</p>` }),
  ),
  hostile('oldp/number-that-leads-out.json', 'read', () =>
    decision({ ecli: 'ECLI:DE:QUAY:3', id: '../../../etc/passwd', slug: '../../../etc/passwd' }),
  ),
  hostile('oldp/list-of-nothing.json', /no decision/u, () => `[${decision({ ecli: 'ECLI:DE:QUAY:21' })},null]`),
];

const line = (fields: Readonly<Record<string, unknown>>) =>
  JSON.stringify({ id: 'hostile-line', title: 'Words', text: 'Lisbon', ...fields });

const LINES: readonly HostileFile[] = [
  hostile('jsonl/deep-lists.jsonl', /not valid JSON/u, () => `${'['.repeat(DEEP)}\n${line({ id: 'l1' })}\n`),
  hostile('jsonl/deep-lists-closed.jsonl', /nested more than/u, () =>
    line({}).replace('{', `{"x":${'['.repeat(DEEP)}${']'.repeat(DEEP)},`),
  ),
  hostile('jsonl/deep-page.jsonl', /nested more than/u, () => line({ html: '<div>'.repeat(DEEP) })),
  hostile('jsonl/many-attributes.jsonl', /attributes/u, () =>
    line({ html: `<p ${repeat(300_000, (at) => `a${at} `)}>` }),
  ),
  hostile(
    'jsonl/line-without-end.jsonl',
    /longer than|one JSON object/u,
    () => `${line({ id: 'l2' })}\n"${'x'.repeat(36_000_000)}"\n`,
  ),
  hostile('jsonl/many-wrong-lines.jsonl', /not valid JSON/u, () => '{\n'.repeat(3000)),
  hostile(
    'jsonl/deep-record.jsonl',
    /nested more than/u,
    () => `{"kind":"person","id":"p1","name":"A","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`,
  ),
  hostile('jsonl/prototype.jsonl', 'read', () => line({ id: 'l3' }).replace('{', '{"__proto__":{"editions":["X"]},')),
  hostile('jsonl/id-that-leads-out.jsonl', 'read', () => line({ id: '../../../../etc/passwd' })),
  hostile('jsonl/zeros.jsonl', /not valid JSON/u, () => '\0'.repeat(1_000_000)),
];

const table = (what: string, expected: HostileFile['expected'], content: () => string | Uint8Array) =>
  hostile(`csv/${what}.csv`, expected, content);
const HEAD = 'case_no,type,claimants,respondent\n';

const TABLES: readonly HostileFile[] = [
  table('million-columns', /no mapping/u, () => `${'c,'.repeat(300_000)}\n`),
  table('long-row', /the row has/u, () => `${HEAD}${'c,'.repeat(300_000)}\n`),
  table('quote-never-closed', /larger than/u, () => `${HEAD}ARB/01/1,ARB,"${'x'.repeat(9_000_000)}`),
  table('quotes', /quotation mark/u, () => `${HEAD}${'"'.repeat(300_001)}\n`),
  table('empty-lines', 'read', () => `${HEAD}${'\n'.repeat(1_000_000)}ARB/01/2,ARB,A,B\n`),
  table('many-wrong-rows', /the row has/u, () => `${HEAD}${'a\n'.repeat(5000)}`),
  table(
    'parties-without-end',
    'read',
    () => `${HEAD}ARB/01/3,ARB,"${'A and B, '.repeat(20_000)}",${'v. '.repeat(20_000)}\n`,
  ),
  table('formulas', 'read', () => `${HEAD}ARB/01/4,ARB,"=cmd|'/c calc'!A1",@SUM(1)\n`),
  table('zeros', /NUL/u, () => `${HEAD}\0\n`),
  table('not-utf-8', /not valid UTF-8/u, () => Buffer.concat([Buffer.from(HEAD), Buffer.from([0xff, 0xff, 0x0a])])),
  table('line-ends-of-one-sign', /type is `b`/u, () => `${HEAD.trim()}\r${'a,b,c,d\r'.repeat(2000)}`),
  hostile('csv/mapped.csv', /mapping mapped\.mapping\.yaml.*(?:nested|alias)/u, 'a,b\n1,2\n'),
  hostile('csv/companion.csv', 'read', 'a,b\n1,2\n'),
];

export const DATA_FILES: readonly HostileFile[] = [...OPINIONS, ...DECISIONS, ...LINES, ...TABLES];

/** What lies beside lists and says how they are read: nothing itself. */
export const MAPPINGS: readonly (readonly [path: string, text: string])[] = [
  ['feed/feed.yaml', 'blog: arbitration\n'],
  ['csv/mapped.mapping.yaml', `name: m\nkey: [a]\nfields: ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
  [
    'csv/companion.mapping.yaml',
    'name: companion\nkey: [a]\nfields: { title: "{a}", type: Award }\ncompanion: { file: ../../../../../../../../etc/passwd, on: [a, a] }\n',
  ],
];
