import { useEffect } from 'react';
import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Sheet } from '#web/ui/sheet.tsx';
import { forgetWaiting, waitForSignIn, type WaitingStars } from './waiting-stars.ts';

interface AccountSheetProps {
  readonly signIn: string;
  /** What is stored after the sign-in that follows. */
  readonly favorites: WaitingStars;
  readonly onClose: () => void;
}

/** What a visitor without an account is told who presses a star (OP-13). */
export function AccountSheet({ signIn, favorites, onClose }: AccountSheetProps) {
  useEffect(() => waitForSignIn(favorites), [favorites]);
  const close = () => {
    forgetWaiting();
    onClose();
  };
  return (
    <Sheet title="Favorites" place="centre" isOpen onClose={close}>
      <AccountNeeded signIn={signIn}>
        An account keeps your favorites, in folders of your own. After you log in, this is among them.
      </AccountNeeded>
    </Sheet>
  );
}
