import type { HTMLAttributes, Ref } from 'react';
import styles from './page.module.css';

interface PageProps extends Omit<HTMLAttributes<HTMLDivElement>, 'className'> {
  readonly ref?: Ref<HTMLDivElement>;
}

/** The width and the margins that all pages share. */
export function Page(props: PageProps) {
  return <div {...props} className={styles.page} />;
}
