import type { DocumentBlock } from '#server/ports/document-renderer.ts';

/** A heading of a file, the outermost where no level is said. */
export function heading(text: string, { level = 1, link }: { level?: 1 | 2; link?: string } = {}): DocumentBlock {
  return { kind: 'heading', level, text, ...(link === undefined ? {} : { link }) };
}

export function paragraphs(...texts: readonly string[]): DocumentBlock {
  return { kind: 'paragraphs', texts };
}

/** A line for each label that has a value; nothing without any. */
export function fields(rows: readonly (readonly [label: string, value: string])[], isLink = false): DocumentBlock[] {
  const filled = rows.filter(([, value]) => value !== '');
  return filled.length === 0
    ? []
    : [{ kind: 'fields', fields: filled.map(([label, value]) => ({ label, value, isLink })) }];
}

/** Blocks under a heading; nothing where there are none. */
export function under(text: string, blocks: readonly DocumentBlock[]): DocumentBlock[] {
  return blocks.length === 0 ? [] : [heading(text), ...blocks];
}
