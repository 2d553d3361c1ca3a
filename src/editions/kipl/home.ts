import type { HomeDefinition } from '#domain/edition/home.ts';
import { HOME_BLOCKS_OF_ALL } from '../shared/home-blocks.ts';

/** The home page of the intellectual property edition. */
export const HOME: HomeDefinition = {
  blocks: HOME_BLOCKS_OF_ALL,
  // CON-028
  newsMonths: 2,
  blogs: [
    { field: 'patentBlog', blog: 'patent', title: 'Patents' },
    { field: 'copyRightBlog', blog: 'copyright', title: 'Copyright' },
    { field: 'tradeMarkBlog', blog: 'trademark', title: 'Trade marks' },
  ],
};
