import { expect, test } from 'vitest';
import { findPasswordFault } from './password-rule.ts';

const OWNER = {
  username: 'tverhey',
  name: 'Tomás Verhey',
  email: 'tv.chambers@quay.example',
  places: ['Kestrel Row Arbitration', 'Pandect Arbitration'],
};
const COMMON = new Set(['qwertyuiop123']);
const fault = (password: string) => findPasswordFault(password, OWNER, (word) => COMMON.has(word.toLowerCase()));

test.each([
  'seven green boats',
  'aB3$ aB3$ aB',
  '            four words',
  'ключ от двери дома',
  '正確馬電池釘書機一二三四五',
  '🔑🔒🗝️🔐 twelve',
  `long${'x'.repeat(252)}`,
  '918273645546372819',
  'verhey likes the harbour',
])('“%s” may be chosen: any characters, none that must be there (ASVS 6.2.1, 6.2.5, 6.2.9)', (password) => {
  expect(fault(password)).toBeNull();
});

test.each([
  ['', '0'],
  ['eleven char', '11'],
  ['🔑🔒🗝🔐', '4'],
  [`y${'ab'.repeat(128)}`, '257'],
])('“%s” is refused for its length, which is said', (password, length) => {
  expect(fault(password)).toBe(`A password has 12 to 256 characters; this one has ${length}.`);
});

test.each(['qwertyuiop123', 'QwertyUiop123'])(
  '“%s” is refused as common whatever its letter case (ASVS 6.2.4)',
  (word) => {
    expect(fault(word)).toContain('Many people use this password');
  },
);

test.each([
  'tverhey-tverhey',
  'Tomas Verhey!!',
  'verheytomas2026',
  'tv.chambers.1',
  'KestrelRow2026',
  'Pandect-Arbitration',
  'pandect-demo',
  'PandectPassword1',
])('“%s” is refused as little more than a name (ASVS 6.2.11)', (password) => {
  expect(fault(password)).toContain('little more than your name');
});

test.each([
  ['Søren Weiß', 'soren-weiss-12'],
  ['Đorđe Łukasz', 'DordeLukasz2026'],
  ['Jørgen Hæk', 'jorgenhaek!!'],
  ['Soren Weiss', 'Søren-Weiß-12'],
])(
  'The name “%s” is told in “%s”: letters without a decomposition fold as in searches (ASVS 6.2.11)',
  (name, password) => {
    expect(findPasswordFault(password, { ...OWNER, name }, () => false)).toContain('little more than your name');
  },
);

test.each(['iloveyouiloveyou', 'ILoveYou-iloveyou', 'sunshine sunshine sunshine', 'hjkl7hjkl7hjkl7'])(
  '“%s” is refused: what is too short once does not grow by being said again (ASVS 6.2.4)',
  (password) => {
    expect(fault(password)).toContain('one part repeated');
  },
);

test('a long part may come twice', () => {
  expect(fault('green boat seven green boat seven')).toBeNull();
});

test('one key held down is refused', () => {
  expect(fault('zyzyzyzyzyzyzyzyzyzy')).toContain('repeats the same characters');
});
