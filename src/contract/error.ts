import * as z from 'zod/mini';

/** Every refusal has this shape. `details` of an unreadable query: `at`, `length`, `reason`, `suggestion`. */
export const errorAnswer = z.object({
  code: z.string(),
  message: z.string(),
  requestId: z.string(),
  details: z.optional(
    z.object({
      at: z.optional(z.number()),
      length: z.optional(z.number()),
      reason: z.optional(z.string()),
      suggestion: z.optional(z.string()),
      title: z.optional(z.string()),
      date: z.optional(z.string()),
      field: z.optional(z.string()),
      allowed: z.optional(z.array(z.string())),
    }),
  ),
});

export type ErrorAnswer = z.output<typeof errorAnswer>;
