import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import { importText, type ImportedFile } from '../xml/xml.test-support.ts';
import { jatsImporter } from './jats.importer.ts';

const golden = (): Promise<ImportedFile> =>
  expectGolden(jatsImporter, 'jats/article.xml', readFileSync('tests/fixtures/jats/article.xml'));

describe('an article', () => {
  test('is known by its DOI, with its journal, place, authors and subjects', async () => {
    const { documents } = await golden();
    expect(documents).toHaveLength(1);
    expect(documents[0]?.document).toMatchObject({
      key: 'jats:10.5555/jil.2031.4',
      title: 'Seats — and chairs',
      source: 'Journal of Invented Law',
      sourceLocation: '12(2), 45–61',
      dates: { publication: '2031-03-07' },
      authors: [{ name: 'Ada M Okafor', surname: 'Okafor' }, { name: 'The Seat Group' }],
      topics: ['Arbitration', 'Arbitration > Seat'],
      references: [{ target: 'jats:10.5555/jil.2030.1', label: 'An earlier article' }],
    });
  });

  test('has its references, figures and tables where links find them', async () => {
    const { blocks } = await golden();
    const ids = blocks.flatMap((block) => block.sourceIds ?? []);
    for (const id of ['s1', 'f1', 't1', 'e1', 'r1', 'n1', 'tf1', 'sa1']) expect(ids).toContain(id);
  });

  test('goes on in its paragraph after a list inside it', async () => {
    const body = '<p>a <list><list-item><p>b</p></list-item></list> c <italic>d</italic></p>';
    const { blocks } = await importText(jatsImporter, `<article><front/><body>${body}</body></article>`);
    expect(blocks).toEqual([
      { kind: 'paragraph', inlines: ['a'] },
      { kind: 'paragraph', role: 'list-item', depth: 1, number: '•', inlines: ['b'] },
      { kind: 'paragraph', inlines: ['c ', { kind: 'emphasis', children: ['d'] }] },
    ]);
  });

  test.each([
    ['beside others of its kind', '<graphic href="t1.png"/>'],
    ['among alternatives', '<alternatives><graphic href="t1.png"/></alternatives>'],
  ])(
    'keeps the caption of a table that is given as a picture %s, and the table’s notes apart (issue 12)',
    async (_how, picture) => {
      const notes =
        '<table-wrap-foot><fn id="f1"><label>a</label><p>At the seat.</p></fn><fn id="f2"><p>Since 2010.</p></fn></table-wrap-foot>';
      const table = `<table-wrap id="t1"><label>Table 1</label><caption><title>Awards</title></caption>${picture}${notes}</table-wrap>`;
      const { documents } = await importText(jatsImporter, article(table));
      expect(documents[0]?.blocks).toMatchObject([
        {
          kind: 'figure',
          source: 't1.png',
          caption: ['Table 1', { kind: 'break' }, { kind: 'strong', children: ['Awards'] }],
        },
        { kind: 'footnote', mark: 'a', paragraphs: [['At the seat.']] },
        { kind: 'footnote', paragraphs: [['Since 2010.']] },
      ]);
    },
  );

  test('takes the raised sign at the start of a note as its mark', async () => {
    const fn = (text: string) =>
      `<table-wrap><table><tr><td>1</td></tr></table><table-wrap-foot><fn><p>${text}</p></fn></table-wrap-foot></table-wrap>`;
    const notes = ['<sup>a</sup>Data were given.', '<sup>Note</sup> None.', '<sup>2</sup>See there.'].map(fn).join('');
    const { blocks } = await importText(jatsImporter, article(notes));
    const marks = blocks.flatMap((block) =>
      block.kind === 'footnote' ? [[block.mark, inlineText(block.paragraphs[0] ?? [])]] : [],
    );
    expect(marks).toEqual([
      ['a', 'Data were given.'],
      ['', 'Note None.'],
      ['2', 'See there.'],
    ]);
  });

  test('has a note below a table under the mark that leads to it, which its file has there alone or prints once more', async () => {
    const cell = (id: string, mark: string) => `<td>1<xref ref-type="table-fn" rid="${id}">${mark}</xref></td>`;
    const row = cell('t1', 'a') + cell('t2', '*') + cell('t3', 'b');
    const notes =
      '<fn id="t1" symbol="a"><p>all lamps.</p></fn><fn id="t2"><p>* Only lamps.</p></fn>' +
      '<fn id="t3"><p>burned oil.</p></fn><fn id="t4" symbol="c"><p>No oil.</p></fn>';
    const table = `<table-wrap><table><tr>${row}</tr></table><table-wrap-foot>${notes}</table-wrap-foot></table-wrap>`;
    const { blocks } = await importText(jatsImporter, article(table));
    const marks = blocks.flatMap((block) =>
      block.kind === 'footnote' ? [[block.mark, inlineText(block.paragraphs[0] ?? [])]] : [],
    );
    expect(marks).toEqual([
      ['a', 'all lamps.'],
      ['*', 'Only lamps.'],
      ['b', 'burned oil.'],
      ['c', 'No oil.'],
    ]);
  });

  test('folds a note away only where a mark leads to it', async () => {
    const notes =
      '<fn id="f1"><label>a</label><p>At the seat.</p></fn><fn id="f2"><p>Competing interests: none.</p></fn>';
    const body = `<p>Awards<xref ref-type="fn" rid="f1">a</xref></p><fn-group>${notes}</fn-group>`;
    const { blocks } = await importText(jatsImporter, article(body));
    expect(blocks.map((block) => block.kind === 'footnote' && Boolean(block.isStanding))).toEqual([false, false, true]);
  });

  test('that is a very long table is several tables, whose heads go with each', async () => {
    const rows = '<tr><td>x</td></tr>'.repeat(4500);
    const table = `<table><thead><tr><th>Dose</th></tr></thead><tbody>${rows}</tbody></table>`;
    const { blocks } = await importText(jatsImporter, `<article><front/><body>${table}</body></article>`);
    const tables = blocks.flatMap((block) => (block.kind === 'table' ? [block] : []));
    expect(tables.map((block) => block.rows.length)).toEqual([2000, 2000, 501]);
    const head = [[{ header: true, paragraphs: [['Dose']] }]];
    expect(tables[0]?.continues).toBeUndefined();
    for (const { continues } of tables.slice(1)) expect(continues).toMatchObject(head);
  });
});

function article(body: string): string {
  return `<article><front><article-meta><title-group><article-title>Seats</article-title></title-group></article-meta></front><body>${body}</body></article>`;
}

test('a reference of bare parts has the marks between them that journals print, and a bare label is named', async () => {
  const { blocks } = await importText(
    jatsImporter,
    '<article><front><article-meta/></front><body><fig><label>1</label><caption><p>A beacon.</p></caption>' +
      '<graphic href="a.png"/></fig></body><back><ref-list><ref><label>1</label><element-citation><person-group><name>' +
      '<surname>Keeper</surname><given-names>A</given-names></name><name><surname>Horn</surname><given-names>B' +
      '</given-names></name></person-group><article-title>Lights at sea</article-title><source>J Beacons</source>' +
      '<year>2031</year><volume>12</volume><fpage>45</fpage><lpage>61</lpage><ext-link ext-link-type="uri" ' +
      'xlink:href="https://doi.example/10.1/beacons" xmlns:xlink="http://www.w3.org/1999/xlink">10.1/beacons</ext-link>' +
      '</element-citation></ref>' +
      '<ref><label>2</label><citation><name><surname>Horn</surname><given-names>B</given-names></name>. Horns. ' +
      '<source>J Beacons</source>, <volume>3</volume>.</citation></ref></ref-list></back></article>',
  );
  const texts = blocks.map(blockText);
  expect(texts).toContain('1 Keeper A, Horn B. Lights at sea. J Beacons 2031; 12: 45–61. 10.1/beacons');
  expect(texts).toContain('2 Horn B. Horns. J Beacons, 3.');
  expect(texts.join('\n')).toContain('Figure 1\nA beacon.');
});

test('the DOI of a figure or table follows its label and caption, as journals print it', async () => {
  const named = (name: string, rest: string) =>
    `<${name}><object-id pub-id-type="doi">10.5555/beacon.${name}</object-id><label>1</label><caption><title>Fog.</title></caption>${rest}</${name}>`;
  const { blocks } = await importText(
    jatsImporter,
    article(named('fig', '<graphic href="a.png"/>') + named('table-wrap', '<table><tr><td>Horn</td></tr></table>')),
  );
  const texts = blocks.map(blockText).join('\n');
  expect(texts).toContain('Figure 1\nFog.\n10.5555/beacon.fig');
  expect(texts).toContain('Table 1\nFog.\n10.5555/beacon.table-wrap');
});

test('a box whose label is a number alone is named, so that “(Box 1)” leads to something that says so', async () => {
  const box = (label: string) => `<boxed-text><label>${label}</label><title>Fog</title><p>No horn.</p></boxed-text>`;
  const { blocks } = await importText(jatsImporter, article(box('1') + box('Box 2.')));
  const headings = blocks.filter(({ kind }) => kind === 'heading').map(blockText);
  expect(headings).toEqual(['Box 1 Fog', 'Box 2. Fog']);
});

test('the number of a reference in a register stands behind the name of the register', async () => {
  const { blocks } = await importText(
    jatsImporter,
    '<article><front><article-meta/></front><body/><back><ref-list><ref><label>1</label><element-citation><source>J Beacons' +
      '</source><year>2031</year><fpage>45</fpage><pub-id pub-id-type="pmid">8928006</pub-id><pub-id pub-id-type="pmc">' +
      '22280</pub-id></element-citation></ref></ref-list></back></article>',
  );
  expect(blocks.map(blockText)).toContain('1 J Beacons 2031: 45. PMID 8928006. PMCID 22280');
});
