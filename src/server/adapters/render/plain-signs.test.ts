import { expect, test } from 'vitest';
import { listSigns, replaceSigns, writePlainly } from './plain-signs.ts';

test.each([
  ['⒜', '(a)'],
  ['⑴', '(1)'],
  ['⒈', '1.'],
  ['①', '(1)'],
  ['㉑', '(21)'],
  ['Ⓑ', '(B)'],
  ['➀', '(1)'],
  ['➉', '(10)'],
  ['❷', '(2)'],
  ['⓫', '(11)'],
  ['⓿', '⓿'],
  ['㎡', 'm²'],
  ['㎥', 'm³'],
  ['㎏', 'kg'],
  ['㋀', '1月'],
  ['𝐀', 'A'],
  ['ﬃ', 'ffi'],
  ['⅓', '1⁄3'],
  ['a', 'a'],
  ['§', '§'],
])('%s is %s in plain letters', (sign, plain) => {
  expect(writePlainly(sign)).toBe(plain);
});

test('Only signs that are named are written plainly, quotes stay within their text, and addresses are left alone', () => {
  const data = { text: 'a ⒜ ＂b＂ ① ⒜', link: 'https://example.org/⒜', runs: ['⒜'] };
  expect(listSigns(JSON.stringify(data))).toEqual(['⒜', '＂', '①']);
  expect(JSON.parse(replaceSigns(JSON.stringify(data), new Set(['⒜', '＂'])))).toEqual({
    text: 'a (a) "b" ① (a)',
    link: 'https://example.org/⒜',
    runs: ['(a)'],
  });
  expect(replaceSigns('{"text": "⒜"}', new Set())).toBe('{"text": "⒜"}');
});
