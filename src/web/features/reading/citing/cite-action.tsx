import { useQuery } from '@tanstack/react-query';
import { Quote } from 'lucide-react';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { citedWorkQuery } from '#web/api/document.queries.ts';
import type { DocumentActionProps } from '#web/app/document-actions.tsx';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Popover } from '#web/ui/popover.tsx';
import styles from './cite-action.module.css';
import type { CiteBoxProps } from './cite-box.tsx';

/** The styles are loaded when somebody cites. */
const LazyCiteBox = createLazyPart<CiteBoxProps>(async () => (await import('./cite-box.tsx')).CiteBox);
const PEOPLE = presentOwnAddress(PROFILE_TYPE, '');

/** Opens how a document is cited; people are not. */
export function CiteAction({ document, place }: DocumentActionProps) {
  if (document.url.startsWith(PEOPLE)) return null;
  // Beside others like it a button says which it is.
  const label = place === 'bar' || place === 'alone' ? 'Cite' : `Cite: ${document.title}`;
  return (
    <Popover
      label="Cite this document"
      width="text"
      align={place === 'hit' ? 'start' : 'end'}
      renderTrigger={(properties) => (
        <Button
          kind="icon"
          className={place === 'hit' || place === 'row' ? styles.small : undefined}
          aria-label={label}
          title="Cite"
          data-cite={place}
          {...properties}
        >
          <Quote size="1.125rem" aria-hidden />
        </Button>
      )}
    >
      {(_close, isOpen) => (isOpen ? <Opened document={document} /> : null)}
    </Popover>
  );
}

/** What is cited is asked for while the styles come, where the place does not know it. */
function Opened({ document: { id, url, cited } }: Pick<DocumentActionProps, 'document'>) {
  const { data, error, refetch } = useQuery({ ...citedWorkQuery(id), enabled: cited === undefined });
  const address = new URL(url, location.href).href;
  return <LazyCiteBox work={cited ?? data?.cited} address={address} error={error} onRetry={() => void refetch()} />;
}
