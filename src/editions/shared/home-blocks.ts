import type { HomeBlock } from '#domain/edition/home.ts';

/** The parts of every home page, and where they stand. */
export const HOME_BLOCKS_OF_ALL: readonly HomeBlock[] = [
  { id: 'since-last-visit', place: 'wide' },
  { id: 'updates', place: 'wide' },
  { id: 'news', place: 'wide' },
  { id: 'tools', place: 'narrow' },
  { id: 'ways-in', place: 'narrow' },
  { id: 'featured', place: 'across' },
  { id: 'blogs', place: 'across' },
  { id: 'continue-reading', place: 'across' },
  { id: 'recently-viewed', place: 'across' },
];
