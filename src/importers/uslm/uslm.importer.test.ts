import { readFileSync } from 'node:fs';
import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGolden } from '../xml/golden.test-support.ts';
import { importText, type ImportedFile } from '../xml/xml.test-support.ts';
import { uslmImporter } from './uslm.importer.ts';

const golden = (name: string): Promise<ImportedFile> =>
  expectGolden(uslmImporter, `uslm/${name}.xml`, readFileSync(`tests/fixtures/uslm/${name}.xml`));

test('a public law is known by the address under which others refer to it', async () => {
  const { documents } = await golden('law');
  expect(documents[0]?.document).toMatchObject({
    key: 'uslm:/us/pl/131/9',
    type: 'Legislation',
    jurisdictions: ['United States'],
    dates: { publication: '2031-05-03', legislation: '2031-05-03' },
    citations: ['Public Law 131–9', '145 Stat. 20'],
  });
});

test('a heading at the head of a subsection stays in its paragraph, and page labels are no text', async () => {
  const { blocks } = await golden('law');
  expect(blocks.map(blockText)).toContain('(a) In General.— The keeper shall light each beacon under 33 USC 499.');
  expect(blocks).toContainEqual({ kind: 'page', label: '145 STAT. 21' });
});

test('a bill in the older XML of Congress is read too', async () => {
  const { documents, blocks } = await golden('bill-dtd');
  expect(documents[0]?.document).toMatchObject({
    key: 'uslm:/us/bill/131/hr/77/introduced-in-house',
    title: 'Foghorn Act',
    type: 'Bill',
    dates: { publication: '2031-02-03' },
  });
  expect(blocks.map(blockText)).toContain('2. Sounding');
});

const BILL =
  '<bill xmlns="http://schemas.gpo.gov/xml/uslm" xmlns:dc="http://purl.org/dc/elements/1.1/"><meta>' +
  '<dc:title>131 S 19 RS: Making appropriations for beacons, and for other purposes.</dc:title>' +
  '<citableAs>131 S 19 RS</citableAs><citableAs>131s19rs</citableAs><citableAs>131 S. 19 RS</citableAs></meta>' +
  '<preface><congress value="131">131st CONGRESS</congress><dc:type>S. </dc:type><docNumber>19</docNumber>' +
  '<action><date><inline class="smallCaps">June </inline>19, 2031</date><actionDescription><sponsor>Mr. Keeper' +
  '</sponsor> reported the bill</actionDescription></action></preface><main><section><num>Sec. 301. </num>' +
  '<content>No light.</content></section></main><signatures><signature><name>\u2003\u2003ADA KEEPER,</name>\n' +
  '<role>Speaker of the House</role>.</signature></signatures></bill>';

test('a bill has the title without its number and stop, each citation once, and the day of its last step', async () => {
  const { documents } = await importText(uslmImporter, BILL);
  expect(documents[0]?.document).toMatchObject({
    title: 'Making appropriations for beacons, and for other purposes',
    citations: ['131 S. 19 RS'],
    legislationNumber: '131 S. 19 RS',
    dates: { publication: '2031-06-19' },
  });
});

test('the lines on the front of a bill stand in the middle, its sentences and signatures as they run', async () => {
  const { blocks } = await importText(uslmImporter, BILL);
  const role = (text: string) => blocks.find((block) => blockText(block) === text);
  expect(role('131st CONGRESS')).toMatchObject({ role: 'centred' });
  expect(role('S. 19')).toMatchObject({ role: 'centred' });
  expect(role('June 19, 2031')).toMatchObject({ role: 'centred' });
  expect(role('Mr. Keeper reported the bill')).not.toHaveProperty('role');
  expect(role('ADA KEEPER, Speaker of the House.')).toMatchObject({ kind: 'paragraph' });
});

test('the steps of a section stand further in than its subsections, and the end of a printed page ends no line', async () => {
  const { blocks } = await importText(
    uslmImporter,
    '<bill xmlns="http://schemas.gpo.gov/xml/uslm"><main><section><num>Sec. 406. </num><subsection><num>(a) </num><chapeau>' +
      'No light in support of <br verticalSpace="nextPage"/>its keeper—</chapeau><paragraph><num>(1) </num><chapeau>is lit' +
      '—</chapeau><subparagraph><num>(A) </num><content>by day;</content></subparagraph></paragraph></subsection>' +
      '<subsection><num>(b) </num><content>No horn.</content></subsection></section></main></bill>',
  );
  const depths = blocks.map((block) => [blockText(block), 'depth' in block ? block.depth : 0]);
  expect(depths).toEqual([
    ['Sec. 406. (a) No light in support of its keeper—', 0],
    ['(1) is lit—', 1],
    ['(A) by day;', 2],
    ['(b) No horn.', 0],
  ]);
});

test('an article proposed in a resolution has a line of its own, and the brackets around a repealed section stand at it', async () => {
  const { blocks } = await importText(
    uslmImporter,
    '<bill xmlns="http://schemas.gpo.gov/xml/uslm"><main><section><content>The following is proposed:<quotedContent>' +
      '<article><num>“Article —</num><section><num>“Section 1. </num><content>No light.”</content></section></article>' +
      '</quotedContent></content></section><editorialNote style="-uslm-dtd:section"><b>[</b><section><num>Sec. 7. </num>' +
      '<content>Repealed by Public Law 131–9</content></section><b>]</b></editorialNote><section><num>Sec. 8. </num>' +
      '<content>No horn.</content></section></main></bill>',
  );
  expect(blocks.map(blockText)).toEqual([
    'The following is proposed:',
    '“Article —',
    '“Section 1. No light.”',
    '[Sec. 7. Repealed by Public Law 131–9]',
    'Sec. 8. No horn.',
  ]);
});

test('a resolution goes on in the paragraph of its clause where its first section does, and in none of its own otherwise', async () => {
  const resolution = (first: string): string =>
    '<resolution xmlns="http://schemas.gpo.gov/xml/uslm"><main><longTitle><docTitle>RESOLUTION</docTitle></longTitle>' +
    `<resolvingClause><i>Resolved, </i></resolvingClause><section ${first}That the beacon is lit:</content></section>` +
    '<section id="s2"><chapeau>Articles exhibited.</chapeau></section></main></resolution>';
  const texts = async (first: string) => (await importText(uslmImporter, resolution(first))).blocks.map(blockText);
  expect(await texts('id="s1" class="inline"><content class="inline">')).toEqual([
    'RESOLUTION',
    'Resolved, That the beacon is lit:',
    'Articles exhibited.',
  ]);
  expect(await texts('id="s1"><content>')).toEqual([
    'RESOLUTION',
    'Resolved,',
    'That the beacon is lit:',
    'Articles exhibited.',
  ]);
});

const compiled = (main: string) =>
  `<?xml version="1.0"?><statuteCompilation xmlns="http://schemas.gpo.gov/xml/uslm"><main>${main}</main></statuteCompilation>`;

test('where a step is codified stands between its number and its words, whatever follows it', async () => {
  const note =
    '<editorialNote role="uscRef"><b>[</b><ref href="/us/usc/t15/s1">15 U.S.C. 1</ref> note<b>]</b> </editorialNote>';
  const { blocks } = await importText(
    uslmImporter,
    compiled(
      `<section><num>SEC. 1. </num>${note}<heading>QUAYS.</heading>` +
        `<subsection><num>(a) </num>${note}<heading>In general.—</heading><content>Quays are kept.</content></subsection>` +
        `<subsection><num>(b) </num>${note}<content>Ships are not.</content></subsection></section>`,
    ),
  );
  expect(blocks.map(blockText)).toEqual([
    'SEC. 1. [15 U.S.C. 1 note] QUAYS.',
    '(a) [15 U.S.C. 1 note] In general.— Quays are kept.',
    '(b) [15 U.S.C. 1 note] Ships are not.',
  ]);
});

test('contents in a law are lines that name its sections, not headings with their numbers', async () => {
  const line = (number: string, words: string) =>
    `<referenceItem role="section"><designator>${number} </designator><label>${words}</label></referenceItem>`;
  const { blocks } = await importText(
    uslmImporter,
    compiled(
      `<toc>${line('Sec. 1.', 'Quays.')}${line('Sec. 2.', 'Fees.')}</toc><section><num>SEC. 1. </num><heading>QUAYS.</heading></section>`,
    ),
  );
  expect(blocks.map((block) => [block.kind, blockText(block)])).toEqual([
    ['paragraph', 'Sec. 1. Quays.'],
    ['paragraph', 'Sec. 2. Fees.'],
    ['heading', 'SEC. 1. QUAYS.'],
  ]);
});
