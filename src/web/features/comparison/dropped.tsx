import styles from './dropped.module.css';

/** What an address asks for that is not there, in words. */
export function Dropped({ words }: { readonly words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className={styles.dropped} aria-label="Left out">
      {words.map((sentence) => (
        <li key={sentence} dir="auto">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
