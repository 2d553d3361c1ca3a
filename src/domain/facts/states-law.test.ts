import { expect, test } from 'vitest';
import { isUnsourced } from './states-law.ts';

const FEE = 'The fee is NOK 880, due within two months.';

test.each([
  ['an amount', 'Merger thresholds', FEE, true],
  ['a period', 'Country overview', 'An award is set aside within three months.', true],
  ['a share', 'Manual IP chapter', 'Small entities pay 50%.', true],
  ['a day of law', 'Convention', 'It entered into force on 7 June 1959.', true],
  ['since when', 'Rules', 'Parties may propose remedies since August 2024.', true],
  ['a membership', 'Country overview', 'Norway is a party to the New York Convention.', true],
  ['a reservation', 'Country overview', 'It made the reservation of reciprocity.', true],
  ['no figure', 'Country overview', 'Courts support arbitration.', false],
  ['a section of sources', 'Merger thresholds', `${FEE}\nSources\nOrder on Fees, read on 27 November 2026.`, false],
  ['the mark', 'Merger thresholds', `Not checked against the text.\n${FEE}`, false],
  ['the word within a sentence', 'Merger thresholds', `${FEE} Sources differ.`, true],
  ['an award', 'Award', FEE, false],
] as const)('OP-186: of a document with %s, filed as %s, “%s”: %s', (_, type, text, expected) => {
  expect(isUnsourced({ type, text })).toBe(expected);
});

test('OP-186: what names the official text that it describes says where it was read, or that it was not checked', () => {
  expect(isUnsourced({ type: 'Merger thresholds', text: FEE, officialText: { title: 'Order on Fees' } })).toBe(false);
});
