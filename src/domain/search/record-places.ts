import { RECORD_FIELDS, type RecordField } from '#domain/search/query-field.ts';
import type { RecordRanges } from '#domain/search/record-ranges.ts';

/**
 * Positions that stay free behind each thing that a record says: wider than any distance that can be asked for, so that
 * no phrase and no NEAR reaches from one into the next.
 */
export const RECORD_GAP = 1 << 7;

/** Positions of one field of a record; what a record says in no field comes first. */
const ROOM = 1 << 20;

/** Where the fields of a record stand in an index. */
export const RECORD_RANGES: RecordRanges = new Map(
  RECORD_FIELDS.map((field) => [field, [slotOf(field) * ROOM, (slotOf(field) + 1) * ROOM] as const]),
);

/** Something that a record says, with the field that it belongs to. */
export interface FieldText {
  readonly text: string;
  readonly field?: RecordField;
}

/** What a record says in the order of its positions. */
export function sortByPlace<Text extends FieldText>(texts: readonly Text[]): readonly Text[] {
  return texts.toSorted((one, other) => slotOf(one.field) - slotOf(other.field));
}

/** Gives what one record says its positions, in the order of `sortByPlace`. */
export class RecordPlaces {
  readonly #taken = new Map<RecordField | undefined, number>();

  /** The first position of the next text; undefined where its field has no room for it: it is not searched then. */
  begin({ text, field }: FieldText): number | undefined {
    const taken = this.#taken.get(field) ?? 0;
    // No text has more words than characters.
    return taken + text.length > ROOM ? undefined : slotOf(field) * ROOM + taken;
  }

  /** Tells of how many words the text was; without any it takes no room. */
  end({ field }: FieldText, words: number): void {
    if (words > 0) this.#taken.set(field, (this.#taken.get(field) ?? 0) + words + RECORD_GAP);
  }
}

function slotOf(field: RecordField | undefined): number {
  return field === undefined ? 0 : 1 + RECORD_FIELDS.indexOf(field);
}
