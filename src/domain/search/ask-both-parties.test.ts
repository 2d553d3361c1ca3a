import { expect, test } from 'vitest';
import { askBothParties } from './ask-both-parties.ts';

test.each([
  ['Castell v Viterbo', 'Castell AND Viterbo'],
  [
    'Castell AG v. The Argentine Republic',
    'Castell AND (Argentina OR "Argentine Republic" OR "Republic of Argentina")',
  ],
  ['Castell Gas Ltd. vs Viterbo B.V.', 'Castell AND Gas AND Viterbo'],
  ['The Castell Corporation Limited / Viterbo S.p.A.', 'Castell AND Viterbo'],
  ['Castell OR v LG&E Co.', 'Castell AND "OR" AND "LG&E"'],
])('%s asks for %s', (text, query) => {
  expect(askBothParties(text)).toBe(query);
});

test('A text that names no case asks for nobody', () => {
  expect(askBothParties('the seat of the arbitration')).toBeUndefined();
});
