import type { Reader } from '#domain/access/reader.ts';
import { BILATERAL_TREATY, TREATY_TYPES } from '#domain/document/treaty-types.ts';
import type { ContentStore, DocumentPreview } from '#server/ports/content-store.ts';
import type { ReferenceStore } from '#server/ports/reference-store.ts';

/** A treaty with the document that holds its text or a summary. */
export interface Treaty {
  readonly id: string;
  readonly name: string;
  /** That and its other names. */
  readonly names: readonly string[];
  /** Among many states; not so an agreement that its document says is between two, whatever it is filed as. */
  readonly isMultilateral: boolean;
  /** What its document is filed as. */
  readonly type: string;
  readonly preview: DocumentPreview;
}

interface Parts {
  readonly reference: Pick<ReferenceStore, 'listInstruments'>;
  readonly content: Pick<ContentStore, 'listPreviews' | 'resolveNames'>;
}

/** The treaties of the reader's edition, in the order of their dates. */
export async function listTreaties({ reference, content }: Parts, { edition }: Reader): Promise<Treaty[]> {
  const instruments = await reference.listInstruments(edition.id);
  // An instrument whose text came with it is known by the same key.
  const keys = await content.resolveNames(
    instruments.map(({ record }) => record.document ?? record.key),
    edition.id,
  );
  const idOf = ({ record }: (typeof instruments)[number]) => keys.get(record.document ?? record.key)?.id;
  const ids = [...new Set(instruments.flatMap((one) => idOf(one) ?? []))];
  const previews = await content.listPreviews(ids);
  const byId = new Map(previews.map((preview) => [preview.id, preview]));
  return instruments
    .flatMap((instrument) => {
      const preview = byId.get(idOf(instrument) ?? '');
      if (!preview || !TREATY_TYPES.includes(preview.record.type)) return [];
      const { id, record } = instrument;
      const { type, parties } = preview.record;
      const isMultilateral = type !== BILATERAL_TREATY && parties.length !== 2;
      const { name, aliases } = record;
      return [{ id, name, names: [name, ...aliases], isMultilateral, type, preview }];
    })
    .toSorted((a, b) => dateOf(a).localeCompare(dateOf(b)));
}

/** What has no date comes last. */
const UNDATED = '9999';

function dateOf({ preview }: Treaty): string {
  return preview.record.dates.legislation ?? UNDATED;
}
