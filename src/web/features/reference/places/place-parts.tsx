import type { Jurisdiction } from '#contract/reference.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';

/** How much the library holds on a place, and where to look on where that is nothing (OP-101). */
export function PlaceLead({ entry }: { readonly entry: Jurisdiction }) {
  const { name, continent, documents, neighbours } = entry;
  return (
    <>
      {continent === null ? '' : `${continent}. `}
      {documents.count === 0 ? (
        `This library holds no document on ${name} that your subscription opens.`
      ) : (
        <>
          <AppLink href={documents.url}>{formatCount(documents.count, 'document')}</AppLink> in this library.
        </>
      )}
      {documents.count === 0 && neighbours.length > 0
        ? neighbours[0]?.via === null
          ? ' Which treaties it joined is unknown here; places of the same continent are named among the key facts.'
          : ' Places bound by the same treaties are named among the key facts; their law may help you on.'
        : ''}
    </>
  );
}

/** The names of the treaties that a place joined. */
export function JoinedTreaties({ row }: { readonly row: Entry }) {
  const { conventions } = row as unknown as Jurisdiction;
  const bound = conventions.filter(({ stands }) => stands === 'party' || stands === 'applies');
  return bound.length === 0 ? 'See below' : bound.map(({ treaty }) => treaty.name).join('; ');
}
