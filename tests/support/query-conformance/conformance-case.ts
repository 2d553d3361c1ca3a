import type { RecordField } from '#domain/query/query-field.ts';
import type { FieldText } from '#domain/query/record-places.ts';
import type { Forms } from '#domain/words/forms.ts';

/** What a query must answer about one document; expected by hand. Every engine answers the same. */
export interface ConformanceCase {
  readonly name: string;
  readonly query: string;
  readonly title?: string;
  readonly text: string;
  /** What the record says in each field. */
  readonly record?: Readonly<Partial<Record<RecordField, readonly string[]>>>;
  /** BCP 47 tag of title and text; unknown where it is absent. */
  readonly language?: string;
  /** The same word in another number where it is absent. */
  readonly forms?: Forms;
  readonly matches: boolean;
  /** The marked texts of title and text in reading order; where absent only `matches` is asked. */
  readonly marks?: readonly string[];
}

/** What the record of a case says. */
export function recordOf({ record = {} }: ConformanceCase): readonly FieldText[] {
  return Object.entries(record).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, field: field as RecordField })),
  );
}
