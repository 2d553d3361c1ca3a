import { AccountNeeded } from '#web/ui/account-needed.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface AccountSheetProps {
  readonly signIn: string;
  readonly onClose: () => void;
}

/** What a visitor without an account is told who presses a star (OP-13). */
export function AccountSheet({ signIn, onClose }: AccountSheetProps) {
  return (
    <Sheet title="Favorites" place="centre" isOpen onClose={onClose}>
      <AccountNeeded signIn={signIn}>An account keeps your favorites, in folders of your own.</AccountNeeded>
    </Sheet>
  );
}
