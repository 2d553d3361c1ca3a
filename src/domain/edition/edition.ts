import type { SubscriptionDefinition } from './subscription-code.ts';
import type { SortChoice } from './sort-choice.ts';
import type {
  BannerDefinition,
  ExternalAddresses,
  ExternalPlace,
  HouseFile,
  LockedFeature,
  MenuDefinition,
  SearchWithinSwitch,
} from './menu.ts';
import type { FilterControl, FilterType } from './filter-type.ts';
import type { HomeDefinition } from './home.ts';
import type { RouteDefinition } from './route.ts';
import type { ToolDefinition } from './tool.ts';

/** The three products. A branded string would forbid literals in data files; the linter keeps them out of code. */
export const EDITION_IDS = ['KA', 'KIPL', 'KCL'] as const;

export type EditionId = (typeof EDITION_IDS)[number];

/** What a library shows where nothing says which edition it is. */
export const DEFAULT_EDITION: EditionId = 'KA';

export function isEditionId(value: string): value is EditionId {
  return (EDITION_IDS as readonly string[]).includes(value);
}

/** One facet as an edition offers it. `id` is a `FacetId`; names differ by edition. */
export interface FacetDefinition {
  readonly id: string;
  readonly name: string;
  /** How it is drawn and searched (SR-098). */
  readonly kind: FilterType;
  /** Readers may ask that every chosen value be carried. */
  readonly andOr: boolean;
  /** What readers choose with; boxes by default. */
  readonly control?: FilterControl;
  /** Said in a tooltip (SR-101). */
  readonly tooltip?: string;
  /** Its values are what people say of themselves (SR-102). */
  readonly selfReported?: boolean;
  /** Values listed at first; 10 by default (CON-022, CON-023). */
  readonly limit?: number;
}

/** Values of a filter chosen together: a continent, the parties to a convention, the topics of a workflow (OP-64). */
export interface ValueGroup {
  /** Id of the filter. */
  readonly facet: string;
  readonly kind: 'continent' | 'convention' | 'workflow';
  readonly id: string;
  readonly name: string;
  /** Values as documents have them. */
  readonly values: readonly string[];
  /** Of the parties to a convention: what facts of law decide who they are, and the table that holds where none does. */
  readonly parties?: {
    readonly instruments: readonly string[];
    /** Land codes by that table. */
    readonly lands: readonly string[];
    /** Of every land, by its code. */
    readonly values: Readonly<Record<string, readonly string[]>>;
  };
}

/** A choice of the group General preferences (OP-63); `manual-ip` is the switch of Search within of that id (SR-115). */
export type SearchPreference = 'titles' | 'has-content' | 'manual-ip';

/** A section of the panel of suggestions (SR-032 to SR-041), in the order they are drawn. */
export interface SuggestionSection {
  readonly id: string;
  readonly title: string;
  /** Where its suggestions come from; null for a section that asks for none (OP-50). */
  readonly source: 'goTo' | 'searches' | 'books' | 'practicalInsights' | null;
  /** What `goTo` leads to, in its order (OP-182). */
  readonly destinations?: readonly Destination[];
  /** Content types whose titles a section of documents offers. */
  readonly contentTypes?: readonly string[];
  /** Said where nothing goes with the text; null hides the section then. */
  readonly empty: string | null;
  /** Offers a link to all of them (SR-035). */
  readonly seeAll?: { readonly label: string; readonly path: string };
}

/** Something that a text may be the beginning of, and its pages. */
export type Destination =
  /** Documents by number or citation, provisions, treaties: what a search shows as a direct match. */
  | { readonly of: 'named' }
  /** Documents of these content types by their titles. */
  | { readonly of: 'titles'; readonly contentTypes: readonly string[] }
  /** Instruments whose text is held, by any of their names. */
  | { readonly of: 'instruments' }
  /**
   * Entries of a collection by any of their names; `type`: what one of them is called. `othersLast`: by the beginning of
   * another name, a former or a formal one, only after all that is called so itself.
   */
  | { readonly of: 'entries'; readonly collection: string; readonly type: string; readonly othersLast?: true }
  /** Tools, entries of the menu and other pages; `alsoBy`: by the beginnings of these words, too, by address. */
  | { readonly of: 'pages'; readonly alsoBy: Readonly<Record<string, readonly string[]>> };

/** A facet whose values are suggested as searches; `name` is what one value is called, in the singular. */
export interface SuggestedFacet {
  /** One of the facets of the default search, so that a choice can be a filter. */
  readonly id: string;
  readonly name: string;
}

/** A kind of date and a period of search, 0 to 3 (`domain/search/period.ts`). */
export interface DatesChoice {
  readonly dateType: string;
  readonly datePeriod: number;
}

/** What a list of results says in a file beside what every list says: of treaties their sides, force and terms (OP-98). */
export type ResultColumn = 'parties' | 'inForce' | 'status' | 'forums' | 'sunset' | 'languages';

/** A way to search: its page, its endpoint, what it presets and what it offers (SR-002, OP-48). */
export interface SearchMode {
  readonly id: string;
  readonly path: string;
  readonly endpoint: string;
  readonly title: string;
  /** A line below the title (SR-018). */
  readonly subtitle: string | null;
  readonly description: string | null;
  readonly placeholder: string;
  /** Offered in the menu. */
  readonly menu: boolean;
  /** Always applied, shown as ticked, not removable. */
  readonly presets: readonly { readonly facet: string; readonly values: readonly string[] }[];
  readonly defaultSort: { readonly withQuery: SortChoice; readonly withoutQuery: SortChoice };
  /** Dates that hold where the reader chose none. */
  readonly defaultDates?: DatesChoice;
  /** Facet ids in the order they are shown. */
  readonly facets: readonly string[];
  /** Choices of other filters are left aside (SR-103). */
  readonly keepsOwnFiltersOnly?: boolean;
  /** Names that differ from the edition's on this page, by facet id (SR-127). */
  readonly facetNames?: Readonly<Record<string, string>>;
  /** Kinds of date offered here; all of the edition's by default. */
  readonly dateTypes?: readonly string[];
  /** Hits on a page; 10 by default (CON-018, CON-019). */
  readonly pageSize?: number;
  /** Further columns of its results as a file, in their order. */
  readonly columns?: readonly ResultColumn[];
  /** General preferences offered here. */
  readonly preferences?: readonly SearchPreference[];
  /** The edition's switches of Search within hold here (OP-11). */
  readonly hasSwitches?: boolean;
  /** Values without hits are not listed unless they are chosen (SR-104). */
  readonly hidesEmptyItems?: boolean;
  /** Hits are people, sorted by their names and not by a date (OP-56). */
  readonly sortsByName?: boolean;
  /** Hits are grouped by the week in which they were added (OP-70). */
  readonly groupsByWeek?: boolean;
}

/** A product as data: it survives a JSON round trip, and code asks it for capabilities, never for its name. */
export interface Edition {
  readonly id: EditionId;
  readonly name: string;
  readonly tagline: string;
  /** Key of its token sheet. */
  readonly theme: string;
  /** Host names, without port, that show it. */
  readonly hosts: readonly string[];
  /** What can be subscribed to, in order of precedence (OP-08). */
  readonly subscriptions: readonly SubscriptionDefinition[];
  readonly routes: readonly RouteDefinition[];
  readonly menus: readonly MenuDefinition[];
  readonly lockedFeatures: readonly LockedFeature[];
  /** The group `searchwithin` of the default search, in the order it is drawn; empty where there is none (OP-11). */
  readonly searchWithin: readonly SearchWithinSwitch[];
  /** The only files there are to download by name. */
  readonly files: readonly HouseFile[];
  readonly banners: readonly BannerDefinition[];
  /** Other sites that it leads to, wherever they are. */
  readonly places: readonly ExternalPlace[];
  readonly addresses: ExternalAddresses;
  /** Code of the module in usage figures, by subscription code (SH-325, OP-114). */
  readonly moduleCodes: Readonly<Record<string, string>>;
  readonly modes: readonly SearchMode[];
  readonly facets: readonly FacetDefinition[];
  /** Facets drawn open (OP-61). */
  readonly openFacets: number;
  readonly dateTypes: readonly { readonly id: string; readonly name: string }[];
  readonly valueGroups: readonly ValueGroup[];
  readonly suggestionSections: readonly SuggestionSection[];
  /** Facets whose values are suggested; those that fit as well come in this order. */
  readonly suggestedFacets: readonly SuggestedFacet[];
  readonly home: HomeDefinition;
  /** In the order in which they stand where a reader has said nothing. */
  readonly tools: readonly ToolDefinition[];
  /** The words above its templates and examples; absent where it has none (OP-141). */
  readonly templates?: {
    readonly introduction: string;
    /** What those are called who edit them. */
    readonly editorLabel: string;
  };
  readonly examples: readonly { readonly query: string; readonly explains: string }[];
}
