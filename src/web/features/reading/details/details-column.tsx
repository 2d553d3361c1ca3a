import { useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { listDetails, listReferences, type DetailValue } from './detail-rows.ts';
import { TreatyStatus } from './treaty-status.tsx';
import styles from './details-column.module.css';

/** What is known about the document, and what it refers to and is referred to by. */
export function DetailsColumn({ document }: { readonly document: DocumentDetails }) {
  return (
    <div className={styles.details}>
      <dl className={styles.list}>
        {listDetails(document).map(({ name, values }) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            {values.map((value) => (
              <dd key={`${value.text} ${value.note ?? ''}`}>
                <Value value={value} />
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <TreatyStatus rows={document.treatyStatus} />
      {listReferences(document).map(({ name, items }) => (
        <ReferenceList key={name} name={name} items={items} />
      ))}
    </div>
  );
}

function Value({ value: { text, href, note } }: { readonly value: DetailValue }) {
  return (
    <>
      {href ? <AppLink href={href}>{text}</AppLink> : text}
      {note ? <span className={styles.note}> {note}</span> : null}
    </>
  );
}

/** A path through a tree reads with its own sign. */
function nameOf(item: DocumentDetails['references'][number]): string {
  return item.displayValue.replaceAll(' > ', ' › ');
}

/** Entries shown at first (OP-101). */
const FIRST = 5;

interface ReferenceListProps {
  readonly name: string;
  readonly items: DocumentDetails['references'];
}

function ReferenceList({ name, items }: ReferenceListProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? items : items.slice(0, FIRST);
  return (
    <section className={styles.references}>
      <h2 className={styles.title}>
        {name} <span className={styles.count}>{formatNumber(items.length)}</span>
      </h2>
      <ul>
        {shown.map((item) => (
          <li key={`${item.url ?? ''} ${item.displayValue}`}>
            {item.url ? <AppLink href={item.url}>{nameOf(item)}</AppLink> : nameOf(item)}
          </li>
        ))}
      </ul>
      {items.length > FIRST ? (
        <Button kind="text" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? 'Show fewer' : `Show all ${formatNumber(items.length)}`}
        </Button>
      ) : null}
    </section>
  );
}
