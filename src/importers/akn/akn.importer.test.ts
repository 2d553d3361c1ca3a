import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { describe, expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import { importText, type ImportedFile } from '../xml/xml.test-support.ts';
import { aknImporter } from './akn.importer.ts';

const golden = (name: string): Promise<ImportedFile> =>
  expectGolden(aknImporter, `akn/${name}.xml`, readFileSync(`tests/fixtures/akn/${name}.xml`));

const NAMESPACE = 'http://docs.oasis-open.org/legaldocml/ns/akn/3.0';
const body = (text: string): string =>
  `<akomaNtoso xmlns="${NAMESPACE}"><act name="act"><body>${text}</body></act></akomaNtoso>`;

describe('a judgment', () => {
  test('is imported with its record, numbered paragraphs, quotations, tables and notes', async () => {
    const { documents } = await golden('judgment');
    expect(documents).toHaveLength(1);
    expect(documents[0]?.document).toMatchObject({
      key: 'akn:https://caselaw.nationalarchives.gov.uk/id/ewhc/comm/2031/7',
      type: 'Case law',
      court: 'High Court (Commercial Court)',
      dates: { publication: '2031-04-09', decision: '2031-04-09' },
      parties: [
        { name: 'Kittiwake Shipping Ltd', role: 'Claimant' },
        { name: 'Oriel Grain SA', role: 'Defendant' },
      ],
    });
  });

  test('has each footnote directly after the block that refers to it', async () => {
    const { blocks } = await golden('judgment');
    for (const [at, block] of blocks.entries())
      if (block.kind === 'footnote') expect(JSON.stringify(blocks[at - 1])).toContain(block.sourceIds?.[0]);
  });

  test('with a dummy date has none, and is known by its printed citation where its address says nothing', async () => {
    const { documents } = await golden('undated-judgment');
    expect(documents[0]?.document).toMatchObject({
      key: 'akn:[2032] UKFTT 00041 (TC)',
      dates: {},
      citations: ['[2032] UKFTT 00041 (TC)'],
      title: 'MARTIN PELL v THE COMMISSIONERS',
    });
  });
});

test('a press summary refers to its judgment by the key under which that is imported', async () => {
  const { documents } = await golden('press-summary');
  expect(documents[0]?.document).toMatchObject({
    type: 'Press summary',
    references: [{ target: 'akn:https://caselaw.nationalarchives.gov.uk/id/uksc/2031/4', list: 'relatedCases' }],
  });
});

test('an instrument keeps the order in which headings and numbers are printed', async () => {
  const { blocks } = await golden('bill');
  const texts = blocks.map(blockText);
  expect(texts).toContain('Part 1 Lights');
  expect(texts).toContain('1. (1) In these Regulations beacon means—');
});

describe('an act', () => {
  test('loses no number that has no text', async () => {
    const { blocks } = await importText(
      aknImporter,
      body('<part><num>PART 9</num></part><section><num>4</num></section>'),
    );
    expect(blocks.map(blockText)).toEqual(['PART 9', '4']);
  });

  test('has a heading level for each division around it, six at most', async () => {
    const open = Array.from({ length: 8 }, (_, at) => `<part><num>${at + 1}</num><heading>H</heading>`).join('');
    const { blocks } = await importText(aknImporter, body(open + '</part>'.repeat(8)));
    expect(blocks.map((block) => block.kind === 'heading' && block.level)).toEqual([1, 2, 3, 4, 5, 6, 6, 6]);
  });

  test('runs white space together as a browser does, but for what asks to keep it', async () => {
    const text = '<p>\n  one <b> two</b>\n three </p><p xml:space="preserve">a  b</p><p>no\u00A0break</p>';
    const { blocks } = await importText(aknImporter, body(text));
    expect(blocks.map(blockText)).toEqual(['one two three', 'a  b', 'no\u00A0break']);
  });

  test('of another country has its title, date and jurisdiction from its metadata', async () => {
    const meta =
      '<meta><identification><FRBRWork><FRBRuri value="/akn/za/act/1998/78"/><FRBRalias value="Rules Act, 1998"/>' +
      '<FRBRdate date="1998" name="Generation"/><FRBRcountry value="za"/></FRBRWork></identification></meta>';
    const link = '<p>See <ref href="/akn/za/act/1996/constitution#sec_7">section 7</ref>.</p>';
    const source = `<akomaNtoso xmlns="${NAMESPACE}"><act name="act">${meta}<body>${link}</body></act></akomaNtoso>`;
    const { documents, blocks } = await importText(aknImporter, source);
    expect(documents[0]?.document).toMatchObject({
      key: 'akn:/akn/za/act/1998/78',
      title: 'Rules Act, 1998',
      jurisdictions: ['South Africa'],
      dates: { publication: '1998', legislation: '1998' },
    });
    const target = { to: 'document', key: 'akn:/akn/za/act/1996/constitution', anchor: 'sec_7' };
    expect(blocks[0]).toMatchObject({ inlines: ['See ', { kind: 'link', target }, '.'] });
  });

  test('without metadata is known by its path', async () => {
    const { documents } = await importText(aknImporter, body('<p>x</p>'), { path: 'acts/short.akn.xml' });
    expect(documents[0]?.document).toMatchObject({
      key: 'path:acts/short.akn.xml',
      title: 'short',
      type: 'Legislation',
    });
  });
});

test('quoted provisions stand between the marks that their source has in attributes, before number and stop', async () => {
  const { blocks } = await importText(
    aknImporter,
    body(
      '<section><num>1.</num><content><p>After subsection (3) insert—<quotedStructure startQuote="“" endQuote="”">' +
        '<subsection><num>(3A)</num><content><p>No light.</p></content></subsection>' +
        '<subsection><num>(3B)</num><content><p>No horn.</p></content></subsection></quotedStructure>' +
        '<inline name="AppendText">.</inline></p></content></section>',
    ),
  );
  expect(blocks.map(blockText)).toEqual(['1. After subsection (3) insert—', '“(3A) No light.', '(3B) No horn.”.']);
});

test('definitions and what follows the steps of a provision are in line with its text', async () => {
  const { blocks } = await importText(
    aknImporter,
    body(
      '<section><num>2.</num><intro><p>In this Act—</p></intro><hcontainer name="definition"><content><p>“beacon” means' +
        '</p></content><level class="para1"><num>(a)</num><content><p>a light,</p></content></level></hcontainer>' +
        '<wrapUp><p>and its tower.</p></wrapUp></section>',
    ),
  );
  const depths = blocks.map((block) => [blockText(block), 'depth' in block ? block.depth : 0]);
  expect(depths).toEqual([
    ['2. In this Act—', 0],
    ['“beacon” means', 1],
    ['(a) a light,', 2],
    ['and its tower.', 1],
  ]);
});

test('a cell that says by its colour alone how something is rated is read with the name of the colour', async () => {
  const cell = (colour: string, words = '<p />') => `<td style="background-color:#${colour}">${words}</td>`;
  const { blocks } = await importText(
    aknImporter,
    body(
      `<table><tr>${cell('D9D9D9')}${cell('D9D9D9', '<p>Option 0</p>')}</tr>` +
        `<tr>${cell('FF0000')}${cell('00B050')}</tr><tr>${cell('FFC000')}${cell('92D050', '<p>Positive</p>')}</tr></table>`,
    ),
  );
  const rows = blocks.flatMap((block) => (block.kind === 'table' ? block.rows : []));
  const named = (colour: string) => [[{ kind: 'emphasis', children: [`[${colour}]`] }]];
  expect(rows.map((row) => row.map(({ paragraphs }) => paragraphs))).toEqual([
    [[], [['Option 0']]],
    [named('red'), named('green')],
    [named('amber'), [['Positive']]],
  ]);
});

test('a paragraph of a quoted judgment that the file has as a heading is a numbered paragraph', async () => {
  const quoted =
    '<level><heading><span style="color:initial">[64]</span><marker name="tab"/><span>My reasons are as follows.</span>' +
    '</heading><paragraph><num>(i)</num><content><p>No light.</p></content></paragraph></level>' +
    '<level><heading>[2] The beacon</heading><content><p>It burns.</p></content></level>';
  const { blocks } = await importText(aknImporter, body(quoted));
  expect(blocks[0]).toMatchObject({ kind: 'paragraph', number: '[64]', inlines: ['My reasons are as follows.'] });
  expect(blocks[2]).toMatchObject({ kind: 'heading' });
});
