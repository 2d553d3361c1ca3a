import { blockText, type Block } from '#domain/document/block.ts';
import type { Inline } from '#domain/document/inline.ts';
import { expectGoldenImport, importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { htmlToBlocks } from './html-to-blocks.ts';
import { htmlImporter } from './html.importer.ts';
import { printListNumber } from './list-number.ts';

const texts = (html: string) => htmlToBlocks(html).map(blockText);

describe('a web page', () => {
  test('keeps its words, structure, notes and links and nothing that runs', async () => {
    await expectGoldenImport(htmlImporter, 'html/judgment.html');
  });

  test('has the items of a list that is set as a table as numbered paragraphs, each step further in', () => {
    const blocks = htmlToBlocks(
      '<table><tr><td>(1)</td><td>A recital.</td></tr></table>' +
        '<table><tr><td><p>(a)</p></td><td><p>goods;</p><table><tr><td>(i)</td><td>used</td></tr></table></td></tr></table>' +
        '<table><tr><td>(b)</td><td>services.</td></tr></table>',
    );
    const set = blocks.map((block) => (block.kind === 'paragraph' ? [block.depth ?? 0, blockText(block)] : block.kind));
    expect(set).toEqual([
      [0, '(1) A recital.'],
      [1, '(a) goods;'],
      [2, '(i) used'],
      [1, '(b) services.'],
    ]);
  });

  test('has a heading in a row of a table as words of the table, unless it has the row to itself', () => {
    const table = (row: string) => htmlToBlocks(`<table><tr>${row}</tr></table>`).map(({ kind }) => kind);
    expect(table('<td><h3>Sec. 1.</h3></td><td>Short title</td>')).toEqual(['table']);
    expect(table('<td></td><td><h3>Sec. 1.</h3><p>Words.</p></td>')).toEqual(['heading', 'paragraph']);
  });

  test('has the signs that letters of Symbol and Wingdings show', () => {
    const around = '<span style="font: 7pt &quot;Times New Roman&quot;">&nbsp;m</span>';
    expect(
      texts(
        `<p>turnover <span style='font-family:"Symbol"'>\uf0b3${around}</span> 5 <font face="Symbol">m</font>m` +
          '<p>done <span style="mso-x:1; font-family: Wingdings, serif">\uf0fe</span> \uf0b3',
      ),
    ).toEqual(['turnover ≥\u00a0m 5 μm', 'done ☑ \ufffd']);
  });

  test('numbers lists as browsers print them', () => {
    expect(
      texts(
        '<ol start="9" type="i"><li>x<li value="4">y</ol><ol reversed><li>a<li>b</ol><ol style="list-style:none"><li>c</ol>',
      ),
    ).toEqual(['ix. x', 'iv. y', '2. a', '1. b', 'c']);
    expect([27, 702, 703, 0].map((value) => printListNumber(value, 'lower-alpha'))).toEqual(['aa', 'zz', 'aaa', '0']);
    expect([1994, 4000].map((value) => printListNumber(value, 'upper-roman'))).toEqual(['MCMXCIV', '4000']);
  });

  test('keeps white space inside words apart and single', () => {
    expect(texts('<p> one<b> two</b>\n\n three<br>four </p>loose <i>words</i><div>boxed</div>tail')).toEqual([
      'one two three\nfour',
      'loose words',
      'boxed',
      'tail',
    ]);
  });

  test('reads blocks inside links and styles, and tables inside tables', () => {
    expect(texts('<a href="#x"><div>in</div>out</a><b><p>bold</p></b>')).toEqual(['in', 'out', 'bold']);
    expect(
      texts('<table><tr><td>outer<table><tr><td>a</td><td>b</td></tr></table></td><td>c</td></tr></table>'),
    ).toEqual(['outer', 'a\nb', 'c']);
  });

  test('leaves a link to a heading a link, however short its words', () => {
    const [first] = htmlToBlocks('<p><a href="#s1">1</a></p><h2 id="s1">Section</h2><p>Text</p>');
    expect(first).toMatchObject({ inlines: [{ kind: 'link', target: { to: 'anchor', id: 's1' } }] });
  });

  test('takes a raised mark that leads to a later paragraph for a note, whatever the paragraph is called', () => {
    for (const mark of ['<sup><a href="#n1">1</a></sup>', '<a href="#n1"><sup>1</sup></a>']) {
      const blocks = htmlToBlocks(`<p>three fourths${mark}of the treaty</p><p id="n1">1 A note.</p>`);
      expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'footnote']);
    }
  });

  test('takes a mark of five digits for a note: an award may have ten thousand', () => {
    const blocks = htmlToBlocks(
      '<p>found<sup><a href="#fn10000">10000</a></sup></p><p id="fn10000">10000 Exhibit C-7.</p>',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'footnote']);
  });

  test('sets a mark at its word, wherever the page that was laid out for the eye puts it', async () => {
    const page = `<p><span>The keeper of the lamp</span>
        <a class="fn" href="#fn-1">1</a>
        <span>, the harbour</span>
        <a class="fn" href="#fn-2">2</a>
        <span> and the town</span></p><p id="fn-1">1 Of Dover.</p><p id="fn-2">2 Of Calais.</p>`;
    const { blocks } = await importSource(htmlImporter, page);
    expect(blocks[0]).toMatchObject({
      inlines: [
        'The keeper of the lamp',
        { kind: 'note', mark: '1' },
        ', the harbour',
        { kind: 'note', mark: '2' },
        ' and the town',
      ],
    });
  });

  test('sets no space before a point or comma that its source has on a line of its own, and keeps one that is typed', async () => {
    const page = `<p>See <a href="https://law.example/a">the law</a>
        <span>, and the notes</span>
        <em>(there</em>
        )
        . Elsewhere ,too.</p>`;
    expect(texts(page)).toEqual(['See the law, and the notes (there). Elsewhere ,too.']);
  });

  test('has a numbered line that is bold as a heading', async () => {
    const { blocks } = await importSource(
      htmlImporter,
      '<h2>A memo</h2><ol><li><b>Costs</b></li><li>Oil is paid.</li></ol>',
    );
    expect(blocks.map((block) => [block.kind, blockText(block)])).toEqual([
      ['heading', 'A memo'],
      ['heading', '1. Costs'],
      ['paragraph', '2. Oil is paid.'],
    ]);
  });

  test('puts a note used twice after its first reference and keeps every word once', () => {
    const blocks = htmlToBlocks(
      '<p>a<sup><a href="#fn2">2</a></sup></p><p>b<a href="#fn2" class="noteref">2</a></p><ol><li id="fn2">The note <a href="#r">↩</a></li></ol>',
    );
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'footnote', 'paragraph']);
    expect(blocks.map(blockText)).toEqual(['a', '2 The note', 'b']);
  });
});

describe('the title of a page', () => {
  const titleOf = async (html: string) => {
    const { documents } = await importSource(htmlImporter, html);
    return documents[0]?.document.title;
  };

  test('is plain where its source wrote markup as text', async () => {
    const body = '<p>Text of the decision.</p>';
    expect(await titleOf(`<title>A &lt;b&gt;bold&lt;/b&gt; case</title>${body}`)).toBe('A bold case');
    expect(await titleOf(`<title>In re&lt;br/&gt;&lt;i class="x"&gt;Harbour&lt;/i&gt;</title>${body}`)).toBe(
      'In re Harbour',
    );
    expect(await titleOf(`<meta property="og:title" content="The &lt;em&gt;Zephyr&lt;/em&gt;">${body}`)).toBe(
      'The Zephyr',
    );
  });

  test('keeps what only looks like markup', async () => {
    expect(await titleOf('<title>x &lt; y and z &gt; w, a &lt;party&gt;</title><p>Text.</p>')).toBe(
      'x < y and z > w, a <party>',
    );
  });
});

describe('the encoding of a page', () => {
  const page = (charset: string, text: Uint8Array) =>
    Buffer.concat([Buffer.from(`<meta charset="${charset}"><p>`), text]);

  test('is the declared one', async () => {
    const { blocks } = await importSource(htmlImporter, page('windows-1252', Buffer.from([0x93, 0xe9, 0x94])));
    expect(blocks.map(blockText)).toEqual(['“é”']);
  });

  test('is UTF-16 where a byte order mark says so, whatever the page declares', async () => {
    const { blocks } = await importSource(htmlImporter, Buffer.from('\ufeff<meta charset="ascii"><p>é</p>', 'utf16le'));
    expect(blocks.map(blockText)).toEqual(['é']);
  });

  test('that does not fit is refused with the place', async () => {
    expect(
      await importRefusal(htmlImporter, Buffer.concat([Buffer.from('<p>one\n<p>tw'), Buffer.from([0xe9, 0x20])])),
    ).toMatchObject({ line: 2, column: 6 });
    expect((await importRefusal(htmlImporter, page('klingon', Buffer.from('x')))).reason).toContain(
      'unknown encoding `klingon`',
    );
    expect((await importRefusal(htmlImporter, page('utf-8', Buffer.from([0xff])))).reason).toContain('not valid UTF-8');
  });
});

describe('a hostile page', () => {
  test.each(['', ' ', '<html></html>', '<script>alert(1)</script>', '<p>a\0b</p>'])(
    'without text is refused: %j',
    async (html) => {
      await importRefusal(htmlImporter, html);
    },
  );

  test('nested without end is refused and not followed', async () => {
    expect((await importRefusal(htmlImporter, '<div>'.repeat(100_000))).reason).toContain('nested more than 1000 deep');
    expect((await importRefusal(htmlImporter, '<b><i>'.repeat(50_000))).reason).toContain('nested');
  });

  test('cut off in a tag, an attribute or a comment keeps the words before', () => {
    expect(texts('<p>one <a href="http')).toEqual(['one']);
    expect(texts('<p>one <!-- two')).toEqual(['one']);
    expect(texts('<table><tr><td>a<td>b')).toEqual(['a\nb']);
  });

  const VECTORS = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<img src="javascript:alert(1)" alt="x">',
    '<img src="data:text/html,<script>alert(1)</script>">',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<svg><script>alert(1)</script></svg>',
    '<math><a xlink:href="javascript:alert(1)">x</a></math>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="JaVaScRiPt:alert(1)">x</a>',
    '<a href=" \u0001javascript:alert(1)">x</a>',
    '<a href="java\nscript:alert(1)">x</a>',
    '<a href="java&#x09;script:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="vbscript:msgbox(1)">x</a>',
    '<a href="data:text/html;base64,PHNjcmlwdD4=">x</a>',
    '<a href="file:///etc/passwd">x</a>',
    '<a href="//evil.example/x">x</a>',
    '<a href="https:javascript:alert(1)">x</a>',
    '<a href="https://user:pass@evil.example/">x</a>',
    '<a href="doc:javascript:alert(1)">x</a>',
    '<iframe src="javascript:alert(1)"></iframe>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<object data="javascript:alert(1)"><p>x</p></object>',
    '<embed src="javascript:alert(1)">',
    '<form action="javascript:alert(1)"><button formaction="javascript:alert(1)">x</button></form>',
    '<input onfocus=alert(1) autofocus>',
    '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
    '<link rel=stylesheet href="javascript:alert(1)">',
    '<base href="javascript:alert(1)//"><a href="#x">x</a>',
    '<style>@import "javascript:alert(1)"</style>',
    '<div style="background:url(javascript:alert(1))">x</div>',
    '<p onclick="alert(1)" onmouseover=alert(1)>x</p>',
    '<details open ontoggle=alert(1)>x</details>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">x</p></noscript>',
    '<template><script>alert(1)</script></template>',
    '<table background="javascript:alert(1)"><tr><td>x</td><td>y</td></tr></table>',
    '<marquee onstart=alert(1)>x</marquee>',
    '<xmp><script>alert(1)</script></xmp>',
    '<textarea><script>alert(1)</script></textarea>',
    '<p><!--><script>alert(1)</script>--></p>',
    '"><script>alert(1)</script>',
    '<a href="#javascript:alert(1)" id="javascript:alert(1)">x</a>',
  ];

  test.each(VECTORS)('never gets through: %s', (html) => {
    for (const block of htmlToBlocks(`<p>before</p>${html}<p>after</p>`)) expectSafe(block);
    expect(texts(`${html}<p>after</p>`).join('\n')).not.toMatch(/^alert\(1\)$/m);
  });
});

test('the ways about the site that a page came from are none of its text', () => {
  const page = (head: string) =>
    `<body><header>${head}</header><article><header>Explanatory notes</header><p>The beacon.</p></article></body>`;
  expect(texts(page('<a href="/contents">Back to contents</a><nav><a>Next section</a></nav>'))).toEqual([
    'Explanatory notes',
    'The beacon.',
  ]);
  expect(texts(page('Notice to mariners'))).toEqual(['Notice to mariners', 'Explanatory notes', 'The beacon.']);
});

/** Every inline of a block is one of the closed set and leads nowhere but the web, the library or the document. */
function expectSafe(block: Block): void {
  const check = (inline: Inline): void => {
    if (typeof inline === 'string' || inline.kind === 'break' || inline.kind === 'note') return;
    if (inline.kind === 'image') expect(inline.source).not.toMatch(/^\s*[a-z]+:(?!\/\/)/i);
    else {
      if (inline.kind === 'link' && inline.target.to === 'web')
        expect(inline.target.href).toMatch(/^(https?:\/\/[^@]*$|mailto:)/);
      expect(Object.keys(inline).every((key) => ['kind', 'children', 'target'].includes(key))).toBe(true);
      inline.children.forEach(check);
    }
  };
  if (block.kind === 'heading' || block.kind === 'paragraph') block.inlines.forEach(check);
  if (block.kind === 'table')
    block.rows
      .flat()
      .flatMap((cell) => cell.paragraphs.flat())
      .forEach(check);
  if (block.kind === 'figure') expect(block.source).not.toMatch(/script|data:/i);
}
