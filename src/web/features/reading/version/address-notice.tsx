import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { announce } from '#web/app/live-region.tsx';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import styles from './address-notice.module.css';
import type { AddressWords } from './describe-address.ts';
import { hrefOfPlace } from './use-followed-address.ts';

interface AddressNoticeProps {
  readonly words: AddressWords;
  /** The address of the document without query and anchor. */
  readonly path: string;
}

/** What became of the place that a link names (OP-119); stays over the text where the reader arrived, until closed. */
export function AddressNotice({ words: { text, ways, isWarning }, path }: AddressNoticeProps) {
  const [isClosed, setClosed] = useState(false);
  const said = [text, ...ways.map(({ name }) => name)].join(' ');
  useEffect(() => announce(said), [said]);
  if (isClosed) return null;
  return (
    <aside
      className={classNames(styles.notice, isWarning && styles.warning)}
      aria-label="About the link you followed"
      data-covers-text
    >
      <p className={styles.text}>{text}</p>
      {ways.map(({ name, place }) => (
        <AppLink key={place.version} href={hrefOfPlace(path, place)}>
          {name}
        </AppLink>
      ))}
      <Button kind="icon" className={styles.close} aria-label="Close this note" onClick={() => setClosed(true)}>
        <X size="1rem" aria-hidden />
      </Button>
    </aside>
  );
}
