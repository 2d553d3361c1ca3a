import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A quiet stand-in for a line of text that is on its way; sizes are CSS lengths. */
export function SkeletonLine({ width, height = '0.75em' }: { readonly width: string; readonly height?: string }) {
  const size: CSSProperties = { width, height };
  return (
    <span className={styles.line} aria-hidden>
      <span className={styles.bar} style={size} />
    </span>
  );
}
