import { hostile, repeat, type HostileFile } from './hostile-file.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head><title>Award of the quay</title>${head}</head><body><p>The seat is Lisbon.</p>${body}</body></html>`;

const html = (what: string, expected: HostileFile['expected'], body: () => string | Uint8Array) =>
  hostile(`html/${what}.html`, expected, body);
const DEEP = 100_000;
const NESTED = /nested more than/u;

/** What is nested, repeated or long beyond all bounds. */
const LARGE: readonly HostileFile[] = [
  html('deep-divisions', NESTED, () => page('<div>'.repeat(DEEP))),
  html('deep-tables', NESTED, () => page('<table><tr><td>'.repeat(DEEP))),
  html('tables-in-tables', 'read', () => page('<table>'.repeat(DEEP))),
  html('deep-lists', NESTED, () => page('<ul><li>'.repeat(DEEP))),
  html('deep-quotes', NESTED, () => page('<blockquote>'.repeat(DEEP))),
  html('deep-templates', NESTED, () => page('<template>'.repeat(DEEP))),
  html('deep-drawings', NESTED, () => page('<svg><foreignObject>'.repeat(DEEP))),
  html('deep-marks', NESTED, () => page('<b>'.repeat(DEEP))),
  html('marks-never-closed', NESTED, () => page(repeat(3000, (at) => `<p><font color="#${at}">w`))),
  html('links-never-closed', 'read', () => page(repeat(20_000, (at) => `<a href="#a${at}">w`))),
  html('marks-across-blocks', 'read', () => page('<b><i><u><p>w</b></i></u>'.repeat(5_000))),
  html('many-attributes', /attributes/u, () => page(`<p ${repeat(300_000, (at) => `a${at} `)}>Words.</p>`)),
  html('one-attribute-many-times', 'read', () => page(`<p ${'a '.repeat(300_000)}>Words.</p>`)),
  html('name-of-a-megabyte', 'read', () => page(`<${'n'.repeat(1_000_000)}>Words.`)),
  html('value-of-megabytes', 'read', () =>
    page(
      `<p id="${'v'.repeat(2_000_000)}" style="${';: '.repeat(300_000)}" class="${' '.repeat(300_000)}x">Words.</p>`,
    ),
  ),
  html('many-identifiers', 'read', () => page('<a name="x">'.repeat(30_000))),
  html('blanks-without-end', 'read', () =>
    page(`<p>Words${' '.repeat(3_000_000)}end</p><h2>${' '.repeat(300_000)}x${' '.repeat(300_000)}y</h2>`),
  ),
  html('hard-blanks-without-end', 'read', () => page(`<p>Words${'&nbsp; '.repeat(300_000)}end</p>`)),
  html('one-word-without-end', 'read', () => page(`<p>${'x'.repeat(1_000_000)}</p>`)),
  html('many-spans', 'read', () => page(`<p>${'<span>a</span> '.repeat(40_000)}</p>`)),
  html('blank-spans', 'read', () => page(`<p>${'<i> </i><b> </b>'.repeat(40_000)}</p>`)),
  html('many-breaks', 'read', () => page(`<p>a${'<br> '.repeat(60_000)}b</p>`)),
  html('many-cells', 'read', () => page(`<table>${`<tr>${'<td>a'.repeat(1000)}</tr>`.repeat(40)}</table>`)),
  html('cells-of-a-million-columns', 'read', () =>
    page(`<table>${'<tr><td colspan="1000000" rowspan="1000000">a<td>b</tr>'.repeat(50)}</table>`),
  ),
  html('many-notes', 'read', () =>
    page(
      `<p>${repeat(4_000, (at) => `w<a href="#fn${at}" id="r${at}"><sup>${at}</sup></a> `)}</p>${repeat(4_000, (at) => `<p id="fn${at}"><a href="#r${at}">${at}</a> note</p>`)}`,
    ),
  ),
  html('many-headings', 'read', () => page('<h1>h</h1>'.repeat(5_000))),
  html('comments-never-closed', 'read', () => page('<!--'.repeat(200_000))),
  html('tags-never-closed', 'read', () => page('<a'.repeat(200_000))),
  html('script-never-closed', 'read', () => page(`<script>${'<!--<script'.repeat(100_000)}`)),
  html('ampersands', 'read', () => page(`<p>${'&'.repeat(500_000)}${'&am'.repeat(100_000)}</p>`)),
  html('brackets-and-dots', 'read', () =>
    page(
      `<p>${'['.repeat(100_000)}</p><p>${'('.repeat(100_000)}</p><p>${'. '.repeat(200_000)}</p><p>${'1.'.repeat(100_000)}</p><h2>${'1.'.repeat(50_000)}</h2>`,
    ),
  ),
  html('capitals-without-end', 'read', () => page(`<p>${'AB '.repeat(100_000)}v ${'CD '.repeat(100_000)}</p>`)),
  html('numbers-of-lists', 'read', () =>
    page(
      '<ol start="1e308"><li>a<li value="99999999999999999999">b</ol><ol type="I" start="999999999"><li>c</ol><ol type="a" start="-5"><li>d</ol>',
    ),
  ),
];

/** What would fetch, run or show something of elsewhere, were it more than text. */
const REACHING: readonly HostileFile[] = [
  html('frames-of-files', 'read', () =>
    page(
      '<iframe src="file:///etc/passwd"></iframe><object data="/etc/passwd"></object><embed src="../../../etc/passwd">',
    ),
  ),
  html('pictures-of-files', 'read', () =>
    page('<img src="file:///etc/passwd"><img src="../../../../etc/passwd" alt="p"><img srcset="/etc/passwd 1x">'),
  ),
  html('sends-on', 'read', () =>
    page(
      '',
      '<meta http-equiv="refresh" content="0;url=file:///etc/passwd"><base href="file:///etc/"><link rel="import" href="/etc/passwd">',
    ),
  ),
  html('scripts', 'read', () =>
    page(
      '<script>fetch("/x")</script><p onclick="x()"><a href="java&#10;script:alert(1)">a</a><a href="data:text/html,x">b</a></p>',
    ),
  ),
  html(
    'outside-entity',
    'read',
    () => `<!DOCTYPE html [<!ENTITY x SYSTEM "file:///etc/passwd">]>${page('<p>&x;</p>')}`,
  ),
];

const ENCODED: readonly HostileFile[] = [
  html('unknown-encoding', /unknown encoding/u, () => page('', '<meta charset="x-none">')),
  html('utf-7', /unknown encoding/u, () => page('+ADw-script+AD4-', '<meta charset="utf-7">')),
  html('not-utf-8', /not valid UTF-8/u, () => Buffer.concat([Buffer.from(page('')), Buffer.from([0xc3, 0x28, 0xff])])),
  html('zeros', /NUL character/u, () => page('a\0b')),
  html('half-utf-16', 'read', () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(page(''))])),
  html('no-text', /no text/u, () => '<html></html>'),
];

export const HTML_FILES: readonly HostileFile[] = [...LARGE, ...REACHING, ...ENCODED];
