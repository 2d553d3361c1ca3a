import { RECORD_FIELDS, type RecordField } from '#domain/query/query-field.ts';
import type { RecordRanges } from '#domain/query/record-ranges.ts';

/**
 * Positions that stay free behind each thing that a record says: wider than any distance that can be asked for, so that
 * no phrase and no NEAR reaches from one into the next.
 */
export const RECORD_GAP = 1 << 7;

/** Positions of one field of a record; names come first, and last what is in no field and no name. */
const ROOM = 1 << 20;

/** Where the fields of a record stand in an index. */
export const RECORD_RANGES: RecordRanges = new Map(
  RECORD_FIELDS.map((field, index) => [field, [(index + 1) * ROOM, (index + 2) * ROOM] as const]),
);

/** Before it stand the names that a document is filed under: they belong to no field and weigh nothing (OP-164). */
export const END_OF_NAMES = ROOM;

/** Something that a record says, with the field that it belongs to. */
export interface FieldText {
  readonly text: string;
  readonly field?: RecordField;
  /** Whether it is a name that the document is filed under, in no field. */
  readonly isName?: boolean;
}

/** What a record says in the order of its positions. */
export function sortByPlace<Text extends FieldText>(texts: readonly Text[]): readonly Text[] {
  return texts.toSorted((one, other) => slotOf(one) - slotOf(other));
}

/** Gives what one record says its positions, in the order of `sortByPlace`. */
export class RecordPlaces {
  /** By slot. */
  readonly #taken = new Map<number, number>();

  /** The first position of the next text; undefined where its field has no room for it: it is not searched then. */
  begin(said: FieldText): number | undefined {
    const slot = slotOf(said);
    const taken = this.#taken.get(slot) ?? 0;
    // No text has more words than characters.
    return taken + said.text.length > ROOM ? undefined : slot * ROOM + taken;
  }

  /** Tells of how many words the text was; without any it takes no room. */
  end(said: FieldText, words: number): void {
    const slot = slotOf(said);
    if (words > 0) this.#taken.set(slot, (this.#taken.get(slot) ?? 0) + words + RECORD_GAP);
  }
}

function slotOf({ field, isName }: FieldText): number {
  if (isName) return 0;
  return 1 + (field === undefined ? RECORD_FIELDS.length : RECORD_FIELDS.indexOf(field));
}
