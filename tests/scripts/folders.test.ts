import { expect, test } from 'vitest';
import { checkFolders, compareFolders } from '../../scripts/check-folders.ts';

const PAGE = `
Words: attic.

\`\`\`
├── content/          our own files
├── src/
│   ├── domain/       the field as functions
│   │   ├── words/, names/
│   │   └── tools/    desk, usage (what is counted,
│   │                 and shelf), support: nothing else
│   │                 knows them, cellar
│   └── web/          the browser
└── tests/            api (through HTTP), e2e; long
\`\`\`

| \`src/domain/attic\` | elsewhere |
`;

const NAMED = [
  'src/domain',
  'src/web',
  'src/domain/words',
  'src/domain/names',
  'src/domain/tools',
  'src/domain/tools/desk',
  'src/domain/tools/usage',
  'src/domain/tools/support',
  'tests/api',
  'tests/e2e',
];

const isThere = (path: string) => [...NAMED, 'content', 'src', 'tests'].includes(path);

test('a tree that names every folder is refused nothing', () => {
  expect(compareFolders(PAGE, NAMED, isThere)).toEqual([]);
});

test.each(['src/domain/attic', 'src/domain/tools/shelf', 'src/domain/tools/cellar', 'tests/long', 'src/names'])(
  'a folder that stands in no entry and no list is named: %s',
  (path) => {
    const words = [`docs/ARCHITECTURE.md does not name ${path} in its tree`];
    expect(compareFolders(PAGE, [...NAMED, path], isThere)).toEqual(words);
  },
);

test.each(['src/domain/names', 'src/domain/tools/usage', 'tests/e2e'])(
  'so is one that the tree names and that is gone: %s',
  (path) => {
    const words = [`docs/ARCHITECTURE.md names ${path} in its tree, which is not there`];
    expect(compareFolders(PAGE, [], (other) => other !== path && isThere(other))).toEqual(words);
  },
);

test('the page names every folder there is', () => {
  expect(checkFolders()).toEqual([]);
});
