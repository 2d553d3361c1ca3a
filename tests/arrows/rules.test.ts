import { describe, expect, it, test } from 'vitest';
import { checkPlanted } from './check-planted.ts';

const FOLDER = 'src/domain/search';

describe('A circle of files is refused', () => {
  it.each([
    ['values', "import './b.ts';", "import './a.ts';"],
    ['types alone', "import type { B } from './b.ts';", "export type A = import('./a.ts').A;"],
    ['what is loaded later', "export const a = () => import('#domain/search/b.ts');", "export * from './a.ts';"],
    ['an address', "export const a = new URL('./b.ts', import.meta.url);", "import './a.ts';"],
  ])('of %s', (_, a, b) => {
    expect(checkPlanted({ [`${FOLDER}/a.ts`]: `\n${a}`, [`${FOLDER}/b.ts`]: b })).toEqual([
      `${FOLDER}/a.ts:2 domain/search -> domain/search: a circle of files, ${FOLDER}/a.ts -> ${FOLDER}/b.ts -> ${FOLDER}/a.ts`,
    ]);
  });

  it('of one file that imports itself', () => {
    const path = `${FOLDER}/a.ts`;
    expect(checkPlanted({ [path]: "import './a.ts';" })).toEqual([
      `${path}:1 domain/search -> domain/search: a circle of files, ${path} -> ${path}`,
    ]);
  });

  it('of three, once; what only leads into it is none', () => {
    const circles = checkPlanted({
      [`${FOLDER}/a.ts`]: "import './b.ts';",
      [`${FOLDER}/b.ts`]: "import './c.ts';",
      [`${FOLDER}/c.ts`]: "import './d.ts';",
      [`${FOLDER}/d.ts`]: "import './b.ts';",
    });
    expect(circles).toHaveLength(1);
    expect(circles[0]).toContain(`${FOLDER}/b.ts -> ${FOLDER}/c.ts -> ${FOLDER}/d.ts -> ${FOLDER}/b.ts`);
  });

  it('wherever it is: two of them are two', () => {
    const circles = checkPlanted({
      [`${FOLDER}/a.ts`]: "import './b.ts';",
      [`${FOLDER}/b.ts`]: "import './a.ts';",
      'bench/alpha/a.ts': "import './b.ts';",
      'bench/alpha/b.ts': "import './a.ts';",
    });
    expect(circles).toHaveLength(2);
  });
});

describe('A function of more than 40 lines', () => {
  const path = `${FOLDER}/planted.ts`;
  /** A function of as many lines of code. */
  const write = (lines: number, between = '') =>
    `export function planted() {\n${between}${'  void 0;\n'.repeat(lines - 2)}}`;
  const refusal = `${path}:1 domain/search: this function has 41 lines; split it, or say above it: // Long because: …`;

  it('is refused, one of 40 is not', () => {
    expect(checkPlanted({ [path]: write(40) })).toEqual([]);
    expect(checkPlanted({ [path]: write(41) })).toEqual([refusal]);
  });

  it('is counted without blank lines and comments', () => {
    expect(checkPlanted({ [path]: write(40, '\n  // why\n\n  /*\n   * why\n   */\n') })).toEqual([]);
    expect(checkPlanted({ [path]: write(41, '\n  // why\n') })).toEqual([refusal]);
  });

  it.each([
    ['an arrow', `export const a = () => {\n${'  void 0;\n'.repeat(39)}};`],
    ['a method', `export class A {\n  b() {\n${'    void 0;\n'.repeat(39)}  }\n}`],
    ['one inside another', `export function a() { return function () {\n${'  void 0;\n'.repeat(39)}}; }`],
  ])('is refused as %s', (_, text) => {
    expect(checkPlanted({ [path]: text })[0]).toMatch(/: this function has 41 lines;/u);
  });

  it.each([
    ['on the line above', `// Long because: one rule a line.\n${write(41)}`],
    ['at the end of its documentation', `/**\n * Does it.\n * Long because: one rule a line.\n */\n${write(41)}`],
    ['on its line', write(41).replace('{', '{ // Long because: one rule a line.')],
  ])('gives its reason %s', (_, text) => {
    expect(checkPlanted({ [path]: text })).toEqual([]);
  });

  it.each([
    ['without words', `// Long because:\n${write(41)}`],
    ['further above', `// Long because: one rule a line.\n\n${write(41)}`],
    ['in a text', `'Long because: one rule a line.';\n${write(41)}`],
  ])('gives no reason by one %s', (_, text) => {
    expect(checkPlanted({ [path]: text }).join('\n')).toMatch(/has 41 lines/u);
  });

  it('takes its reason with it when it is split', () => {
    expect(checkPlanted({ [path]: `// Long because: one rule a line.\n${write(40)}` })).toEqual([
      `${path}:1 domain/search: no long function follows this reason`,
    ]);
  });

  it('may stand in a test, where one function holds a suite', () => {
    expect(checkPlanted({ [`${FOLDER}/planted.test.ts`]: write(90), 'tests/api/planted.test.ts': write(90) })).toEqual(
      [],
    );
  });
});

describe('The name of an edition', () => {
  const TEXTS = [
    "export const a = 'KA';",
    'export const a = "KIPL" as const;',
    'export const a = `KCL`;',
    "export type A = 'KA' | undefined;",
    'export const a = { KIPL: 1 };',
    "export const a = { 'KCL': 1 };",
    'export const a = (b: any) => b.KA;',
    "export const a = (b: any) => b['KIPL'];",
    "export const a = `select * from document where edition = 'KCL'`;",
    'export const a = /^KA$/u;',
    'export enum A { KIPL }',
    "export const a = (b: string) => { switch (b) { case 'KCL': return 1; default: return 2; } };",
  ];

  it.each(TEXTS)('is refused where code would branch on it: %s', (text) => {
    for (const path of [`${FOLDER}/planted.ts`, 'src/server/http/planted.ts', 'src/web/features/alpha/planted.tsx']) {
      expect(checkPlanted({ [path]: text })).toEqual([expect.stringContaining(`${path}:1 `)]);
    }
  });

  it.each(TEXTS)('stands where editions are data, and in tests: %s', (text) => {
    const places = ['src/editions/ka/planted.ts', 'src/domain/edition/planted.ts'];
    for (const path of [...places, `${FOLDER}/planted.test.ts`, 'tests/api/planted.test.ts']) {
      expect(checkPlanted({ [path]: text })).toEqual([]);
    }
  });

  it('may be part of a longer word or of a sentence', () => {
    const text = "export const a = ['KAPP', 'an example: KA=law.example.org', '--edition KA'];";
    expect(checkPlanted({ [`${FOLDER}/planted.ts`]: text })).toEqual([]);
  });
});

test('A text that is no TypeScript stops the check and says which file it is', () => {
  expect(() => checkPlanted({ [`${FOLDER}/planted.ts`]: 'export const = ;' })).toThrow(`${FOLDER}/planted.ts`);
});
