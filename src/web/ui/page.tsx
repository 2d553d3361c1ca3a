import type { HTMLAttributes, Ref } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';

interface PageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  readonly ref?: Ref<HTMLDivElement>;
  /** Begins right below the header, for a page that has a bar of its own there. */
  readonly isTight?: boolean;
}

/** The width and the margins that all pages share. */
export function Page({ isTight = false, ...props }: PageProps) {
  return <div {...props} className={classNames(styles.page, isTight && styles.tight)} />;
}
