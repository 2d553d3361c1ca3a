import { memo, useRef, useState, type ReactNode } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { listDetailGroups, type DetailGroup, type DetailValue, type ShownReferences } from './detail-rows.ts';
import { TreatyStatus } from './treaty-status.tsx';
import styles from './details-column.module.css';

interface DetailsColumnProps {
  readonly document: DocumentDetails;
  /** What other parts of the product have to say beside it. */
  readonly children: ReactNode;
}

/** What is known about the document, and what it refers to and is referred to by. */
export const DetailsColumn = memo(function DetailsColumn({ document, children }: DetailsColumnProps) {
  return (
    <div className={styles.details}>
      {listDetailGroups(document).map((group) => (
        <Group key={group.name} group={group} />
      ))}
      <TreatyStatus rows={document.treatyStatus} />
      {children}
    </div>
  );
});

function Group({ group: { name, rows, lists } }: { readonly group: DetailGroup }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupName}>{name}</h3>
      {rows.length > 0 ? (
        <dl>
          {rows.map((row) => (
            <div key={row.name} className={styles.row}>
              <dt>{row.name}</dt>
              {row.values.map((value) => (
                <dd key={`${value.text} ${value.note ?? ''}`}>
                  <Value value={value} />
                </dd>
              ))}
            </div>
          ))}
        </dl>
      ) : null}
      {lists.map((list) => (
        <References key={list.name} list={list} />
      ))}
    </section>
  );
}

function Value({ value: { text, href, note } }: { readonly value: DetailValue }) {
  return (
    <>
      {href ? <AppLink href={href}>{text}</AppLink> : breakAtSlash(text)}
      {note ? <span className={styles.note}> {note}</span> : null}
    </>
  );
}

/** An identifier may be longer than the column; it breaks after its first part. */
function breakAtSlash(text: string): ReactNode {
  const at = text.indexOf('/') + 1;
  return (
    <>
      {text.slice(0, at)}
      {at > 0 ? <wbr /> : null}
      {text.slice(at)}
    </>
  );
}

/** A path through a tree reads with its own sign. */
function nameOf(item: DocumentDetails['references'][number]): string {
  return item.displayValue.replaceAll(' > ', ' › ');
}

/** Entries shown at first (OP-101). */
const FIRST = 5;

function References({ list: { name, items, beside } }: { readonly list: ShownReferences }) {
  const [showsAll, setShowsAll] = useState(false);
  const titles = useRef<HTMLUListElement>(null);
  useTypeset(titles, undefined);
  const shown = showsAll ? items : items.slice(0, FIRST);
  return (
    <section className={styles.references}>
      <h4 className={styles.title}>
        {name} {items.length > 0 ? <span className={styles.count}>{formatNumber(items.length)}</span> : null}
      </h4>
      <ul ref={titles}>
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
      {beside ? <p className={styles.beside}>{beside}</p> : null}
    </section>
  );
}
