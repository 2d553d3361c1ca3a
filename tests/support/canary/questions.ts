import type { EditionId } from '#domain/edition/edition.ts';
import type { Asked } from '../write-request.ts';
import type { Desk } from './fill-desk.ts';
import type { PlantedDocument } from './plant-document.ts';

/** What is asked about on the host of an edition. */
export interface Canary {
  readonly edition: EditionId;
  /** Documents of this edition, open and closed. */
  readonly documents: readonly PlantedDocument[];
  /** Ids of all that is asked for by id: of these, of records, of what is withdrawn, hidden or of other editions. */
  readonly ids: readonly string[];
  /** Some of each sort among them, for calls that open whatever they open through the same door as the others. */
  readonly few: readonly string[];
  /** What accounts keep, on whichever edition. */
  readonly desks: readonly Desk[];
}

export type Question = Asked<Readonly<Record<string, unknown>>>;

/** The examples of calls, by method and path as the contract has them. */
export type Questions = Readonly<Record<string, (canary: Canary) => readonly Question[]>>;

/** One question without anything that a reader could choose. */
export const PLAIN = (): Question[] => [{}];

/** One question for some ids of each sort, in the path; `also`: for those that have this in their id, too. */
export const byPath =
  (name: string, also = '', more: Question = {}) =>
  (canary: Canary): Question[] =>
    listIds(canary, also).map((id) => ({ path: { [name]: id }, ...more }));

/** The same, in the query, with each of the rest. */
export const byQuery =
  (name: string, also = '', rest: readonly Readonly<Record<string, unknown>>[] = [{}]) =>
  (canary: Canary): Question[] =>
    listIds(canary, also).flatMap((id) => rest.map((one) => ({ query: { [name]: id, ...one } })));

function listIds({ ids, few }: Canary, also: string): string[] {
  return [...new Set([...few, ...(also === '' ? [] : ids.filter((id) => id.includes(also)))])];
}
