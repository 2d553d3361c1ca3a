import { hostile, repeat, type HostileFile } from './hostile-file.ts';

const page = (what: string, body: string, front = '') =>
  `---\nid: hostile-${what}\ntitle: Of ${what}\ntype: Award\n${front}---\n\nThe seat is Lisbon.\n\n${body}\n`;

const read = (what: string, body: () => string) => hostile(`markdown/${what}.md`, 'read', () => page(what, body()));
const front = (what: string, expected: HostileFile['expected'], fields: () => string) =>
  hostile(`markdown/${what}.md`, expected, () => page(what, '', `${fields()}\n`));

const BODIES: readonly HostileFile[] = [
  read('deep-quotes', () => `${'>'.repeat(10_000)} quoted\n`.repeat(20)),
  read('deeper-and-deeper-quotes', () => repeat(2000, (at) => `${'> '.repeat(at)}w\n`)),
  read('deep-lists', () => repeat(3000, (at) => `${'  '.repeat(at)}- w\n`)),
  read('brackets', () => '['.repeat(200_000)),
  read('brackets-closed', () => `${'['.repeat(50_000)}w${']'.repeat(50_000)}(x)`),
  read('links-in-links', () => '[a]('.repeat(50_000)),
  read('pictures', () => '!['.repeat(100_000)),
  read('stars', () => '*'.repeat(200_000)),
  read('stars-apart', () => '*a '.repeat(100_000)),
  read('stars-and-lines', () => '*a _b **c __d '.repeat(30_000)),
  read('code-signs', () => repeat(600, (at) => `${'`'.repeat(at)} `)),
  read('angles', () => '<'.repeat(200_000)),
  read('tags-never-closed', () => '<sup>'.repeat(50_000)),
  read('notes-never-defined', () => '[^a]'.repeat(100_000)),
  read('escapes', () => '\\'.repeat(200_001)),
  read('comments-never-closed', () => '<!--'.repeat(100_000)),
  read('comments-beside-comments', () => '<!-- a --> '.repeat(50_000)),
  read('heading-of-blanks', () => `## a${' '.repeat(200_000)}b`),
  read('heading-of-signs', () => `## a${' #'.repeat(100_000)} b`),
  read('heading-with-a-part', () => `## ${'a '.repeat(50_000)} {.x`),
  read('line-of-blanks', () => `words${' '.repeat(1_000_000)}end\n\n${'\t'.repeat(1_000_000)}x`),
  read('rule-that-is-none', () => `${'- '.repeat(200_000)}x\n\n${`*${' '.repeat(100_000)}`.repeat(2)}x`),
  read('many-notes', () => `${repeat(5_000, (at) => `w[^${at}] `)}\n\n${repeat(5_000, (at) => `[^${at}]: note\n`)}`),
  read('one-note-many-times', () => `${'w[^a] '.repeat(20_000)}\n\n${'[^a]: note\n'.repeat(2000)}`),
  read('note-in-itself', () => 'w[^a]\n\n[^a]: note[^a]\n'),
  read(
    'table-of-a-hundred-thousand-columns',
    () => `|${'a|'.repeat(100_000)}\n|${'-|'.repeat(100_000)}\n|${'b|'.repeat(100_000)}\n`,
  ),
  read('table-of-many-rows', () => `| a | b |\n|---|---|\n${'| c | d |\n'.repeat(20_000)}`),
  read('lines-of-pipes', () => '|'.repeat(300_000)),
  read('fences-never-closed', () => '```\n'.repeat(10_001)),
  read('many-numbers', () => repeat(10_000, (at) => `${at}. word\n`)),
  read('lines-that-go-on', () => 'word\n'.repeat(100_000)),
  read('names-joined-by-v', () => `${'A v. '.repeat(50_000)}B`),
  read('dots', () => `${'. '.repeat(200_000)}\n\n${'.'.repeat(300_000)}12`),
  read(
    'links-to-files',
    () => '[a](file:///etc/passwd) ![b](../../../../etc/passwd) ![c](file:///etc/passwd) [d](javascript:alert(1))',
  ),
  hostile(
    'markdown/treaty-name-without-end.md',
    'read',
    () => `## Treaty between ${'a and '.repeat(20_000)}b\n\n### Article 1\n\nThe seat.\n`,
  ),
  hostile(
    'markdown/treaty-of-blanks.md',
    'read',
    () => `## Treaty of blanks\n\n### Article 1${' '.repeat(200_000)}x\n\n<sup>1) ${' '.repeat(200_000)}x\n`,
  ),
  read('signs-not-seen', () => `\u202e${'\u200b'.repeat(100_000)}w\u0301${'\u0301'.repeat(100_000)}`),
];

const aliases = (levels: number) =>
  repeat(
    levels,
    (at) => `x${at}: &a${at} [${Array.from({ length: 10 }, () => (at === 0 ? 'ha' : `*a${at - 1}`)).join(', ')}]\n`,
  );

const FRONTS: readonly HostileFile[] = [
  front('aliases', /alias/iu, () => aliases(9)),
  front('alias-of-itself', /alias .* stands within/u, () => 'x: &a [*a]'),
  front('deep-front', /nested/u, () => `x: ${'['.repeat(100_000)}`),
  front('deep-front-closed', /nested/u, () => `x: ${'['.repeat(5000)}${']'.repeat(5000)}`),
  front('deep-braces', /nested/u, () => `x: ${'{a: '.repeat(20_000)}`),
  front('many-keys', 'read', () => repeat(20_000, (at) => `k${at}: v\n`)),
  front('one-key-twice', /unique/u, () => 'title: again'),
  hostile('markdown/front-never-closed.md', /front matter/u, () => `---\n${'a: b\n'.repeat(100_000)}`),
  hostile('markdown/front-of-lines.md', /front matter|fields/u, () => `---\n${'-'.repeat(300_000)}`),
  hostile('markdown/no-front.md', /front matter/u, '# Words\n'),
  hostile('markdown/id-that-leads-out.md', /may hold only letters/u, () =>
    page('x', '').replace('hostile-x', '../../../etc/passwd'),
  ),
  hostile('markdown/files-that-lead-out.md', /“\.\.\/\.\.\/\.\.\/\.\.\/etc\/passwd” is not taken/u, () =>
    page('files', '', 'files: [../../../../etc/passwd]\n'),
  ),
  hostile('markdown/not-utf-8.md', /not valid UTF-8/u, () =>
    Buffer.concat([Buffer.from(page('b', '')), Buffer.from([0xe2, 0x28, 0xa1])]),
  ),
  hostile('markdown/utf-16-without-mark.md', /NUL|front matter/u, () => Buffer.from(page('c', ''), 'utf16le')),
];

export const MARKDOWN_FILES: readonly HostileFile[] = [...BODIES, ...FRONTS];
