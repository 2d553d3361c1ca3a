import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDate } from '#domain/document/format-date.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import styles from './print-letterhead.module.css';

/** What a printed page begins with, whatever it is: the edition, the day, what was asked, and where it stands. */
export function PrintLetterhead() {
  const { name } = useEditionView();
  const [{ day, asked, address }, setPrinted] = useState(readPage);
  useEffect(() => {
    const note = () => flushSync(() => setPrinted(readPage()));
    window.addEventListener('beforeprint', note);
    return () => window.removeEventListener('beforeprint', note);
  }, []);
  return (
    <div className={styles.letterhead} data-letterhead>
      <p className={styles.line}>
        <strong>{name}</strong> <span>Printed {day}</span>
      </p>
      <p className={styles.address}>{address}</p>
      {asked === '' ? null : <p className={styles.asked}>{asked}</p>}
    </div>
  );
}

/** A page whose heading is not seen, such as that of a search, is named by its window: with its query. */
function readPage() {
  const isNamed = document.querySelector('main h1:not(.visually-hidden)') !== null;
  return {
    day: formatDate(new Date().toISOString().slice(0, 10)),
    asked: isNamed ? '' : document.title.slice(document.title.indexOf('|') + 1).trim(),
    address: decodeURI(location.href),
  };
}
