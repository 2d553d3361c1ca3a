import { useId, useRef, useState, type ButtonHTMLAttributes, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { placeBeside } from './place-beside.ts';
import styles from './popover.module.css';

type TriggerProps = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'popoverTarget' | 'aria-haspopup'>;

interface PopoverProps {
  /** Names the box for those who do not see it. */
  readonly label: string;
  /** Draws the button that opens it; spread the properties onto a `button`. */
  readonly renderTrigger: (properties: TriggerProps) => ReactNode;
  /** The content; `close` shuts the box; `isOpen` is for what is only there while it is open. */
  readonly children: (close: () => void, isOpen: boolean) => ReactNode;
  readonly align?: 'start' | 'end';
  readonly width?: 'menu' | 'text';
}

/**
 * A box that floats beside its button, made of the browser's own popover: Escape and a click elsewhere close it, and
 * the focus returns to the button. On a phone it stands at the bottom of the screen.
 */
export function Popover({ label, renderTrigger, children, align = 'start', width = 'menu' }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {renderTrigger({ popoverTarget: id, 'aria-haspopup': 'dialog' })}
      </span>
      <dialog
        id={id}
        popover="auto"
        aria-label={label}
        className={classNames(styles.box, styles[width])}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          const button = anchor.current?.firstElementChild;
          if (event.newState === 'open' && button) {
            placeBeside(event.currentTarget, button.getBoundingClientRect(), align);
          }
        }}
      >
        {children(close, isOpen)}
      </dialog>
    </>
  );
}
