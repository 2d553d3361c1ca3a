import type { DocumentChanges } from '#contract/document-changes.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ChangedWords } from '#web/ui/changed-words.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/format-number.ts';
import styles from './changes-page.module.css';

type Row = DocumentChanges['rows'][number];
type Change = Exclude<Row, { kind: 'unchanged' }>;

const NAMES: Readonly<Record<Exclude<Change['kind'], 'same'>, string>> = {
  changed: 'Changed',
  split: 'Split into several paragraphs',
  merged: 'Put together from several paragraphs',
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
};

interface VersionAddress {
  readonly version: number;
  readonly href: string;
}

interface ChangeListProps {
  readonly changes: DocumentChanges;
  /** Where the two versions are read. */
  readonly texts: { readonly next: VersionAddress; readonly former: VersionAddress };
}

/** The changes in the order of the text; what is inserted is underlined, what is deleted is struck through. */
export function ChangeList({ changes, texts }: ChangeListProps) {
  return (
    <ol className={styles.list}>
      {changes.rows.map((row, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and anchors repeat
        <li key={index}>
          {row.kind === 'unchanged' ? (
            <p className={styles.gap}>{formatCount(row.blocks, 'unchanged paragraph')}</p>
          ) : (
            <ChangedBlock change={row} text={row.kind === 'removed' ? texts.former : texts.next} />
          )}
        </li>
      ))}
    </ol>
  );
}

function ChangedBlock({ change, text }: { readonly change: Change; readonly text: VersionAddress }) {
  const { kind, anchor, pieces, isCompared } = change;
  return (
    <div className={classNames(styles.block, kind !== 'same' && styles.changed)}>
      {kind === 'same' ? null : (
        <p className={styles.label}>
          {anchor === null ? (
            NAMES[kind]
          ) : (
            <AppLink href={`${text.href}#${anchor}`} state={{ place: { version: text.version } }}>
              {NAMES[kind]}
            </AppLink>
          )}
          {isCompared ? null : ', words not compared'}
        </p>
      )}
      <p className={styles.words}>
        <ChangedWords pieces={pieces} />
      </p>
    </div>
  );
}
