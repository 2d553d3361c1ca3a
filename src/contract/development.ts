import * as z from 'zod/mini';

/** Something that happened, told in a few sentences (TL-061). */
export const development = z.object({
  id: z.string(),
  title: z.string(),
  abstract: z.nullable(z.string()),
  jurisdictions: z.array(z.string()),
  topics: z.array(z.string()),
  published: z.nullable(z.string()),
  /** Address of the document that it is about; its own where the library does not hold that. */
  url: z.string(),
});

export type Development = z.output<typeof development>;
