import { TRASH_DAYS } from '#domain/tools/desk/trash.ts';
import { ConfirmSheet } from '#web/ui/confirm-sheet.tsx';

interface DeleteAlertProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

/** Asks once more before an alert goes. */
export function DeleteAlert({ title, isOpen, onClose, onDelete }: DeleteAlertProps) {
  return (
    <ConfirmSheet
      title="Delete this alert?"
      button="Delete alert"
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => void onDelete()}
    >
      <p>
        “{title}” will no longer be watched, and its feed ends. You can restore both from the trash for {TRASH_DAYS}{' '}
        days.
      </p>
    </ConfirmSheet>
  );
}
