import { Button } from '#web/ui/button.tsx';
import { Sheet } from '#web/ui/sheet.tsx';

interface DeleteAlertProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDelete: () => Promise<void>;
}

/** Asks once more before an alert goes. */
export function DeleteAlert({ title, isOpen, onClose, onDelete }: DeleteAlertProps) {
  return (
    <Sheet
      title="Delete this alert?"
      place="centre"
      isOpen={isOpen}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button
            kind="default"
            onClick={() => {
              onClose();
              void onDelete();
            }}
          >
            Delete alert
          </Button>
        </>
      }
    >
      <p>
        “{title}” will no longer be watched, and its feed ends. The search itself stays in your latest searches for as
        long as it is among them.
      </p>
    </Sheet>
  );
}
