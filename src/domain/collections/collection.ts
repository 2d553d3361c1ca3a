import type { EditionId } from '../edition/edition.ts';
import type { RouteAudience } from '../edition/route.ts';
import type { RecordKindName } from '../records/kinds.ts';
import type { EntryScreen } from './entry-screen.ts';
import type { Fields } from './fields.ts';
import type { Table } from './table.ts';

/** What entries are made of. */
export type Feed =
  /** Records of a kind; those left out have that value; `order`: fields, downwards where a `-` stands before one. */
  | {
      readonly records: RecordKindName;
      /** Whatever the edition. */
      readonly everywhere?: true;
      readonly where?: Readonly<Record<string, string>>;
      readonly unless?: Readonly<Record<string, string>>;
      readonly order: readonly string[];
    }
  /** Documents that a search with these filters finds, the newest first. */
  | { readonly search: Readonly<Record<string, readonly string[]>> }
  /** Rules of its own, hung in by their name. */
  | { readonly rule: string };

/** What is answered beside the entries. */
export type Beside =
  /** The records `link` of a list, in their groups. */
  | { readonly links: string }
  /** How many documents a search finds; null where none. */
  | { readonly name: string; readonly search: Readonly<Record<string, readonly string[]>> }
  /** The values of a filter that occur in what a search finds. */
  | { readonly values: string; readonly search: Readonly<Record<string, readonly string[]>> };

/** A list with its entries, their table and its files: from it follow calls, pages, files and who may see them. */
export interface Collection {
  readonly id: string;
  readonly title: string;
  /** What it is, in a sentence for the help. */
  readonly help: string;
  /** Words by which somebody may look for it, beside its title. */
  readonly palette: readonly string[];
  /** Its page. */
  readonly address: string;
  /** Who has the page, by edition; absent where the routes of the editions say so themselves. */
  readonly open?: Readonly<Partial<Record<EditionId, RouteAudience>>>;
  readonly feed: Feed;
  /** Its rules answer as of a day, today where none is asked; its calls and its address take it. */
  readonly asOf?: true;
  readonly fields: Fields;
  /** The filter by which documents on an entry are counted, and the field that holds its value. */
  readonly counts?: { readonly facet: string; readonly by: string };
  readonly list: {
    readonly path: string;
    readonly summary: string;
    /** The name of its entries in the answer. */
    readonly key: string;
    /** They come in groups by this field, each with its entries under `links`. */
    readonly groupedBy?: string;
    /** What a rule says of them together, in the order of the answer: before them, or around them where they are named. */
    readonly adds?: { readonly rule: string; readonly fields: Fields };
    readonly beside?: Readonly<Record<string, Beside>>;
  };
  /** The page of an entry, where it has one of its own. */
  readonly entryPage?: string;
  readonly entry?: CollectionEntry;
  /** Absent where what its page shows is no table. */
  readonly table?: Table;
  /** Tables of one entry: their rows by the name in what a rule answers, or the entry itself. */
  readonly tables?: readonly EntryTable[];
  /** How its page shows it; absent where the page has rules of its own. */
  readonly screen?: CollectionScreen;
}

/** One entry of a collection: what is said of it beside what its list says, and how its page shows that. */
export interface CollectionEntry {
  /** With the parameter that names it. */
  readonly path: string;
  readonly summary: string;
  /** Capitals in what names it do not count: its ids have none. */
  readonly anyCase?: true;
  /** All of its fields, in their order. */
  readonly fields: Fields;
  /** The rule that makes it, where nothing else does. */
  readonly rule?: string;
  /** The rule that adds to it what neither its record nor a count says. */
  readonly adds?: string;
  /** How its page shows it; absent where it has none, or one with rules of its own. */
  readonly screen?: EntryScreen;
}

export interface EntryTable extends Table {
  readonly rows: string;
  /** The rule that answers them. */
  readonly rule: string;
  /** The page of which the reader has to have the entry. */
  readonly page: string;
}

export interface CollectionScreen {
  readonly lead: string;
  /** Where there is no entry at all. */
  readonly none: string;
  /** Where none fits what was chosen. */
  readonly noneFits?: string;
  /** Below the table. */
  readonly note?: string;
  /** What the region of fields and table is called. */
  readonly region?: string;
  /** What draws its entries, by the name under which that is hung in; its table where it is absent. */
  readonly drawnBy?: string;
  /** Its entries under heads, in place of its table. */
  readonly grouped?: GroupedScreen;
  /** A value by which entries stand in tables of their own, each under a head, in this order; one table alone has none. */
  readonly heads?: { readonly value: string; readonly names: Readonly<Record<string, string>> };
  /** What is counted beside the fields, one of them. */
  readonly one?: string;
  /** What the field for the day is called, where the table is of a day. */
  readonly dayLabel?: string;
  /** Fields of an entry by which a reader narrows the list, with their labels. */
  readonly filters?: readonly { readonly field: string; readonly label: string; readonly isSorted?: true }[];
  /** The parameter of its address that names the entry below. */
  readonly chosenBy?: string;
  /** What stands above its head and below its entries, by the names under which it is hung in. */
  readonly above?: readonly string[];
  readonly below?: readonly string[];
}

/** Heads under which entries stand: a value, with what is said where it is not known; else the first letters of names. */
export interface Grouping {
  readonly name: string;
  readonly value?: string;
  readonly none?: string;
}

/** A list under heads, found by name. */
export interface GroupedScreen {
  /** The field that narrows it, and the values that it looks into. */
  readonly find: { readonly label: string; readonly in: readonly string[] };
  /** The first is the one at first. */
  readonly by: readonly Grouping[];
  /** Below a name: facts, each of values with commas between them. */
  readonly note?: readonly (readonly string[])[];
  /** What stands above the list until a button hides it, by the name under which that is hung in. */
  readonly also?: { readonly drawnBy: string; readonly show: string; readonly hide: string };
}
