import * as z from 'zod/mini';
import { BLOG_FIELDS, HOME_BLOCKS } from '#domain/edition/home.ts';
import { FILTER_TYPES } from '#domain/edition/filter-type.ts';
import { COMPARISON_KINDS } from '#domain/edition/route.ts';
import type { MenuItem } from '#domain/edition/menu.ts';
import { SORTS_BY } from '#domain/edition/sort-choice.ts';

const code = z.string();
const audience = z.union([z.enum(['anyone', 'subscribers', 'full']), z.array(code)]);
const sortChoice = z.object({ sortBy: z.enum(SORTS_BY), sortOrder: z.enum(['asc', 'desc']) });

/** An entry of the menu, groups included (000 §2.6). */
const menuItem: z.ZodMiniType<MenuItem> = z.lazy(() =>
  z.object({
    label: z.string(),
    url: z.optional(z.string()),
    children: z.optional(z.array(menuItem)),
    allowedSubs: z.array(code),
    isVuePage: z.boolean(),
    target: z.optional(z.literal('_blank')),
    icon: z.optional(z.string()),
    isOpen: z.boolean(),
    feature: z.optional(z.string()),
  }),
) as unknown as z.ZodMiniType<MenuItem>;

/** What of a page to come is in the library already, and the search that finds it. */
const today = z.optional(z.object({ things: z.string(), search: z.string() }));

const routeOutcome = z.union([
  z.object({ page: z.literal('not-yet'), holds: z.string(), today }),
  z.object({ page: z.literal('module'), module: z.string(), holds: z.string(), today }),
  /** Slugs of the products, by what stands in their columns. */
  z.object({ page: z.literal('comparison'), kinds: z.record(z.enum(COMPARISON_KINDS), z.string()) }),
  z.object({ page: z.string() }),
  z.object({ redirect: z.string() }),
  z.object({ leave: z.string() }),
]);

/** What whoever runs the library says on the home page today. */
const editorialWords = z.object({
  id: z.string(),
  title: z.string(),
  text: z.nullable(z.string()),
  /** First day on which it shows. */
  date: z.nullable(z.string()),
  link: z.nullable(z.object({ url: z.string(), label: z.string() })),
});

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
        withQuery: sortChoice,
        withoutQuery: sortChoice,
      }),
      /** Dates that hold where the address says nothing; null for all dates. */
      defaultDates: z.nullable(z.object({ dateType: z.string(), datePeriod: z.int() })),
      facets: z.array(z.string()),
      /** Those of which one value holds at a time (SR-140), and those whose values are paths (SR-100). */
      singleFacets: z.array(z.string()),
      treeFacets: z.array(z.string()),
      /** Ids of the kinds of date offered. */
      dateTypes: z.array(z.string()),
      /** Hits on a page where the address says nothing. */
      pageSize: z.int(),
      /** General preferences offered (OP-63). */
      preferences: z.array(z.enum(['titles', 'has-content', 'manual-ip'])),
      /** Names of filters that differ from the edition's on this page (SR-127). */
      facetNames: z.record(z.string(), z.string()),
      /** The switches of Search within hold here. */
      hasSwitches: z.boolean(),
      hidesEmptyItems: z.boolean(),
      /** Hits are people, sorted by their names (OP-56). */
      sortsByName: z.boolean(),
      groupsByWeek: z.boolean(),
    }),
  ),
  facets: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(FILTER_TYPES),
      andOr: z.boolean(),
      open: z.boolean(),
      control: z.enum(['checkbox', 'radio', 'slider']),
      tooltip: z.nullable(z.string()),
    }),
  ),
  /** Values of a filter that are chosen together, above its list (OP-64). */
  valueGroups: z.array(
    z.object({
      facet: z.string(),
      kind: z.enum(['continent', 'convention', 'workflow']),
      id: z.string(),
      name: z.string(),
      values: z.array(z.string()),
    }),
  ),
  /** Sections of the panel of suggestions, in the order they are drawn. */
  suggestionSections: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      source: z.nullable(z.enum(['goTo', 'searches', 'books', 'practicalInsights', 'profiles'])),
      empty: z.nullable(z.string()),
      seeAll: z.nullable(z.object({ label: z.string(), path: z.string() })),
    }),
  ),
  dateTypes: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Queries that find something interesting, for the empty search screen. */
  examples: z.array(z.object({ query: z.string(), explains: z.string() })),
  /** What can be subscribed to, in order of precedence. */
  subscriptions: z.array(z.object({ code, name: z.string(), reduced: z.boolean() })),
  routes: z.array(
    z.object({
      path: z.string(),
      name: z.string(),
      for: audience,
      outcome: routeOutcome,
      breadcrumb: z.enum(['menu', 'overview', 'result', 'hidden']),
      tracked: z.boolean(),
    }),
  ),
  menus: z.array(z.object({ for: audience, items: z.array(menuItem) })),
  lockedFeatures: z.array(z.object({ id: z.string(), name: z.string(), openFor: z.array(code) })),
  /** Switches of the default search, locked by the feature `searchwithin` (OP-11). */
  searchWithin: z.array(z.object({ id: z.string(), name: z.string(), hasContent: z.boolean() })),
  /** Those of today. */
  banners: z.array(
    z.object({ id: z.string(), text: z.string(), link: z.nullable(z.object({ label: z.string(), url: z.string() })) }),
  ),
  home: z.object({
    /** Its parts in their order, and where each stands. */
    blocks: z.array(z.object({ id: z.enum(HOME_BLOCKS), place: z.enum(['across', 'wide', 'narrow']) })),
    /** Months of news. */
    newsMonths: z.int(),
    blogs: z.array(z.object({ field: z.enum(BLOG_FIELDS), title: z.string() })),
    /** Addresses of all tools, so that there is room for those that a reader has. */
    tools: z.array(z.string()),
    blurbs: z.array(editorialWords),
    news: z.array(editorialWords),
  }),
  /** Other sites that have a page of our own (OP-167). */
  places: z.array(z.object({ id: z.string(), name: z.string(), about: z.string() })),
  addresses: z.object({
    landing: z.nullable(z.string()),
    training: z.nullable(z.string()),
    support: z.nullable(z.string()),
    demo: z.nullable(z.string()),
  }),
  /** What the browser reports to; null on hosts that carry no tag (SH-004) and where analytics is switched off. */
  tag: z.nullable(z.object({ id: z.string(), address: z.string(), platform: z.string() })),
  moduleCodes: z.record(z.string(), z.string()),
});

export type EditionView = z.output<typeof editionView>;
