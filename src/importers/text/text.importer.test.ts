import { blockText } from '#domain/document/block.ts';
import { expect, test } from 'vitest';
import { expectGoldenImport, importSource } from '../reading/importers.test-support.ts';
import { textImporter } from './text.importer.ts';

const head = (text: string) => new TextEncoder().encode(text);

test('an opinion as plain text is known by its court, number, parties and day', async () => {
  const { documents, blocks } = await expectGoldenImport(textImporter, 'text/opinion.txt');
  expect(documents[0]?.document).toMatchObject({
    title: 'Beacon Lamp Co., Inc., et al. v. Foghorn Insurance Company',
    type: 'Case law',
    court: 'United States Court of Appeals for the Harbour Circuit',
    caseNumbers: ['No. 31-7169'],
    dates: { publication: '2031-11-07', decision: '2031-11-07' },
    jurisdictions: ['United States'],
  });
  expect(blocks.map(blockText).slice(-2)).toEqual([
    'Keeper, Chief Judge: This case involves a claim under an indemnity agreement by a company, appellee Foghorn Insurance, against the holders of a lamp.',
    'The claim fails.',
  ]);
});

test('a judgment that begins with its citations is called by them', async () => {
  const { documents } = await importSource(
    textImporter,
    ' AIR 1969 SC 465; 1969 (2) SCR 73 (13 September 1968)\nTHE JUDGE, M. (CJ)\nThe petition is about colleges.\n',
  );
  expect(documents[0]?.document).toMatchObject({
    title: 'AIR 1969 SC 465; 1969 (2) SCR 73 (13 September 1968)',
    citations: ['AIR 1969 SC 465', '1969 (2) SCR 73'],
    dates: { decision: '1968-09-13' },
    jurisdictions: ['India'],
  });
});

test('the day of a judgment is the one of its first line, whatever days the text names (OP-170)', async () => {
  const { documents } = await importSource(
    textImporter,
    ' 271; 1957 SCR 208 (20 December 1956)\n20/12/1956 KEEPER, A. B.\nCITATION: 1957 AIR 271 1957 SCR (1) 208\nThe writ petition filed on 4 March 1955 was dismissed.\nBy an order dated 22nd of April, 1954 the lamp was put out.\n',
  );
  expect(documents[0]?.document).toMatchObject({
    title: '1957 SCR 208; AIR 1957 SC 271; 1957 (1) SCR 208 (20 December 1956)',
    citations: ['1957 SCR 208', 'AIR 1957 SC 271', '1957 (1) SCR 208'],
    dates: { decision: '1956-12-20' },
    type: 'Case law',
  });
});

test('a judgment whose first line is cut off is known by the citations below it', async () => {
  const { documents } = await importSource(
    textImporter,
    ' (21 May 1959)\n21/05/1959 KEEPER, A. B.\nCITATION: 1960 AIR 7 1960 SCR (1) 461\nThe appeal is about lamps.\n',
  );
  expect(documents[0]?.document).toMatchObject({
    title: 'AIR 1960 SC 7; 1960 (1) SCR 461 (21 May 1959)',
    dates: { decision: '1959-05-21' },
    jurisdictions: ['India'],
  });
});

test.each<[string, string[], string[]]>([
  [
    'with the one who writes twice, and surnames between commas',
    ['PELL, A.N. (CJ) PELL, A.N. (CJ) HORN, P. ADA TIDE, D.G.', 'LAMP, HANS RAJ QUAY, IDA'],
    ['A.N. Pell', 'P. Ada Horn', 'D.G. Tide', 'Hans Raj Lamp', 'Ida Quay'],
  ],
  [
    'below the day',
    ['20/12/1956 PELL, T.L. VENKATA PELL, T.L. VENKATA HORN, B.', 'TIDE, S.K.'],
    ['T.L. Venkata Pell', 'B. Horn', 'S.K. Tide'],
  ],
  ['without the number of a second of the name', ['PELL, V. (J) II HORN, ADA (J)'], ['V. Pell', 'Ada Horn']],
  ['with a surname of two words', ['BOSE, VIVIAN FAZAL ALI, SAIYID'], ['Vivian Bose', 'Saiyid Fazal Ali']],
  ['not where a comma is missing', ['PELL, ADA HORN SUJATA V. (J) HORN SUJATA V. (J)'], []],
])('the bench of an Indian judgment is read %s', async (_how, bench, judges) => {
  const text = [' 271; 1957 SCR 208 (20 December 1956)', ...bench, 'CITATION: 1957 AIR 271', 'The lamp went out.', ''];
  const { documents } = await importSource(textImporter, text.join('\n'));
  expect(documents[0]?.document.judges).toEqual(judges);
});

test('a number that is escaped is a number where it counts up, and no sign is left before one', async () => {
  const lines = [
    '1957 SCR 208 (20 December 1956)',
    '1\\. The keeper paid Rs.',
    '100\\. He had no more.',
    '2\\. The harbour paid.',
    '4\\. Nobody paid.',
  ];
  const { blocks } = await importSource(textImporter, lines.join('\n'));
  expect(blocks.slice(1).map((block) => [block.kind === 'paragraph' ? block.number : '', blockText(block)])).toEqual([
    ['1.', '1. The keeper paid Rs.'],
    [undefined, '100. He had no more.'],
    ['2.', '2. The harbour paid.'],
    ['4.', '4. Nobody paid.'],
  ]);
});

test('an Indian judgment whose first line begins in the middle of a name or of a citation is known by its whole citations', async () => {
  const titleOf = async (line: string) =>
    (await importSource(textImporter, `${line}\nCITATION: 1991 AIR 574\nThe lamp went out.\n`)).documents[0]?.document
      .title;
  expect(await titleOf(' KEEPERS & ORS [1991] INSC 12; 1991 (1) SCR 102 (23 January 1991)')).toBe(
    '[1991] INSC 12; 1991 (1) SCR 102; AIR 1991 SC 574 (23 January 1991)',
  );
  expect(await titleOf(' 1991 SC 574; 1991 (1) SCR 102 (23 January 1991)')).toBe(
    '1991 (1) SCR 102; AIR 1991 SC 574 (23 January 1991)',
  );
});

test('an indented quotation is one paragraph where blank lines part the paragraphs of a page', async () => {
  const lines = [
    '                    United Lamp Court',
    '                      No. 12-345',
    '                    Decided May 4, 1999',
    '',
    '     The agreement has a standard for the trimming of wicks,',
    'and it says who pays for the oil that is wasted by it:',
    '',
    '     the keeper shall be entitled to charge for any oil',
    '     that he burns in good faith in or about the lamps',
    '     which stand in the harbour under this agreement.',
    '',
    'Agreement at p 2. The parties dispute what this means.',
    '',
    'B. Good faith',
    '',
    '     Good faith is more than the absence of malice, as the',
    'court below has said at length in its opinion.',
    '',
  ];
  const { blocks } = await importSource(textImporter, lines.join('\n'));
  expect(blocks.slice(-5).map((block) => `${block.kind}: ${blockText(block)}`)).toEqual([
    'paragraph: The agreement has a standard for the trimming of wicks, and it says who pays for the oil that is wasted by it:',
    'paragraph: the keeper shall be entitled to charge for any oil that he burns in good faith in or about the lamps which stand in the harbour under this agreement.',
    'paragraph: Agreement at p 2. The parties dispute what this means.',
    'heading: B. Good faith',
    'paragraph: Good faith is more than the absence of malice, as the court below has said at length in its opinion.',
  ]);
});

test('a sentence that goes on below the end of a page is one, and what begins there is not', async () => {
  const lines = [
    '                    United States Court of Appeals',
    '                      No. 12-345',
    '                    Decided May 4, 1999',
    '',
    '     Before: Pell, Chief Judge, Horn and Tide,',
    'Circuit Judges.',
    '',
    '     The keeper asks for the oil that was burned in the lamps by',
    '',
    '',
    '',
    "Tide's counsel while the parties looked for the book of the year.",
    'See Keeper v. Harbour, Mole and Quay of the Town of Great Dover,',
    '',
    '',
    '',
    'Inc., 1 F.3d 1306 (2d Cir. 1993). He has it.',
    '',
    '                        II. Analysis of the Case',
    '',
    '     The harbour says that nothing of the kind is in its books.',
    '',
  ];
  const { blocks, documents } = await importSource(textImporter, lines.join('\n'));
  expect(blocks.slice(-3).map(blockText)).toEqual([
    "The keeper asks for the oil that was burned in the lamps by Tide's counsel while the parties looked for the book of the year. See Keeper v. Harbour, Mole and Quay of the Town of Great Dover, Inc., 1 F.3d 1306 (2d Cir. 1993). He has it.",
    'II. Analysis of the Case',
    'The harbour says that nothing of the kind is in its books.',
  ]);
  expect(documents[0]?.document.judges).toEqual(['Pell', 'Horn', 'Tide']);
});

test('prose is read, a table of codes is not and says what it could be', async () => {
  expect(textImporter.accepts('a.txt', head('The lamp was lit in the evening.\n'))).toBe(true);
  expect(textImporter.accepts('a.txt', head('case_0003 0 prior_0289 1\ncase_0003 0 prior_0414 1\n'))).toBe(false);
  const refused = async (path: string) => (await textImporter.explain?.(path, () => expect.fail('read')))?.reason;
  expect(await refused('qrels.txt')).toMatch(/CSV with a mapping/);
  expect(await refused('docs.tar.xz')).toMatch(/unpack it/);
  expect(await refused('a.bin')).toBeUndefined();
});

test('a sentence that white space between two pages divides is one', async () => {
  const lines = [
    'The contract claims arising under the agreement are governed by',
    'the law of the harbour. Under that law, once a contractual',
    '',
    '',
    'entitlement to fees has been ascertained, it is for the court to',
    'determine a fee (see Keeper v. Horn, 417 L.R. 116, 127 (9th',
    '',
    '',
    'Cir. 1966)).',
    '',
    'The claim fails.',
    '',
    'The appeal is dismissed.',
    '                    It is so ordered.',
    '                    By the court:',
    '                    A. Keeper',
  ];
  const { blocks } = await importSource(textImporter, lines.join('\n'));
  expect(blocks.map(blockText).slice(0, 3)).toEqual([
    `${lines[0]} ${lines[1]} ${lines[4]} ${lines[5]} ${lines[8]}`,
    'The claim fails.',
    'The appeal is dismissed.',
  ]);
});
