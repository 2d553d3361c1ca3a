import { WITHDRAWN_PROFILE } from '#domain/tools/desk/favorite.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { REMOVED_TITLE } from '#domain/document/removed-title.ts';
import type { ReactNode } from 'react';
import type { FavoriteRow } from '#web/api/favorites.ts';
import { defaultMode, useEditionView } from '#web/app/edition-view.ts';
import { hrefOfSearch } from '#web/app/search-address.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ClosedMark } from '#web/ui/closed-mark.tsx';
import { joinNames } from '#web/ui/join-names.ts';
import styles from './favorites-page.module.css';

/** What places a favorite: kind, source, date, jurisdictions and when it was starred. */
export function listMeta({ type, source, date, jurisdictions, addedDate }: FavoriteRow): readonly ReactNode[] {
  const added = `added ${formatDate(addedDate.slice(0, 10))}`;
  return [type, source, date && formatDate(date), jurisdictions.join(', '), added];
}

/** What stands in the place of a title. */
const NO_TITLES: readonly string[] = [WITHDRAWN_PROFILE, REMOVED_TITLE];

/** What became of it in a word or two; undefined where nothing did. */
export function nameState({ state, hasChanged, hasMoved }: FavoriteRow): string | undefined {
  if (state !== 'open') return STATES[state];
  if (hasChanged) return 'Changed';
  return hasMoved ? 'Moved' : undefined;
}

const STATES = { withdrawn: 'Withdrawn', missing: 'No longer here', closed: 'Not included' } as const;

/** What became of it, with a way on. */
export function FavoriteState({ row }: { readonly row: FavoriteRow }) {
  if (row.state === 'withdrawn') {
    return (
      <p className={styles.state}>
        Withdrawn from the library on {formatDate(row.removedDate ?? '')}.{' '}
        {NO_TITLES.includes(row.title) ? null : <SearchForTitle title={row.title} />}
      </p>
    );
  }
  if (row.state === 'missing') {
    return (
      <p className={styles.state}>
        No longer in this edition. <SearchForTitle title={row.title} />
      </p>
    );
  }
  if (row.state === 'closed') {
    return (
      <p className={styles.state}>
        <ClosedMark />
        {row.heldBy.length > 0 ? `. It comes with ${joinNames(row.heldBy)}.` : null}
      </p>
    );
  }
  if (!row.hasChanged && !row.hasMoved) return null;
  return (
    <p className={styles.state}>
      {row.hasChanged ? <Changed row={row} /> : null}
      {row.hasMoved ? <Moved row={row} /> : null}
    </p>
  );
}

/** What differs from the version that the reader knew is a page of every text; other records only are as they are. */
function Changed({ row: { url, knownVersion, changes } }: { readonly row: FavoriteRow }) {
  if (changes) {
    return (
      <>
        <span className={styles.changed}>Changed since you saw it: {nameSome(changes.names)}</span>{' '}
        <AppLink href={changes.url}>See what changed</AppLink>
      </>
    );
  }
  return (
    <>
      <span className={styles.changed}>Changed since you opened it</span>{' '}
      {knownVersion !== null && url.startsWith('/document/') ? (
        <AppLink href={`${url}?from=${knownVersion}`}>See what changed</AppLink>
      ) : null}
    </>
  );
}

/** Of many the first, and how many more. */
function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED;
  return more > 1 ? `${names.slice(0, NAMED).join(', ')} and ${more} more` : names.join(', ');
}

const NAMED = 4;

/** What was joined with another leads to that one for good (OP-171); the title above is the one of now. */
function Moved({ row: { formerTitle } }: { readonly row: FavoriteRow }) {
  if (formerTitle === null) return <>It moved to a new address, to which its title leads.</>;
  return (
    <>
      You kept it as “<bdi>{formerTitle}</bdi>”, which is part of this one now.
    </>
  );
}

/** What is gone may have come again under another address, or something like it. */
function SearchForTitle({ title }: { readonly title: string }) {
  const mode = defaultMode(useEditionView());
  // Words alone: nothing in a title is meant as an operator.
  const q = title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return <AppLink href={hrefOfSearch(mode, { q })}>Search for its title</AppLink>;
}
