/**
 * What one record's source says, field by field, whatever it was written in. Each reader answers the value as written
 * (`35.10` stays `35.10`), undefined where the field is absent or empty, and throws a refusal that names the place.
 */
export interface FieldSource {
  readonly text: (key: string) => string | undefined;
  readonly requiredText: (key: string) => string;
  /** A list; one value alone is a list of one. */
  readonly list: (key: string) => readonly string[];
  readonly date: (key: string) => string | undefined;
  readonly flag: (key: string) => boolean | undefined;
  /** The mappings of a list; a plain value in it becomes `{ [plainKey]: value }` where `plainKey` is given. */
  readonly records: (key: string, plainKey?: string) => readonly FieldSource[];
  /** A field as the source's format understands it, whatever it holds; undefined where it is absent or null. */
  readonly value: (key: string) => unknown;
  /** Every field that no reader has asked for, as the source's format understands it. */
  readonly rest: () => Readonly<Record<string, unknown>>;
  /** The refusal of a field's value, to be thrown. */
  readonly refuse: (key: string, reason: string) => Error;
}
