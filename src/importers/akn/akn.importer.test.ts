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

test('the title block of an instrument is set as print sets it: series, number, subject, title, then its days', async () => {
  const { blocks } = await golden('bill');
  expect(blocks.slice(0, 5)).toMatchObject([
    { kind: 'paragraph', role: 'centred', inlines: ['STATUTORY INSTRUMENTS'] },
    { kind: 'paragraph', role: 'centred', inlines: ['2031 No. 41'] },
    { kind: 'paragraph', role: 'centred', inlines: [{ kind: 'small-caps', children: ['harbours'] }] },
    { kind: 'paragraph', role: 'centred', inlines: [{ kind: 'strong' }] },
    {
      kind: 'table',
      rows: [
        [{ header: true, paragraphs: [['Made']] }, { paragraphs: [['3 February 2031']] }],
        [{ header: true, paragraphs: [['Laid']] }, { paragraphs: [] }],
      ],
    },
  ]);
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

test('what follows the definitions of a section without a number is in line with them, and so below steps of a schedule', async () => {
  const { blocks } = await importText(
    aknImporter,
    body(
      '<section><num>101.</num><intro><p>In sections 96 to 100—</p></intro><level class="unnumberedParagraph"><content><p>' +
        'references to beacons are to lights.</p></content></level></section><paragraph><num>1.</num><subparagraph><num>(1)' +
        '</num><intro><p>On request—</p></intro><level class="para1"><num>(a)</num><content><p>by day,</p></content></level>' +
        '<wrapUp><p>the keeper must answer.</p></wrapUp></subparagraph></paragraph>',
    ),
  );
  const depths = blocks.map((block) => [blockText(block), 'depth' in block ? block.depth : 0]);
  expect(depths).toEqual([
    ['101. In sections 96 to 100—', 0],
    ['references to beacons are to lights.', 1],
    ['1. (1) On request—', 1],
    ['(a) by day,', 2],
    ['the keeper must answer.', 2],
  ]);
});

test('a heading of a bill or act without a capital is set in small ones, as its style sheet has it; no other is', async () => {
  const { blocks } = await importText(
    aknImporter,
    body(
      '<chapter><num>Chapter 2</num><heading>the beacon service</heading></chapter>' +
        '<chapter><num>Chapter 3</num><heading>Lights</heading></chapter>',
    ),
  );
  expect(blocks).toMatchObject([
    { number: 'Chapter 2', inlines: [{ kind: 'small-caps', children: ['the beacon service'] }] },
    { number: 'Chapter 3', inlines: ['Lights'] },
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

test('words that print in capitals are read in capitals, and no space stands before the first word', async () => {
  const { blocks } = await importText(
    aknImporter,
    body('<p>\u00A0Before <span style="text-transform:uppercase">ada pell</span></p>'),
  );
  expect(blocks.map(blockText)).toEqual(['Before ADA PELL']);
});

const judgment = (text: string): string =>
  `<akomaNtoso xmlns="${NAMESPACE}"><judgment name="judgment"><judgmentBody><decision>${text}</decision></judgmentBody>` +
  '</judgment></akomaNtoso>';
const line = (text: string, style = '', kind = ''): string =>
  `<level><content><p class="${kind}"><span style="${style}">${text}</span></p></content></level>`;

test('lines of a judgment that are bold or italic from end to end are its headings, by their looks; sentences are not', async () => {
  const { blocks } = await importText(
    aknImporter,
    judgment(
      line('THE LAMP', 'font-weight:bold') +
        line('Was it lit?', 'font-weight:bold') +
        line('By day', 'font-style:italic') +
        line('CONCLUSION', 'font-weight:bold') +
        line('The appeal is allowed.', 'font-weight:bold') +
        line('“No light”', 'font-weight:bold') +
        line('No look') +
        '<paragraph><num>1.</num><content><p><b>In a paragraph</b></p></content></paragraph><paragraph><num>2.</num>' +
        `<content><p>He held:</p><embeddedStructure>${line('Quoted', 'font-weight:bold')}</embeddedStructure></content></paragraph>`,
    ),
  );
  const headings = blocks.flatMap((block) => (block.kind === 'heading' ? [[block.level, block.inlines]] : []));
  expect(headings).toEqual([
    [1, ['THE LAMP']],
    [2, ['Was it lit?']],
    [3, ['By day']],
    [1, ['CONCLUSION']],
  ]);
});

test('a heading that its file counts to the paragraph before, as its last step, is a heading by its style', async () => {
  const step = (number: string, text: string, style: string) =>
    `<subparagraph><num>${number}</num><content><p class="${style}">${text}</p></content></subparagraph>`;
  const { blocks } = await importText(
    aknImporter,
    judgment(
      '<level><num>A.</num><heading>The lamp</heading></level><paragraph><num>1.</num><intro><p>It burned.</p></intro>' +
        `${step('(a)', 'oil', 'ParaLevel2')}${step('(b)', 'Its oil', 'Paraheading3')}</paragraph>`,
    ),
  );
  expect(blocks.map((block) => `${block.kind}: ${blockText(block)}`)).toEqual([
    'heading: A. The lamp',
    'paragraph: 1. It burned.',
    'paragraph: (a) oil',
    'heading: (b) Its oil',
  ]);
  expect(blocks.at(-1)).not.toHaveProperty('depth');
});

test('lines of a judgment in a style for headings are headings, a sub-heading below the others', async () => {
  const { blocks } = await importText(
    aknImporter,
    judgment(
      line('The facts', '', 'ParaHeading1') +
        line('The lamp', '', 'ParaSubHeading1') +
        line('The law', '', 'ParaHeading1'),
    ),
  );
  expect(blocks).toMatchObject([
    { kind: 'heading', level: 1, inlines: ['The facts'] },
    { kind: 'heading', level: 2, inlines: ['The lamp'] },
    { kind: 'heading', level: 1, inlines: ['The law'] },
  ]);
  const numbered = await importText(
    aknImporter,
    judgment(
      '<level><num>A.</num><heading>The lamp</heading></level><paragraph><num>(1)</num><content><p class="Paraheading2">' +
        'Its oil</p></content></paragraph>',
    ),
  );
  expect(numbered.blocks).toMatchObject([
    { kind: 'heading', level: 1, number: 'A.' },
    { kind: 'heading', level: 2, number: '(1)', inlines: ['Its oil'] },
  ]);
});

test('what a paragraph of a judgment says after a quotation is in line with what it said before', async () => {
  const { blocks } = await importText(
    aknImporter,
    judgment(
      '<paragraph><num>9.</num><content><p>The keeper wrote:</p><block name="embeddedStructure"><embeddedStructure>' +
        `${line('“No light.”')}</embeddedStructure></block><p>(the Notice).</p></content></paragraph>` +
        '<paragraph><content><p>No number.</p></content></paragraph>',
    ),
  );
  const depths = blocks.map((block) => [blockText(block), 'depth' in block ? block.depth : 0]);
  expect(depths).toEqual([
    ['9. The keeper wrote:', 0],
    ['“No light.”', 1],
    ['(the Notice).', 1],
    ['No number.', 0],
  ]);
});

test('the lines above the long title of a bill are capitals, as print has them', async () => {
  const { blocks } = await importText(
    aknImporter,
    `<akomaNtoso xmlns="${NAMESPACE}"><bill name="bill"><preface><longTitle><p class="A">A</p><p class="Bill">bill</p>` +
      '</longTitle></preface></bill></akomaNtoso>',
  );
  expect(blocks).toMatchObject([{ inlines: ['A'] }, { inlines: [{ kind: 'small-caps', children: ['bill'] }] }]);
});

describe('notes without a marker', () => {
  const note = (text: string, marker = '') => `<authorialNote${marker}><p>${text}</p></authorialNote>`;

  test('are numbered in their order, and nothing stands between a mark and a comma', async () => {
    const { blocks } = await importText(
      aknImporter,
      body(
        `<p>Artikel 12 (V)${note('SR 901')}, nach Einsicht${note('BBl 9022')}, gilt dies.</p><p>Und${note('AS 3')}.</p>`,
      ),
    );
    expect(blocks.map(blockText)).toEqual([
      'Artikel 12 (V), nach Einsicht, gilt dies.',
      '1 SR 901',
      '2 BBl 9022',
      'Und.',
      '3 AS 3',
    ]);
    expect(blocks[0]).toMatchObject({
      inlines: [expect.any(String), { kind: 'note', mark: '1' }, ', nach Einsicht', { mark: '2' }, expect.any(String)],
    });
  });

  test('go on after one that has a number of its own', async () => {
    const { blocks } = await importText(aknImporter, body(`<p>a${note('x', ' marker="7"')} b${note('y')}</p>`));
    expect(blocks.map(blockText).slice(1)).toEqual(['7 x', '8 y']);
  });
});

test('the crest above a judgment is no figure that is missing; figures of its text stay', async () => {
  const source =
    '<akomaNtoso xmlns="http://docs.oasis-open.org/legaldocml/ns/akn/3.0"><judgment><header><p>[2023] UKSC 9</p><p><img src="image1.png"/></p>' +
    '<p>Before Lady Marsh</p></header><judgmentBody><decision><paragraph><num>1.</num><content><p>The mark:</p><p><img src="image2.png"/></p>' +
    '</content></paragraph></decision></judgmentBody></judgment></akomaNtoso>';
  const { blocks } = await importText(aknImporter, source);
  expect(blocks.flatMap((block) => (block.kind === 'figure' ? block.source : []))).toEqual(['image2.png']);
  expect(blocks).toHaveLength(4);
});
