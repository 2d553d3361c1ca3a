import type { HomeDefinition } from '#domain/edition/home.ts';
import { HOME_BLOCKS_OF_ALL } from '../shared/home-blocks.ts';

/** The home page of the arbitration edition. */
export const HOME: HomeDefinition = {
  blocks: HOME_BLOCKS_OF_ALL,
  // OP-86
  newsMonths: 2,
  blogs: [{ field: 'arbitrationBlogs', blog: 'arbitration', title: 'Arbitration blog' }],
};
