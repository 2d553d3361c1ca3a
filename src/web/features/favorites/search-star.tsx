import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Star as StarIcon } from 'lucide-react';
import { useState } from 'react';
import { keepFavorites, starsQuery } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { notify } from '#web/app/notifications.ts';
import { classNames } from '#web/ui/class-names.ts';
import { AccountSheet } from './account-sheet.tsx';
import type { KeepSearchProps } from './star-props.ts';
import styles from './star.module.css';
import type { WaitingStars } from './waiting-stars.ts';

/** Keeps the search with its whole state; it is taken out on the page of favorites. */
export function SearchStar({ title, url, signIn }: KeepSearchProps) {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const { data: isKept = false } = useQuery({
    ...starsQuery(),
    enabled: false,
    select: ([all]) => all?.favorites.some((star) => star.contentId === null && star.url === url) === true,
  });
  const favorites: WaitingStars = [{ informationType: 'Search', title, url }];
  const [isOpen, setOpen] = useState(false);
  const keep = async () => {
    if (!isSignedIn) return setOpen(true);
    const isDone = await attempt('The search could not be kept', () => keepFavorites(queries, favorites));
    if (!isDone) return;
    notify({ type: 'success', title: 'The search is among your favorites', content: title });
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles.star, isKept && styles.kept)}
        aria-label="Keep this search among the favorites"
        title="Keep this search among the favorites"
        onClick={() => void keep()}
      >
        <StarIcon size="1.125rem" aria-hidden />
      </button>
      {isOpen ? <AccountSheet signIn={signIn} favorites={favorites} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
