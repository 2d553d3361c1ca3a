import type { Nullable, Selectable } from 'kysely';
import type { Citation } from '#server/ports/citation-store.ts';
import type { DocumentLink } from '#server/ports/content-store.ts';
import type { CitationTable } from '#server/adapters/sql/schema/library-schema.ts';

/** A row with what is read of its target, as the port answers it. */
export function presentCitation(row: Selectable<CitationTable> & Nullable<DocumentLink>): Citation {
  const { known, list, raw, target_anchor } = row;
  return {
    known,
    list: list ?? undefined,
    place: presentPlace(row),
    raw,
    target: presentTarget(row),
    targetAnchor: target_anchor ?? undefined,
    provision: presentProvision(row),
  };
}

function presentPlace({ block, anchor, from_char, to_char }: Selectable<CitationTable>): Citation['place'] {
  if (block === null || anchor === null || from_char === null || to_char === null) return undefined;
  return { block, anchor, from: from_char, to: to_char };
}

function presentTarget({ id, title, type, kind }: Nullable<DocumentLink>): DocumentLink | undefined {
  return id === null || title === null || type === null || kind === null ? undefined : { id, title, type, kind };
}

function presentProvision({ instrument, path, path_to }: Selectable<CitationTable>): Citation['provision'] {
  if (instrument === null || path === null) return undefined;
  return { instrument, steps: listSteps(path), ...(path_to === null ? {} : { to: listSteps(path_to) }) };
}

function listSteps(path: string): string[] {
  return path === '' ? [] : path.split('/');
}
