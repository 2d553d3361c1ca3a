import { Fact } from '#web/ui/facts-line.tsx';
import styles from './templates.module.css';

/** What readers call the kinds of files. */
const KINDS: Readonly<Record<string, string>> = { docx: 'Word', xlsx: 'Excel', pdf: 'PDF', rtf: 'RTF' };

export function nameKind(extension: string): string {
  return KINDS[extension] ?? extension.toUpperCase();
}

/** The kinds of a template's files, in a few letters. */
export function FileKinds({ extensions }: { readonly extensions: readonly string[] }) {
  if (extensions.length === 0) return null;
  return <Fact className={styles.kinds}>{extensions.map(nameKind).join(', ')}</Fact>;
}
