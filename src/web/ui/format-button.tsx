import { ChevronDown, Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';
import styles from './format-menu.module.css';

interface FormatButtonProps extends Omit<ComponentProps<typeof Button>, 'children' | 'className'> {
  readonly verb: string;
  readonly what: string;
}

/** The button of a menu of formats; it keeps the place of the menu until that is there. */
export function FormatButton({ verb, what, ...rest }: FormatButtonProps) {
  return (
    <Button {...rest} className={styles.button}>
      <Download size={16} aria-hidden />
      {verb}
      <span className="visually-hidden"> {what}</span>
      <ChevronDown size={14} aria-hidden />
    </Button>
  );
}
