import * as z from 'zod/mini';
import { CITED_KINDS, CITED_LISTS, CITED_NUMBERS, CITED_TEXTS } from '#domain/bibliography/cited-work.ts';

/** A work as styles of citation need it; what its record does not say is left out (OP-198). */
export const citedWork = z.object({
  kind: z.enum(CITED_KINDS),
  ...optional(CITED_TEXTS, z.string()),
  ...optional(CITED_LISTS, z.readonly(z.array(z.string()))),
  ...optional(CITED_NUMBERS, z.int()),
});

function optional<const Names extends readonly string[], Schema extends z.ZodMiniType>(names: Names, schema: Schema) {
  const fields = names.map((name) => [name, z.optional(schema)] as const);
  return Object.fromEntries(fields) as { readonly [Name in Names[number]]: z.ZodMiniOptional<Schema> };
}
