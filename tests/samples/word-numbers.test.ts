import { describe, expect, it } from 'vitest';
import { buildDocx, item, level, p } from '#importers/docx/docx.test-support.ts';
import { hasProgram } from '#tests/support/read-back/programs.ts';
import { compareNumbers, readWordSamples } from '#tests/support/word-numbers/word-samples.ts';

/** The samples with most lists; `npm run test:long -- numbers` compares all of them. */
const MANY_LISTS = ['test36.docx', 'test61.docx', 'test7.docx', 'zagpjhc_judgment.docx'];

const begin = (index: number, start: number, text: string, format = 'decimal') =>
  level(index, format, text).replace('<w:start w:val="1"/>', `<w:start w:val="${start}"/>`);
const list = (id: number, ...levels: readonly string[]) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:multiLevelType w:val="multilevel"/>${levels.join('')}</w:abstractNum>`;
const num = (id: number, of: number, more = '') =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${of}"/>${more}</w:num>`;
const from = (at: number, start: number) =>
  `<w:lvlOverride w:ilvl="${at}"><w:startOverride w:val="${start}"/></w:lvlOverride>`;

const NUMBERING = [
  list(1, begin(0, 1, '%1.'), begin(1, 32, '%2.'), begin(2, 3, '(%3)', 'lowerLetter')),
  list(2, begin(0, 1, '%1.'), begin(1, 1, '%1.%2'), begin(2, 1, '(%3)', 'lowerRoman')),
  num(1, 1) +
    num(2, 2) +
    num(3, 2, from(0, 7)) +
    num(4, 2, from(1, 32)) +
    num(5, 1, from(0, 1) + from(1, 32) + from(2, 1)),
].join('');

/** Places of paragraphs: the list, the level, and whether there are words in them. */
const PLACES: readonly (readonly [list: number, level: number, isEmpty?: boolean])[] = [
  ...([
    [1, 1],
    [1, 1],
    [1, 2],
    [1, 1],
    [1, 0],
    [1, 1],
    [1, 1],
    [1, 0, true],
    [1, 1],
    [1, 2],
  ] as const),
  ...([
    [2, 0],
    [2, 1],
    [2, 1, true],
    [2, 1],
    [2, 2],
    [2, 0, true],
    [2, 0],
    [2, 2],
    [2, 1],
  ] as const),
  ...([
    [3, 0],
    [3, 1],
    [2, 0],
    [3, 0],
    [4, 1],
    [4, 1],
    [2, 1],
    [4, 0],
    [2, 1],
  ] as const),
  // Begins on its second level: what it says of the first is said too late.
  [1, 0],
  [1, 0],
  [5, 1],
  [5, 1],
  [5, 0],
  [5, 1],
  [5, 2],
  [1, 0],
];

describe('The numbers of a Word file', () => {
  const words = new Map([
    [
      'lists.docx',
      buildDocx(
        PLACES.map(([of, at, isEmpty], place) => item(isEmpty ? '' : `paragraph at place ${place}`, of, at)).join('') +
          p('no number at the end'),
        { numbering: NUMBERING },
      ),
    ],
    ...[...readWordSamples()].filter(([name]) => MANY_LISTS.includes(name)),
  ]);

  it.skipIf(!hasProgram('soffice'))(
    'are those that LibreOffice prints: of lists that begin anywhere, of empty paragraphs, and of the samples',
    async () => {
      const compared = await compareNumbers(words);
      expect(compared.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`))).toEqual([]);
      const few = compared.filter((one) => one.compared < (one.name === 'lists.docx' ? 25 : 80));
      expect(few.map(({ name, compared: count }) => `${name}: only ${count} paragraphs`)).toEqual([]);
    },
    120_000,
  );
});
