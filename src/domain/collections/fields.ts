import type { Stands } from '../facts/stands.ts';
import type { OwnWords } from '../records/own-words.ts';
import type { FeesStands } from '../fees/fee-days.ts';
import type { FeeSchedule } from '../fees/fee-schedule.ts';

/** A document in a list. */
export interface ListedDocument {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly type: string;
  readonly date: string | null;
}

/** So many outside the reader's subscription. */
interface Closed {
  readonly count: number;
  readonly isExact: boolean;
}

/** How many documents there are that the reader may open, and the search that finds exactly these. */
export interface CountedDocuments {
  readonly count: number;
  readonly url: string;
  readonly closed: Closed;
}

/** Documents of one sort: the newest five, with the search that finds them all. */
export interface Block {
  readonly id: string;
  readonly title: string;
  readonly total: CountedDocuments;
  readonly documents: readonly ListedDocument[];
}

/** What a state did about a treaty and where that was read (OP-176); what no source says is null. */
export interface StatusOfState {
  readonly place: string;
  /** Its page inside the application. */
  readonly url: string | null;
  readonly signed: string | null;
  readonly ratified: string | null;
  /** What happened on that day: ratification, accession, succession. */
  readonly means: string | null;
  readonly inForce: string | null;
  readonly denounced: string | null;
  readonly reservations: string | null;
  /** How it stands to the treaty on the day that is asked for. */
  readonly stands: Stands;
  readonly through: string | null;
  readonly source: string | null;
  readonly basis: string | null;
  readonly readOn: string | null;
}

/** A name, with its page where it has one. */
export interface Named {
  readonly name: string;
  readonly url: string | null;
}

/** What a field of an entry may hold; a `?` stands where it may be null. */
export interface FieldValues {
  readonly text: string;
  readonly 'text?': string | null;
  /** A stage of an arbitration. */
  readonly 'stage?': string | null;
  readonly texts: readonly string[];
  readonly count: number;
  readonly 'count?': number | null;
  readonly document: ListedDocument;
  readonly 'document?': ListedDocument | null;
  readonly documents: readonly ListedDocument[];
  /** The text that a summary describes, and the day on which it was held against that, if ever (OP-176). */
  readonly 'officialText?': {
    readonly title: string;
    readonly url: string | null;
    readonly readOn: string | null;
  } | null;
  /** What it says of itself, with where and when that was read. */
  readonly 'ownWords?': OwnWords | null;
  /** The page of the entry. */
  readonly address: string;
  readonly counted: CountedDocuments;
  readonly links: readonly Named[];
  /** Documents on the entry, sort by sort. */
  readonly blocks: readonly Block[];
  /** How many of the documents on the entry are invented ones of the demo library. */
  readonly demo: number;
  readonly closed: Closed;
  /** Where each state stands with a treaty. */
  readonly states: readonly StatusOfState[];
  /** The same of one state and each treaty. */
  readonly treaties: readonly (StatusOfState & { readonly treaty: Named })[];
  /** What an author says of a place in a few paragraphs. */
  readonly 'overview?':
    | (ListedDocument & {
        /** Built by the server, escaped throughout. */
        readonly html: string;
        readonly authors: readonly string[];
        readonly lastReviewDate: string | null;
      })
    | null;
  /** What an institution charges (OP-176). */
  readonly fees: readonly (Omit<FeeSchedule, 'note' | 'validFrom' | 'validUntil'> & {
    readonly note: string | null;
    readonly validFrom: string | null;
    readonly validUntil: string | null;
    readonly stands: FeesStands;
  })[];
}

export type FieldType = keyof FieldValues;

/** The fields of an entry, in the order in which it is answered: values of a type, or rows with fields of their own. */
export interface Fields {
  readonly [name: string]: FieldType | { readonly rows: Fields };
}

/** What a field holds. */
export type ValueOf<Type extends Fields[string]> = Type extends FieldType
  ? FieldValues[Type]
  : Type extends { rows: infer F extends Fields }
    ? readonly EntryOf<F>[]
    : never;

/** What an entry with these fields is. */
export type EntryOf<F extends Fields> = { -readonly [Name in keyof F]: ValueOf<F[Name]> };
