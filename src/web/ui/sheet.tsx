import { X } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode, type RefObject } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './sheet.module.css';

interface SheetProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Stays in view below the content, for the button that finishes. */
  readonly footer?: ReactNode;
  /** `side` slides in at the edge on wide screens, `centre` stands in the middle; both come from below on a phone. */
  readonly place?: 'side' | 'centre';
  /** On a phone as tall as it may be from the first, for content that grows and shrinks under the reader's finger. */
  readonly isTall?: boolean;
}

/** A modal sheet on the browser's own dialog: the page behind is inert, Escape closes, the focus returns. */
export function Sheet({ title, isOpen, onClose, children, footer, place = 'side', isTall = false }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog, isOpen, onClose);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, styles[place], isTall && styles.tall)}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.frame}>
        <div className={styles.header}>
          <h2 id={heading}>{title}</h2>
          <Button kind="icon" aria-label="Close" onClick={onClose}>
            <X size="1.25rem" aria-hidden />
          </Button>
        </div>
        <div className={styles.content}>{children}</div>
        {footer ? <div className={styles.footer}>{footer}</div> : null}
      </div>
    </dialog>
  );
}

/** Shows the dialog over an inert page while it is open, closes it by a press outside, and gives the focus back. */
function useModal(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    // A press that began inside the sheet means something in there, wherever it ends.
    let pressed: EventTarget | null = null;
    const notePress = (event: PointerEvent) => {
      pressed = event.target;
    };
    const closeOutside = (event: MouseEvent) => {
      if (event.target === element && pressed === element) close();
    };
    element.addEventListener('pointerdown', notePress);
    element.addEventListener('click', closeOutside);
    const opener = document.activeElement;
    element.showModal();
    element.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      element.removeEventListener('pointerdown', notePress);
      element.removeEventListener('click', closeOutside);
      element.close();
      // The dialog has left the page by now, and the browser gives the focus back to nobody.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, [dialog, isOpen]);
}
