import { ANY_PARTNER } from './actor-kind.ts';
import type { Partner } from './partners.ts';
import type { RelationSort } from './relation-sorts.ts';
import type { RelationType } from './relation-type.ts';
import type { RelationWindow } from './relation-window.ts';

/** What the page of the relationship indicator shows. */
export interface RelationPageState {
  readonly one: Partner | undefined;
  /** Empty where all known relationships are asked for. */
  readonly two: readonly Partner[];
  readonly types: readonly RelationType[];
  readonly window: RelationWindow;
  readonly q: string;
  /** Chosen values of filters, by the filter. */
  readonly filters: readonly { readonly id: string; readonly values: readonly string[] }[];
  readonly sortBy: RelationSort;
  /** From 1. */
  readonly page: number;
}

export const FIRST_RELATIONS: RelationPageState = {
  one: undefined,
  two: [],
  types: [],
  window: 'all',
  q: '',
  filters: [],
  sortBy: 'date',
  page: 1,
};

/** The placeholder of the field for a kind (TL-031 to TL-034); 4 is `any`, which locks it (TL-035, OP-92). */
export function placeholderOf(relType: number): string {
  switch (relType) {
    case 1:
      return 'Type a firm’s or organization’s name';
    case 2:
      return 'Type a state’s name';
    case 3:
      return 'Type a commercial party’s name';
    case ANY_PARTNER:
      return 'Remove the previous searchterm to search again.';
    default:
      return 'Type a person’s name';
  }
}
