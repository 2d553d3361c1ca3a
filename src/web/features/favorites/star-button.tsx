import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Star as StarIcon } from 'lucide-react';
import { useState } from 'react';
import { addStars, starsQuery, type Folder } from '#web/api/favorites.ts';
import { accountQuery, isPersonal } from '#web/api/account.queries.ts';
import { attempt } from '#web/app/attempt.ts';
import { announce } from '#web/app/live-region.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import styles from './star.module.css';
import type { StarProps } from './star-props.ts';

const FavoriteDialog = createLazyPart(async () => (await import('./favorite-dialog.tsx')).FavoriteDialog);

type Kept = ReadonlySet<string | null>;
const kept = new WeakMap<readonly Folder[], Kept>();

/** Documents that are kept; put together once for all the stars of a page. */
function listAll(folders: readonly Folder[]): Kept {
  const known = kept.get(folders) ?? new Set(folders[0]?.favorites.map(({ contentId }) => contentId));
  kept.set(folders, known);
  return known;
}

/** A press keeps the document at once; on what is kept it opens the folders. A visitor without an account is told of one. */
export function StarButton({ document, place, signIn }: StarProps) {
  const queries = useQueryClient();
  // Asked for once, at start, and never by a star.
  const { data: all } = useQuery({ ...starsQuery(), enabled: false, select: listAll });
  const [isOpen, setOpen] = useState(false);
  const isKept = all?.has(document.id) === true;
  const press = async () => {
    const isSignedIn = isPersonal(queries.getQueryData(accountQuery().queryKey));
    if (!isSignedIn || isKept) return setOpen(true);
    // The star is drawn at once; it is said to be kept once it is.
    const isDone = await attempt('The favorite could not be kept', () => addStars(queries, [document]));
    if (isDone) announce(`“${document.title}” is among your favorites. Press again for its folders.`);
  };
  return (
    <>
      <button
        type="button"
        className={classNames(styles.star, isKept && styles.kept)}
        data-star={place}
        aria-pressed={isKept}
        aria-label={`Favorite: ${document.title}`}
        title={isKept ? 'In your favorites; choose folders (f)' : 'Add to favorites (f)'}
        onClick={() => void press()}
      >
        <StarIcon size="1.125rem" aria-hidden />
      </button>
      {isOpen ? <FavoriteDialog documents={[document]} signIn={signIn} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
