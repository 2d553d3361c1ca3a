import type { ButtonHTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './button.module.css';

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** One of the five kinds of button there are (SH-262). An icon button needs an `aria-label`. */
  readonly kind?: 'default' | 'ghost' | 'outlined' | 'text' | 'icon';
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button; its label is a verb. */
export function Button({ kind = 'outlined', className, ...rest }: ButtonProps) {
  return <button type="button" className={classNames(styles.button, styles[kind], className)} {...rest} />;
}
