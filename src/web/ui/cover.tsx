import { classNames } from './class-names.ts';
import styles from './cover.module.css';

interface CoverProps {
  /** Decides the cloth, so that one work always looks the same. */
  readonly id: string;
  readonly title: string;
  /** `Book`, `Loose-leaf` or `Journal`: each has its own binding. */
  readonly type: string;
  readonly authors?: readonly string[];
  readonly imprint?: string | null;
  readonly size?: 'small' | 'medium' | 'large';
}

/** How many cloths the style sheet knows. */
const CLOTHS = 6;

/** The cover of a publication, drawn from its title. Decoration: the title stands beside it as text. */
export function Cover({ id, title, type, authors, imprint, size = 'medium' }: CoverProps) {
  const binding = type === 'Journal' ? styles.journal : type === 'Loose-leaf' ? styles.looseLeaf : styles.book;
  const cloth = styles[`cloth${clothOf(id)}`];
  return (
    <span
      className={classNames(styles.cover, binding, cloth, styles[size])}
      aria-hidden
      data-length={lengthOf(title)}
      data-initial={initialOf(title)}
    >
      <span className={styles.title}>{title.replaceAll("'", '’')}</span>
      <span className={styles.rule} />
      <span className={styles.authors}>{authors?.join(', ')}</span>
      <span className={styles.imprint}>{imprint ?? 'Pandect'}</span>
    </span>
  );
}

function clothOf(id: string): number {
  let sum = 7;
  for (const character of id) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973;
  return sum % CLOTHS;
}

/** The first letter of the first telling word. */
function initialOf(title: string): string {
  return (/^(?:The|An|A)\s+/i.test(title) ? title.replace(/^\S+\s+/, '') : title).charAt(0).toUpperCase();
}

function lengthOf(title: string): 'short' | 'medium' | 'long' {
  return title.length < 28 ? 'short' : title.length < 56 ? 'medium' : 'long';
}
