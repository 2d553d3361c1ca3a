import type { LegalDate } from '../document/document.ts';

/** What facts of law may be (OP-186). */
export const FACT_KINDS = [
  'threshold',
  'time-limit',
  'fee',
  'status',
  'reservation',
  'membership',
  'rate',
  'holiday',
  'property',
  'document',
  'form',
  'rule',
] as const;

export type FactKind = (typeof FACT_KINDS)[number];

/** What a fact may be about; one of them at least. */
export const SUBJECTS = ['place', 'union', 'institution', 'office', 'instrument', 'product'] as const;

export type FactSubject = { readonly [S in (typeof SUBJECTS)[number]]?: string };

/** A value as its source has it: a number, words, yes or no, several of them, or fields with values. */
export type FactValue = number | string | boolean | null | readonly FactValue[] | { readonly [key: string]: FactValue };

/** Where a fact was read. */
export interface FactSource {
  readonly title: string;
  /** The official number or the address of the text. */
  readonly address?: string;
  /** The place in it. */
  readonly place?: string;
}

/** One thing that the law says, of whom, from when to when, and where that was read on which day (OP-186). */
export interface Fact {
  readonly id: string;
  readonly kind: FactKind;
  readonly subject: FactSubject;
  readonly topic: string;
  /** Absent where nobody could read it: unknown, and never none. */
  readonly value?: FactValue;
  readonly unit?: string;
  /** ISO 4217. */
  readonly currency?: string;
  readonly qualifiers: Readonly<Record<string, FactValue>>;
  /** The first and the last day on which it holds; both count. */
  readonly validFrom?: LegalDate;
  readonly validUntil?: LegalDate;
  readonly source: FactSource;
  /** The words of an official text. */
  readonly quote?: string;
  readonly readOn: LegalDate;
  /** The text itself, or whose report of it. */
  readonly readFrom?: string;
  readonly note?: string;
}
