import * as z from 'zod/mini';

/** What the browser is told about the edition it draws: plain data, so that no code branches on an edition. */
export const editionView = z.object({
  siteId: z.string(),
  /** For example `Pandect Arbitration`. */
  name: z.string(),
  tagline: z.string(),
  /** Key of the token sheet, `[data-edition=…]`. */
  theme: z.string(),
  /** Standalone hosts offer the other editions here; empty elsewhere. */
  switch: z.array(z.object({ siteId: z.string(), name: z.string(), href: z.string(), current: z.boolean() })),
  modes: z.array(
    z.object({
      id: z.string(),
      /** Path of its page, `/search` for the default mode. */
      path: z.string(),
      endpoint: z.string(),
      title: z.string(),
      subtitle: z.nullable(z.string()),
      description: z.nullable(z.string()),
      placeholder: z.string(),
      /** Offered in the menu. */
      menu: z.boolean(),
      /** Preset choices: not removable, drawn as ticked. */
      presets: z.array(z.object({ facet: z.string(), values: z.array(z.string()) })),
      defaultSort: z.object({
        withQuery: z.object({ sortBy: z.string(), sortOrder: z.enum(['asc', 'desc']) }),
        withoutQuery: z.object({ sortBy: z.string(), sortOrder: z.enum(['asc', 'desc']) }),
      }),
      /** Dates that hold where the address says nothing; null for all dates. */
      defaultDates: z.nullable(z.object({ dateType: z.string(), datePeriod: z.int() })),
      facets: z.array(z.string()),
    }),
  ),
  facets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['default', 'tree']),
      andOr: z.boolean(),
      open: z.boolean(),
    }),
  ),
  dateTypes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Queries that find something interesting, for the empty search screen. */
  examples: z.array(z.object({ query: z.string(), explains: z.string() })),
  /** The library is open to whoever can reach it (no access control yet). */
  open: z.boolean(),
});

export type EditionView = z.output<typeof editionView>;
