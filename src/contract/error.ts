import * as z from 'zod/mini';

/** The contents of a document that is not included: what there is, and nothing that opens it. */
const closedContents = z.array(z.object({ label: z.string(), level: z.number() }));

/**
 * Every refusal has this shape. `details` of an unreadable query: `at`, `length`, `reason`, `suggestion`. Of a document
 * that is not included: what its record says, its contents, who holds it (`heldBy`, names of subscriptions) and whom to
 * ask (`contact`); never a word of its text. Of a version that cannot be read: `version`, `newest`, `reason`, and the
 * `date` on which it was replaced. Of a day on which no text of a law is known to have been in force: that `date`, and the
 * first days of the `nearest`. Of a reading budget that is spent: `reason`, the seconds to wait (`retryAfter`) and
 * whom to ask. Of a text that a file cannot hold: `reason`, and the `anchor` of the block that it cannot.
 */
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
      anchor: z.optional(z.string()),
      field: z.optional(z.string()),
      allowed: z.optional(z.array(z.string())),
      id: z.optional(z.string()),
      type: z.optional(z.string()),
      version: z.optional(z.number()),
      newest: z.optional(z.number()),
      nearest: z.optional(z.array(z.string())),
      authors: z.optional(z.array(z.string())),
      court: z.optional(z.string()),
      publication: z.optional(z.string()),
      summary: z.optional(z.string()),
      contents: z.optional(closedContents),
      heldBy: z.optional(z.array(z.string())),
      contact: z.optional(z.nullable(z.string())),
      retryAfter: z.optional(z.number()),
    }),
  ),
});

export type ErrorAnswer = z.output<typeof errorAnswer>;
