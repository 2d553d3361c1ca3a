import { useId, useRef, useState, type ButtonHTMLAttributes, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { moveFocus } from './move-focus.ts';
import { placeBeside } from './place-beside.ts';
import styles from './popover.module.css';

type TriggerProps = Pick<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'popoverTarget' | 'aria-expanded' | 'aria-controls' | 'onKeyDown'
>;

interface DropdownProps {
  /** Draws the button that opens it; spread the properties onto a `button`. */
  readonly renderTrigger: (properties: TriggerProps) => ReactNode;
  /** The links and buttons; `close` shuts the list. */
  readonly children: (close: () => void) => ReactNode;
  readonly align?: 'start' | 'end';
  /** Two columns for a long list. */
  readonly isWide?: boolean;
}

/**
 * A list that opens below its button (SH-201). The button says whether it is open; the down arrow opens it, arrows,
 * Home and End go through it, Escape and a click elsewhere close it, and so does leaving it with Tab.
 */
export function Dropdown({ renderTrigger, children, align = 'start', isWide = false }: DropdownProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <span ref={anchor} className={styles.anchor}>
        {renderTrigger({
          popoverTarget: id,
          'aria-expanded': isOpen,
          'aria-controls': id,
          onKeyDown: (event) => openByKey(event, id),
        })}
      </span>
      <div
        id={id}
        popover="auto"
        role="presentation"
        className={classNames(styles.box, styles.menu, isWide && styles.wide)}
        onToggle={(event) => {
          const opens = event.newState === 'open';
          setOpen(opens);
          const button = anchor.current?.firstElementChild;
          if (opens && button) placeBeside(event.currentTarget, button.getBoundingClientRect(), align);
        }}
        onKeyDown={(event) => {
          if (moveFocus(event.currentTarget, event.key)) event.preventDefault();
        }}
        onBlur={({ currentTarget, relatedTarget }) => {
          const isInside = currentTarget.contains(relatedTarget) || anchor.current?.contains(relatedTarget);
          if (relatedTarget && !isInside) close();
        }}
      >
        {children(close)}
      </div>
    </>
  );
}

function openByKey(event: KeyboardEvent, id: string): void {
  const box = document.getElementById(id);
  if (event.key !== 'ArrowDown' || !box) return;
  event.preventDefault();
  box.showPopover();
  moveFocus(box, 'Home');
}
