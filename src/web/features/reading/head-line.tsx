import styles from './document-head.module.css';

/** The line below a title that tells documents of one name apart: who decided, number, citation; nothing twice. */
export function HeadLine({ parts }: { readonly parts: readonly (string | null | undefined)[] }) {
  const said = [...new Set(parts.filter((part) => part !== null && part !== undefined && part !== ''))];
  if (said.length === 0) return null;
  return (
    <p className={styles.meta}>
      {said.map((part) => (
        <span key={part} className={styles.part}>
          {part}
        </span>
      ))}
    </p>
  );
}
