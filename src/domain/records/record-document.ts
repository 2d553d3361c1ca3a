import type { Block, ParagraphBlock } from '../document/block.ts';
import type { DocumentRecord } from '../document/document.ts';

/** A record with blocks, so that it is found and opened like any document. */
export interface RecordDocument {
  readonly record: DocumentRecord;
  readonly blocks: readonly Block[];
}

/** A heading over paragraphs; nothing where there are none. */
export function sectionOf(title: string, texts: readonly (string | undefined)[], role?: 'list-item'): Block[] {
  const paragraphs = texts.flatMap((text) =>
    paragraphOf(text).map((block) => (role === undefined ? block : { ...block, role, depth: 0 })),
  );
  return paragraphs.length === 0 ? [] : [{ kind: 'heading', level: 1, inlines: [title] }, ...paragraphs];
}

/** A paragraph, where there is something to say. */
export function paragraphOf(text: string | undefined): ParagraphBlock[] {
  return text === undefined || text === '' ? [] : [{ kind: 'paragraph', inlines: [text] }];
}

/** `Seat: Geneva; Switzerland`, of the values that are known; undefined where none is. */
export function factOf(label: string, values: readonly (string | undefined)[]): string | undefined {
  const known = values.filter((value) => value !== undefined && value !== '');
  return known.length === 0 ? undefined : `${label}: ${known.join('; ')}`;
}

/** A field with its value, or no field where there is none. */
export function optional<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}
