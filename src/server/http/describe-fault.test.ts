import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { describeFault } from './describe-fault.ts';

const fields = z.object({
  sortOrder: z.optional(z.enum(['asc', 'desc'])),
  format: z.optional(z.enum(['word'])),
  start: z.optional(z.int().check(z.minimum(0), z.maximum(5000))),
  page: z.optional(z.coerce.number()),
  rate: z.optional(z.number().check(z.gt(0), z.lt(9))),
  q: z.optional(z.string().check(z.minLength(1), z.maxLength(2000))),
  excerpt: z.optional(z.boolean()),
  filters: z.optional(z.array(z.object({ id: z.string() })).check(z.minLength(1), z.maxLength(2))),
  url: z.optional(z.string().check(z.refine((url) => url.startsWith('/'), 'A path of this site is needed.'))),
});

test.each([
  [{ sortOrder: 'up' }, 'sortOrder: “up” is not allowed; allowed are asc and desc.'],
  [{ format: null }, 'format: null is not allowed; allowed is word.'],
  [{ start: -1 }, 'start: -1 is too small; the least allowed is 0.'],
  [{ start: 5001 }, 'start: 5001 is too large; the most allowed is 5,000.'],
  [{ rate: 0 }, 'rate: 0 is too small; allowed is more than 0.'],
  [{ rate: 9 }, 'rate: 9 is too large; allowed is less than 9.'],
  [{ start: 0.5 }, 'start: 0.5 is not allowed; allowed is a whole number.'],
  [{ start: Infinity }, 'start: what was sent is not allowed; allowed is a number.'],
  [{ page: 'x' }, 'page: what was sent is not allowed; allowed is a number.'],
  [{ q: 0 }, 'q: 0 is not allowed; allowed is text.'],
  [{ q: ['a'] }, 'q: a list is not allowed; allowed is text.'],
  [{ q: '' }, 'q: 0 characters are too few; the least allowed is 1.'],
  [{ q: 'x'.repeat(2001) }, 'q: 2,001 characters are too many; the most allowed is 2,000.'],
  [{ excerpt: 'yes' }, 'excerpt: “yes” is not allowed; allowed is true or false.'],
  [{ excerpt: 'y'.repeat(100) }, `excerpt: “${'y'.repeat(59)}…” is not allowed; allowed is true or false.`],
  [{ filters: [] }, 'filters: 0 entries are too few; the least allowed is 1.'],
  [{ filters: {} }, 'filters: an object with fields is not allowed; allowed is a list.'],
  [{ filters: [{ id: 'a' }, {}] }, 'filters.1.id: nothing was sent; allowed is text.'],
  [[], 'The request: a list is not allowed; allowed is an object with fields.'],
  [{ url: 'https://other.example/' }, 'A path of this site is needed.'],
])('%j is refused with the field, what was sent and what is allowed', (sent, words) => {
  const { error } = z.safeParse(fields, sent, { error: describeFault });
  expect(error?.issues[0]?.message).toBe(words);
});
