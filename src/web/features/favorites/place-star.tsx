import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bell, BellRing, Star as StarIcon } from 'lucide-react';
import { useState } from 'react';
import { addressOfPlace } from '#domain/comparison/watched-place.ts';
import { keepFavorites, removeFavorites, setNotified, starsQuery, type Folder } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { offerUndo } from '#web/app/offer-undo.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { AccountSheet } from './account-sheet.tsx';
import type { KeepPlaceProps } from './star-props.ts';
import styles from './star.module.css';

type Star = Folder['favorites'][number];
type ByAddress = ReadonlyMap<string, Star>;
const kept = new WeakMap<readonly Folder[], ByAddress>();

/** What is kept by its address; put together once for all the answers of a page. */
function listByAddress(folders: readonly Folder[]): ByAddress {
  const known =
    kept.get(folders) ??
    new Map((folders[0]?.favorites ?? []).flatMap((star) => (star.contentId === null ? [[star.url, star]] : [])));
  kept.set(folders, known);
  return known;
}

/** A star and a bell: the one keeps a place of a comparison, the other keeps it and says when it changes. */
// Long because: two buttons of one state, and the sheet of whoever has no account.
export function PlaceStar({ place, title, signIn, className }: KeepPlaceProps) {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const url = addressOfPlace(place);
  // Asked for once, at start, and never by a star.
  const star = useQuery({ ...starsQuery(), enabled: false, select: listByAddress }).data?.get(url);
  const isTold = star?.notifications === true;
  const draft = { informationType: 'Comparison' as const, url };
  const keep = async () => {
    if (!isSignedIn) return setOpen(true);
    if (star) {
      const isGone = await attempt('The favorite could not be removed', () => removeFavorites(queries, [star.id]));
      if (isGone) offerUndo(queries, `“${title}” left your favorites`, [star.id]);
      return;
    }
    const isDone = await attempt('The favorite could not be kept', () => keepFavorites(queries, [draft]));
    if (isDone) announce(`“${title}” is among your favorites.`);
  };
  const tell = async () => {
    if (!isSignedIn) return setOpen(true);
    const isDone = await attempt('The mark could not be kept', async () => {
      const own = star ?? (await keepFavorites(queries, [draft])).favorites[0];
      if (own) await setNotified(queries, own.id, !isTold);
    });
    if (isDone) announce(isTold ? 'You will not be told of its changes.' : 'Its changes will be marked on your desk.');
  };
  return (
    <>
      <Button
        kind="icon"
        className={classNames(className, star && styles.kept)}
        aria-pressed={star !== undefined}
        aria-label={`Favorite: ${title}`}
        title={star ? 'Remove from favorites' : 'Add to favorites'}
        onClick={() => void keep()}
      >
        <StarIcon size="0.875rem" aria-hidden />
      </Button>
      <Button
        kind="icon"
        className={classNames(className, isTold && styles.kept)}
        aria-pressed={isTold}
        aria-label={`Tell me when this changes: ${title}`}
        title={isTold ? 'Do not tell me when this changes' : 'Tell me when this changes'}
        onClick={() => void tell()}
      >
        {isTold ? <BellRing size="0.875rem" aria-hidden /> : <Bell size="0.875rem" aria-hidden />}
      </Button>
      {isOpen ? <AccountSheet signIn={signIn} favorites={[draft]} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
