import type { ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useCitationList } from '#web/app/citation-list.ts';
import styles from './citation-list-offer.module.css';

/** A search for citations that stand together between them finds some at most; the look-up says what became of each. */
export function CitationListOffer({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  const openCitations = useCitationList();
  return (
    <p className={styles.offer}>
      {children}{' '}
      <Button kind="text" onClick={() => openCitations(text)}>
        Look these up as a list
      </Button>
    </p>
  );
}
