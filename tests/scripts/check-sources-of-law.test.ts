import { expect, it } from 'vitest';
import { checkSourcesOfLaw, refuseUnsourced } from '../../scripts/check-sources-of-law.ts';

const PLANTED = `---
id: kcl-threshold-atlantis
type: Merger thresholds
---

## Thresholds

Combined turnover over EUR 40 million.
`;

it('OP-186: a new document of our own that states a figure of law without its source is refused by name', () => {
  expect(refuseUnsourced('kcl-threshold-atlantis.md', PLANTED)).toEqual([
    expect.stringMatching(/^kcl-threshold-atlantis\.md states a figure.*“## Sources”.*“Not checked”/u),
  ]);
});

it.each([
  ['names its sources', `${PLANTED}\n## Sources\n\n- Order on Turnover. Read 27 November 2026.\n`],
  ['says that it was not checked', `${PLANTED}\nNot checked: the amount.\n`],
  ['names the text that it describes', PLANTED.replace('\n---', '\nofficialText:\n  title: Order on Turnover\n---')],
  ['is an award', PLANTED.replace('Merger thresholds', 'Award')],
])('OP-186: one that %s is taken', (_, written) => {
  expect(refuseUnsourced('kcl-threshold-atlantis.md', written)).toEqual([]);
});

it('OP-186: no document of the demo library is refused', () => {
  expect(checkSourcesOfLaw()).toEqual([]);
});
