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
  /** Leaves the page behind alive: to make a very long text inert and alive again takes longer than a key may. */
  readonly isLight?: boolean;
}

/**
 * A sheet on the browser's own dialog: the page behind is inert, or alive where it is light; Escape and a press outside
 * close, the focus returns.
 */
export function Sheet({ title, isOpen, onClose, children, footer, place = 'side', ...rest }: SheetProps) {
  const { isTall = false, isLight = false } = rest;
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useModal(dialog, isOpen && !isLight, onClose);
  useLight(dialog, isOpen && isLight);
  if (!isOpen) return null;
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.sheet, styles[place], isTall && styles.tall)}
      aria-labelledby={heading}
      popover={isLight ? 'auto' : undefined}
      // Not once it has closed: a key that opens it again may come before that is told.
      onBeforeToggle={(event) => {
        if (isLight && event.newState === 'closed') onClose();
      }}
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
    focusFirst(element);
    return () => {
      element.removeEventListener('pointerdown', notePress);
      element.removeEventListener('click', closeOutside);
      element.close();
      giveBack(opener);
    };
  }, [dialog, isOpen]);
}

/** Shows the dialog over a page that stays alive; the browser closes it by Escape or a press outside. */
function useLight(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !isOpen) return;
    const opener = document.activeElement;
    element.showPopover();
    focusFirst(element);
    return () => giveBack(opener);
  }, [dialog, isOpen]);
}

/** Puts the focus on what the content names as its first field. */
function focusFirst(dialog: HTMLDialogElement): void {
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** The focus goes back to what opened a dialog that has left the page, for the browser gives it to nobody then. */
function giveBack(opener: Element | null): void {
  if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
}
