import styles from './skeleton.module.css';

/** A quiet stand-in for a line of text that is on its way; sizes are CSS lengths. */
export function SkeletonLine({ width, height = '0.75em' }: { readonly width: string; readonly height?: string }) {
  return (
    <span className={styles.line} style={{ width }} aria-hidden>
      <span className={styles.bar} style={{ height }} />
    </span>
  );
}
