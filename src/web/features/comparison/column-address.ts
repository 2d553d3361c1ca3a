import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import type { ComparedDocument, ComparisonLanding } from '#contract/comparison.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';

/** The page of what stands in a column: of a country by its name, of an institution by its id. */
export function hrefOfColumn(
  compares: ComparisonLanding['compares'],
  { id, name }: { readonly id: string; readonly name: string },
): string {
  const { entryPage } = compares === 'places' ? JURISDICTIONS : ORGANIZATIONS;
  return entryPage.replace('{id}', encodeURIComponent(compares === 'places' ? name : id));
}

/** The document that answers in a column, in the version that is shown. */
export function hrefOfDocument({
  documentId,
  version,
  by,
}: Pick<ComparedDocument, 'documentId' | 'version' | 'by'>): string {
  const address = presentTextAddress({ id: documentId });
  return by === 'newest' || by === 'ended' ? address : `${address}?v=${version}`;
}
