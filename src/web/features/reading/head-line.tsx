import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './document-head.module.css';

/** The line below a title that tells documents of one name apart: who decided, number, citation; nothing twice. */
export function HeadLine({ facts }: { readonly facts: readonly (string | null | undefined)[] }) {
  const said = [...new Set(facts)].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <p className={styles.meta}>
      <FactsLine facts={said} />
    </p>
  );
}
