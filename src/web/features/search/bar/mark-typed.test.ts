import { expect, test } from 'vitest';
import { markTyped } from './mark-typed.ts';

function show(suggestion: string, typed: string): string {
  return markTyped(suggestion, typed)
    .map(({ text, isTyped }) => (isTyped ? `[${text}]` : text))
    .join('');
}

test.each([
  ['Seat of arbitration', 'seat', '[Seat] of arbitration'],
  ['Seat of arbitration', 'arb se', '[Se]at of [arb]itration'],
  ['Créteil, créance', 'cre', '[Cré]teil, [cré]ance'],
  ['Creance', 'cré', '[Cre]ance'],
  ['e\u0301tat', 'et', '[e\u0301t]at'],
  ['Straße', 'strass', '[Straß]e'],
  ['conseat', 'seat', 'conseat'],
  ['ICSID Case ARB/12/5', 'arb/12', 'ICSID Case [ARB]/[12]/5'],
  ['anything', '  ', 'anything'],
])('In %j what was typed as %j is %s', (suggestion, typed, shown) => expect(show(suggestion, typed)).toBe(shown));
