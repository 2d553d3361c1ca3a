import { decideHeld } from '#domain/access/decide-access.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { StoredDocument } from '#server/ports/content-store.ts';

interface Referred {
  readonly document: StoredDocument;
  readonly isOpen: boolean;
  /** Inside the library, of a former version too. */
  readonly address: string;
}

/**
 * A document of which a reference is wanted, in the version that is named: the newest whether it is open or not, a former
 * one only where the reader may have that. Throws what the guard throws.
 */
export async function findReferred(
  guard: Pick<DocumentGuard, 'getHeld' | 'getOpen' | 'openVersion'>,
  reader: Reader,
  id: string,
  version: number | undefined,
): Promise<Referred> {
  const newest = await guard.getHeld(reader, id);
  const address = presentTextAddress(newest);
  if (version === undefined || version === newest.version) {
    return { document: newest, isOpen: decideHeld(reader, newest).isOpen, address };
  }
  const document = await guard.openVersion(reader, await guard.getOpen(reader, id), version);
  return { document, isOpen: true, address: `${address}?v=${version}` };
}
