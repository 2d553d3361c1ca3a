import styles from './demo-tag.module.css';

/** Says of what stands beside it that it was invented for the demo library. */
export function DemoTag() {
  return <span className={styles.tag}>Demo</span>;
}
