import { useQueryClient } from '@tanstack/react-query';
import { Star as StarIcon } from 'lucide-react';
import { useState } from 'react';
import { addStars } from '#web/api/favorites.ts';
import { useAccount } from '#web/app/account.ts';
import { attempt } from '#web/app/attempt.ts';
import { Button } from '#web/ui/button.tsx';
import { FavoriteDialog } from './favorite-dialog.tsx';
import type { KeepSelectionProps } from './star-props.ts';

/** Stars all of them at once and asks for their folders. */
export function KeepButton({ items, signIn }: KeepSelectionProps) {
  const queries = useQueryClient();
  const { isSignedIn } = useAccount();
  const [isOpen, setOpen] = useState(false);
  const keep = async () => {
    if (!isSignedIn || (await attempt('The favorites could not be kept', () => addStars(queries, items))))
      setOpen(true);
  };
  return (
    <>
      <Button aria-haspopup="dialog" aria-label="Add the selection to favorites" onClick={() => void keep()}>
        <StarIcon size="1rem" aria-hidden /> Favorites
      </Button>
      {isOpen ? <FavoriteDialog documents={items} signIn={signIn} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
