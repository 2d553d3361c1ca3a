import { formatCount } from '#web/ui/format-number.ts';
import styles from './templates.module.css';

/** Says where what is shown was made for demonstration. */
export function DemoLine({ demo, of }: { readonly demo: number; readonly of: number }) {
  if (demo === 0) return null;
  return (
    <p className={styles.demo}>
      <strong>Demo.</strong> {demo === of ? 'All' : demo} of {formatCount(of, 'template')} belong to the demo library:
      their editors are invented, and no institution has seen them.
    </p>
  );
}
