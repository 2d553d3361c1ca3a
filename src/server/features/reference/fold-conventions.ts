import { foldName } from '#domain/names/fold-name.ts';
import type { DocumentPreview } from '#server/ports/content-store.ts';
import type { Treaty } from './list-treaties.ts';

/** A convention with the documents that hold it: its text, or a summary where the library holds no text. */
export interface Convention extends Treaty {
  /** By whichever of these it may be asked for. */
  readonly ids: readonly string[];
  /** Our summary beside the text. */
  readonly summary: DocumentPreview | undefined;
}

/** Each convention once: a text that an operator imported stands with the summary of the same convention, before it (OP-99). */
export function foldConventions(treaties: readonly Treaty[]): Convention[] {
  const texts = treaties.filter((treaty) => !isSummary(treaty));
  const textOf = new Map<Treaty, Treaty>();
  for (const summary of treaties.filter(isSummary)) {
    const text = texts.find((one) => isSame(one, summary) && ![...textOf.values()].includes(one));
    if (text) textOf.set(summary, text);
  }
  const taken = new Set(textOf.values());
  return treaties
    .filter((treaty) => !taken.has(treaty))
    .map((treaty) => {
      const { id, preview } = treaty;
      const text = textOf.get(treaty);
      if (!text) return { ...treaty, ids: [id], summary: undefined };
      return { ...treaty, ids: [id, text.id], preview: text.preview, summary: preview };
    });
}

/** Only a summary says which official text it is of. */
function isSummary({ preview }: Treaty): boolean {
  return preview.record.officialText !== undefined;
}

/** One name in common, and no other year. */
function isSame(one: Treaty, other: Treaty): boolean {
  const [a, b] = [yearOf(one), yearOf(other)];
  if (a !== undefined && b !== undefined && a !== b) return false;
  const names = new Set(one.names.map(foldTreatyName));
  return other.names.some((name) => names.has(foldTreatyName(name)));
}

function yearOf({ preview }: Treaty): string | undefined {
  return preview.record.dates.legislation?.slice(0, 4);
}

/** Without the year that may stand behind it. */
function foldTreatyName(name: string): string {
  return foldName(name).replace(/ \d{4}$/u, '');
}
