import { Check, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ButtonHTMLAttributes, type KeyboardEvent, type Ref } from 'react';
import { explainOperator } from '#domain/query/offered-operators.ts';
import { classNames } from '#web/ui/class-names.ts';
import { moveFocus } from '#web/ui/move-focus.ts';
import { placeBeside } from '#web/ui/place-beside.ts';
import styles from './operator-menu.module.css';

interface OperatorMenuProps {
  readonly operator: string;
  readonly choices: readonly string[];
  /** Names the button. */
  readonly label: string;
  /** Whether the button shows nothing but that there is a choice, and that only to who is at the pill. */
  readonly isQuiet: boolean;
  readonly onChoose: (operator: string) => void;
  readonly stop: Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'tabIndex'>;
}

/** The operator of a pill and the menu that changes it: arrows, Home and End, Enter; Escape and Tab leave it. */
export function OperatorMenu({ operator, choices, label, isQuiet, onChoose, stop }: OperatorMenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen || !box.current || !button.current) return;
    placeBeside(box.current, button.current.getBoundingClientRect(), 'start');
    box.current.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, [isOpen]);
  const choose = (choice: string) => {
    box.current?.hidePopover();
    if (choice !== operator) onChoose(choice);
  };
  return (
    <>
      <OperatorButton ref={button} menu={id} {...{ operator, label, isQuiet, isOpen, stop }} />
      <div
        ref={box}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label="Operator"
        className={styles.menu}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={(event) => pressKey(event, box.current)}
      >
        {isOpen ? <Choices operator={operator} choices={choices} onChoose={choose} /> : null}
      </div>
    </>
  );
}

interface OperatorButtonProps extends Pick<OperatorMenuProps, 'operator' | 'label' | 'isQuiet' | 'stop'> {
  readonly ref: Ref<HTMLButtonElement>;
  readonly menu: string;
  readonly isOpen: boolean;
}

function OperatorButton({ ref, menu, operator, label, isQuiet, isOpen, stop }: OperatorButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, isQuiet && styles.quiet)}
      popoverTarget={menu}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={label}
      data-stop="operator"
      {...stop}
    >
      {isQuiet ? null : operator}
      <ChevronDown size="0.75rem" aria-hidden />
    </button>
  );
}

function pressKey(event: KeyboardEvent, box: HTMLElement | null): void {
  // The pills below have keys of their own.
  event.stopPropagation();
  if (event.key === 'Tab') box?.hidePopover();
  else if (box && moveFocus(box, event.key)) event.preventDefault();
}

function Choices({ operator, choices, onChoose }: Pick<OperatorMenuProps, 'operator' | 'choices' | 'onChoose'>) {
  return choices.map((choice) => (
    <button
      key={choice}
      type="button"
      role="menuitemradio"
      aria-checked={choice === operator}
      tabIndex={-1}
      className={styles.choice}
      onClick={() => onChoose(choice)}
    >
      <Check size="0.875rem" aria-hidden className={styles.check} />
      <span className={styles.name}>{choice}</span> <span className={styles.meaning}>{explainOperator(choice)}</span>
    </button>
  ));
}
