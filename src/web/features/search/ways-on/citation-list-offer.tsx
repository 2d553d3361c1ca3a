import { Button } from '#web/ui/button.tsx';
import { useCitationList } from '#web/app/citation-list.ts';
import styles from './citation-list-offer.module.css';

/** A search for citations with semicolons between them finds some at most; the look-up says what became of each. */
export function CitationListOffer({ text }: { readonly text: string }) {
  const openCitations = useCitationList();
  return (
    <p className={styles.offer}>
      This is a list of citations.{' '}
      <Button kind="text" onClick={() => openCitations(text)}>
        Look these up as a list
      </Button>
    </p>
  );
}
