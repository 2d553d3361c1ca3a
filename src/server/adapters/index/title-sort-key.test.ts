import { expect, test } from 'vitest';
import { titleSortKey } from './title-sort-key.ts';

test.each([
  [['Article 6', 'Article 6bis', 'Article 6ter', 'Article 7', 'Article 10']],
  [['Article 105', 'Article 105 Fees', 'Article 105a', 'Article 105b', 'Article 106']],
  [['Rule 2.9', 'Rule 2.10', 'Rule 2.10a', 'Rule 10']],
  [['§ 9a', '§ 29', '§ 129', '§ 129a']],
  [['A9', 'A10', 'B1']],
  [['Seat', 'The Seat', 'Zürich']],
])('Titles stand in natural order: %j', (titles) => {
  const keyed = titles.map((title) => ({ title, key: titleSortKey(title) }));
  const sorted = keyed.toReversed().sort((one, other) => (one.key < other.key ? -1 : 1));
  expect(sorted.map(({ title }) => title)).toEqual(titles);
});
