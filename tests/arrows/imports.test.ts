import { describe, expect, it, test } from 'vitest';
import { checkPlanted } from './check-planted.ts';

const DOMAIN = 'src/domain/search/planted.ts';

describe('What only looks like an import is none:', () => {
  it.each([
    ['a comment', "// import { a } from '#server/compose/example.ts';"],
    ['a comment over lines', "/*\nimport '#server/compose/example.ts';\nrequire('node:fs');\n*/"],
    ['a comment of documentation', "/** As `import('node:fs')` in {@link import('../x.ts')}. */\nexport const a = 1;"],
    ['a text', "export const a = \"import { a } from 'node:fs'; require('node:fs')\";"],
    ['a text in a template', "export const a = `\nimport x from 'node:fs';\n${`import('node:fs')`}`;"],
    ['a regular expression', "export const a = /import 'node:fs'; require\\('fs'\\)/u;"],
    ['a division before quotation marks', "export const a = 4 / 2; export const b = ' / import ', c = 2 / 1;"],
    [
      'a method of that name',
      "export const a = (b: any) => b.require('node:fs') + b.import('node:fs') + b.mock('fs');",
    ],
    ['an address on the net', "export const a = new URL('../compose/main.ts', 'https://example.org/');"],
    ['an address of what is no code of ours', "export const a = new URL('../../../docs/page.md', import.meta.url);"],
  ])('%s', (_, text) => {
    expect(checkPlanted({ [DOMAIN]: text })).toEqual([]);
  });

  it('text between the tags of a component', () => {
    const text = "export const A = () => <p title=\"require('fs')\">import x from 'node:fs'; {'import(1)'}</p>;";
    expect(checkPlanted({ 'src/web/ui/planted.tsx': text })).toEqual([]);
  });
});

describe('A refusal says', () => {
  it('file, line, both rooms and the reason', () => {
    const text = "import { a } from '#domain/search/example.ts';\n\nexport * from '../http/example.ts';";
    expect(checkPlanted({ 'src/server/ports/planted.ts': text })).toEqual([
      'src/server/ports/planted.ts:3 server/ports -> server/http: ports belong to those who need them and know nobody who fulfils them',
    ]);
  });

  it('the folder of a feature that is imported by another', () => {
    const text = "import { a } from '../beta/example.ts';";
    expect(checkPlanted({ 'src/server/features/alpha/planted.ts': text })).toEqual([
      expect.stringMatching(
        /^src\/server\/features\/alpha\/planted\.ts:1 server\/features\/alpha -> server\/features\/beta: /u,
      ),
    ]);
  });

  it('the module of Node by its full name', () => {
    expect(checkPlanted({ [DOMAIN]: "import 'fs';" })).toEqual([
      expect.stringContaining(`${DOMAIN}:1 domain/search -> node:fs: `),
    ]);
  });

  it('the places of all of them in order', () => {
    const planted = checkPlanted({ 'src/web/ui/b.ts': "\nimport 'fs';\nimport 'net';", [DOMAIN]: "import 'fs';" });
    expect(planted.map((words) => words.split(' ', 1)[0])).toEqual([
      `${DOMAIN}:1`,
      'src/web/ui/b.ts:2',
      'src/web/ui/b.ts:3',
    ]);
  });
});

test.each([
  ['a module named only when the program runs', 'export const a = (b: string) => import(b);', '?'],
  ['many files by a pattern', "export const a = import.meta.glob('../*/*.ts');", 'src/domain/*/*.ts'],
  ['a package that has no place among the drivers', "import 'left-pad';", 'left-pad'],
  ['a part of a package that is not named', "import 'docx/build/index.js';", 'docx/build/index.js'],
  ['a module of Node that has no place', "import 'node:vm';", 'node:vm'],
  ['a file that is not there', "import '#domain/search/nowhere.ts';", 'src/domain/search/nowhere.ts'],
  ['an alias that is not there', "import '#nowhere/a.ts';", '#nowhere/a.ts'],
  ['a package by its path', "import '../../../node_modules/kysely/index.js';", 'node_modules/kysely/index.js'],
  ['a file outside the tree', "import '../../../../a.ts';", '../a.ts'],
  [
    'a file by its path on the machine',
    "import '/src/server/compose/example.ts';",
    'src/web/src/server/compose/example.ts',
  ],
])('Nobody imports %s', (_, text, target) => {
  expect(checkPlanted({ [DOMAIN]: text })).toEqual([
    expect.stringContaining(`${DOMAIN}:1 domain/search -> ${target}: `),
  ]);
});

test('Code imports no test that lies beside it; another test does', () => {
  const planted = { 'src/domain/search/a.test-support.ts': '', 'src/server/ports/b.conformance.ts': '' };
  const text = "import './a.test-support.ts';\nimport '../../server/ports/b.conformance.ts';";
  const refused = [
    `${DOMAIN}:1 domain/search -> domain/search: code imports no test`,
    `${DOMAIN}:2 domain/search -> server/ports: code imports no test`,
  ];
  expect(checkPlanted({ ...planted, [DOMAIN]: text })).toEqual(refused);
  const adapter = "import '#server/ports/b.conformance.ts';";
  expect(checkPlanted({ ...planted, 'src/server/adapters/sqlite/a.test.ts': adapter })).toEqual([]);
});

test('A file that stands in no room is refused, and so is who imports it', () => {
  const planted = { 'src/elsewhere/a.ts': '', [DOMAIN]: "import '../../elsewhere/a.ts';" };
  expect(checkPlanted(planted)).toEqual([
    expect.stringContaining(`${DOMAIN}:1 domain/search -> src/elsewhere/a.ts: `),
    'src/elsewhere/a.ts:1 stands in no room of the table',
  ]);
});
