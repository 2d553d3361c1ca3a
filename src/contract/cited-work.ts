import * as z from 'zod/mini';
import { CITED_KINDS, CITED_LISTS, CITED_NUMBERS, CITED_TEXTS } from '#domain/bibliography/cited-work.ts';
import { defineCall } from './call.ts';

/** A work as styles of citation need it; what its record does not say is left out (OP-198). */
export const citedWork = z.object({
  kind: z.enum(CITED_KINDS),
  ...optional(CITED_TEXTS, z.string()),
  ...optional(CITED_LISTS, z.readonly(z.array(z.string()))),
  ...optional(CITED_NUMBERS, z.int()),
});

const citedDocument = z.object({ id: z.string(), cited: citedWork });

export type CitedDocument = z.output<typeof citedDocument>;

export const getCitedWork = defineCall({
  method: 'GET',
  path: '/apiv2/document/GetCitedWork',
  summary:
    'What the styles of citation make the citation of a document from, a closed one too. Gives no text and is not counted.',
  access: 'subscriber',
  routes: ['/document/{id}'],
  query: z.object({ id: z.string() }),
  answer: citedDocument,
});

function optional<const Names extends readonly string[], Schema extends z.ZodMiniType>(names: Names, schema: Schema) {
  const fields = names.map((name) => [name, z.optional(schema)] as const);
  return Object.fromEntries(fields) as { readonly [Name in Names[number]]: z.ZodMiniOptional<Schema> };
}
