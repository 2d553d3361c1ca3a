import type { HomeDefinition } from '#domain/edition/home.ts';
import { HOME_BLOCKS_OF_ALL } from '../shared/home-blocks.ts';

/** The home page of the competition edition. */
export const HOME: HomeDefinition = {
  blocks: HOME_BLOCKS_OF_ALL,
  // CON-027
  newsMonths: 160,
  blogs: [{ field: 'competitionLawBlogs', blog: 'competition', title: 'Competition law blog' }],
};
