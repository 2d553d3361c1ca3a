import * as z from 'zod/mini';

/** Text with marked ranges (UTF-16 offsets, ascending); `term` numbers the query's terms from 0. */
export const markedText = z.object({
  text: z.string(),
  marks: z.array(z.object({ start: z.int(), end: z.int(), term: z.int() })),
});
