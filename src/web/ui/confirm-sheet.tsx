import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

export interface ConfirmSheetProps {
  readonly title: string;
  /** What goes, on the button that lets it go. */
  readonly button: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
  /** What is lost and what stays. */
  readonly children: ReactNode;
}

/** Asks once more before something goes; the focus is on keeping it. */
export function ConfirmSheet({ title, button, isOpen, onClose, onConfirm, children }: ConfirmSheetProps) {
  const buttons = (
    <>
      <Button onClick={onClose} data-autofocus>
        Keep it
      </Button>
      <Button
        kind="default"
        onClick={() => {
          onClose();
          onConfirm();
        }}
      >
        {button}
      </Button>
    </>
  );
  return (
    <Sheet title={title} place="centre" isOpen={isOpen} onClose={onClose} footer={buttons}>
      {children}
    </Sheet>
  );
}
