import type { EditionView } from '#contract/edition-view.ts';
import { chooseAddresses, type Host } from '#domain/edition/choose-addresses.ts';
import type { Edition, FacetDefinition, SearchMode } from '#domain/edition/edition.ts';
import { isTree } from '#domain/edition/filter-type.ts';
import type { BannerDefinition } from '#domain/edition/menu.ts';
import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { RouteAudience } from '#domain/edition/route.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-limits.ts';
import { listBannerDefinitions, presentHome } from './present-home.ts';

/** At most so many banners at once (OP-23). */
const MOST_BANNERS = 2;

/** What depends on where and when an edition is shown. */
export interface Showing {
  readonly switch: EditionView['switch'];
  readonly today: string;
  readonly host: Host;
  readonly tag: EditionView['tag'];
  /** What whoever runs the library has to say, whenever it shows. */
  readonly editorials?: readonly EditorialRecord[] | undefined;
}

/** The edition as the browser is told of it. */
export function presentEdition(edition: Edition, showing: Showing): EditionView {
  return {
    siteId: edition.id,
    name: edition.name,
    tagline: edition.tagline,
    theme: edition.theme,
    switch: showing.switch,
    modes: edition.modes.map((mode) => presentMode(mode, edition)),
    facets: edition.facets.map((facet, index) => presentFacet(facet, index < edition.openFacets)),
    valueGroups: edition.valueGroups.map(({ parties: _parties, ...group }) => ({
      ...group,
      values: [...group.values],
    })),
    suggestionSections: edition.suggestionSections.map(({ id, title, source, empty, seeAll = null }) => ({
      id,
      title,
      source,
      empty,
      seeAll,
    })),
    dateTypes: edition.dateTypes.map(({ id, name }) => ({ id, name })),
    examples: edition.examples.map(({ query, explains }) => ({ query, explains })),
    subscriptions: edition.subscriptions.map(({ code, name, reduced }) => ({ code, name, reduced })),
    routes: edition.routes.map((route) => ({ ...route, for: copyAudience(route.for) })),
    menus: edition.menus.map((menu) => ({ for: copyAudience(menu.for), items: [...menu.items] })),
    lockedFeatures: edition.lockedFeatures.map(({ id, name, openFor }) => ({ id, name, openFor: [...openFor] })),
    searchWithin: edition.searchWithin.map(({ id, name, contentTypes }) => ({
      id,
      name,
      hasContent: contentTypes.length > 0,
    })),
    banners: listBanners(listBannerDefinitions(edition, showing.editorials ?? []), showing.today),
    home: presentHome(edition, showing.editorials ?? [], showing.today),
    places: edition.places.map((place) => ({ ...place })),
    addresses: chooseAddresses(edition.addresses, showing.host),
    tag: showing.tag,
    moduleCodes: { ...edition.moduleCodes },
  };
}

/** The banners of a day, the newest first (OP-23). */
export function listBanners(banners: readonly BannerDefinition[], today: string): EditionView['banners'] {
  return banners
    .filter(({ from, to }) => (from === undefined || from <= today) && (to === undefined || today <= to))
    .toSorted((one, other) => (other.from ?? '').localeCompare(one.from ?? ''))
    .slice(0, MOST_BANNERS)
    .map(({ id, text, link }) => ({ id, text, link: link ? { ...link } : null }));
}

function presentMode(
  mode: SearchMode,
  { dateTypes, facets }: Pick<Edition, 'dateTypes' | 'facets'>,
): EditionView['modes'][number] {
  const listFacets = (isWanted: (facet: FacetDefinition) => boolean): string[] =>
    facets.filter((facet) => isWanted(facet) && mode.facets.includes(facet.id)).map(({ id }) => id);
  return {
    id: mode.id,
    path: mode.path,
    endpoint: mode.endpoint,
    title: mode.title,
    subtitle: mode.subtitle,
    description: mode.description,
    placeholder: mode.placeholder,
    menu: mode.menu,
    presets: mode.presets.map(({ facet, values }) => ({ facet, values: [...values] })),
    defaultSort: mode.defaultSort,
    defaultDates: mode.defaultDates ?? null,
    facets: [...mode.facets],
    singleFacets: listFacets(({ control }) => control === 'radio'),
    treeFacets: listFacets(({ kind }) => isTree(kind)),
    dateTypes: [...(mode.dateTypes ?? dateTypes.map(({ id }) => id))],
    pageSize: mode.pageSize ?? DEFAULT_PAGE_SIZE,
    preferences: [...(mode.preferences ?? [])],
    facetNames: { ...mode.facetNames },
    hasSwitches: mode.hasSwitches ?? false,
    hidesEmptyItems: mode.hidesEmptyItems ?? false,
    sortsByName: mode.sortsByName ?? false,
    groupsByWeek: mode.groupsByWeek ?? false,
  };
}

function presentFacet(facet: FacetDefinition, open: boolean): EditionView['facets'][number] {
  const { id, name, kind, andOr } = facet;
  return { id, name, kind, andOr, open, control: facet.control ?? 'checkbox', tooltip: facet.tooltip ?? null };
}

function copyAudience(audience: RouteAudience): EditionView['routes'][number]['for'] {
  return typeof audience === 'string' ? audience : [...audience];
}
