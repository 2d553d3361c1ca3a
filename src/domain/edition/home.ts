/** The parts of a home page (TL-001); an edition says which it has, and where. */
export const HOME_BLOCKS = [
  'since-last-visit',
  'updates',
  'news',
  'tools',
  'featured',
  'blogs',
  'continue-reading',
  'recently-viewed',
  'ways-in',
] as const;

export type HomeBlockId = (typeof HOME_BLOCKS)[number];

/** Where a part stands: across the page, or in the wide or the narrow of two columns. */
export type HomePlace = 'across' | 'wide' | 'narrow';

export interface HomeBlock {
  readonly id: HomeBlockId;
  readonly place: HomePlace;
}

/** The lists of posts that the home page call answers, by the names of the specification (API-067, API-068, OP-86). */
export const BLOG_FIELDS = [
  'arbitrationBlogs',
  'competitionLawBlogs',
  'patentBlog',
  'copyRightBlog',
  'tradeMarkBlog',
] as const;

export type BlogField = (typeof BLOG_FIELDS)[number];

/** A blog: posts of the content type `Blog post` that name it (OP-130). */
export interface BlogDefinition {
  readonly field: BlogField;
  /** As posts have it in their field `blog`. */
  readonly blog: string;
  readonly title: string;
}

export interface HomeDefinition {
  /** In the order in which they stand. */
  readonly blocks: readonly HomeBlock[];
  /** How many months back the news goes (CON-027, CON-028, OP-86). */
  readonly newsMonths: number;
  readonly blogs: readonly BlogDefinition[];
}

/** The content type of posts. */
export const BLOG_POST = 'Blog post';
