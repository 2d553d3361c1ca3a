import { expect, it } from 'vitest';
import { groupBlocks } from './group-blocks.ts';

it('Parts of columns stand together up to the next part across the page, in the order of the edition', () => {
  expect(
    groupBlocks([
      { id: 'since-last-visit', place: 'across' },
      { id: 'updates', place: 'wide' },
      { id: 'tools', place: 'narrow' },
      { id: 'news', place: 'wide' },
      { id: 'featured', place: 'across' },
      { id: 'ways-in', place: 'narrow' },
    ]),
  ).toEqual([
    { across: 'since-last-visit' },
    { wide: ['updates', 'news'], narrow: ['tools'] },
    { across: 'featured' },
    { wide: [], narrow: ['ways-in'] },
  ]);
});
