import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { useEffect, useRef, useState } from 'react';
import { listKeptDocuments, type KeptDocument } from '#web/app/kept-documents.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Message } from '#web/ui/message.tsx';
import { Page } from '#web/ui/page.tsx';
import styles from './offline-screen.module.css';

/** Stands in place of the page without a connection (SH-281, SH-282), with the documents that can be opened all the same. */
export function OfflineScreen({ onOpen }: { readonly onOpen: (href: string) => void }) {
  const documents = useKeptList();
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={screen} tabIndex={-1}>
      <Page>
        <Message
          level={1}
          title="You're offline"
          actions={
            <Button kind="default" onClick={() => location.reload()}>
              Reload page
            </Button>
          }
        >
          <p>The library cannot be reached; please check your connection.</p>
          <p>What you had open is kept and comes back by itself as soon as there is a connection again.</p>
        </Message>
        {documents.length > 0 ? (
          <section className={styles.kept}>
            <h2 className={styles.title}>Documents you opened last</h2>
            <ul>
              {documents.map(({ id, title, type }) => (
                <li key={id} className={styles.row}>
                  <AppLink href={hrefOf(id)} onClick={() => onOpen(hrefOf(id))}>
                    {title}
                  </AppLink>
                  <span className={styles.type}>{type}</span>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </Page>
    </div>
  );
}

/** Above a document that is read without a connection. */
export function OfflineNotice({ onBack }: { readonly onBack: () => void }) {
  return (
    <div className={styles.notice}>
      <p>You're offline. This is the copy kept in this browser; searching and links to other documents have to wait.</p>
      <Button kind="text" onClick={onBack}>
        Other documents
      </Button>
    </div>
  );
}

function useKeptList(): readonly KeptDocument[] {
  const [documents, setDocuments] = useState<readonly KeptDocument[]>([]);
  useEffect(() => {
    let isGone = false;
    const show = (kept: readonly KeptDocument[]) => {
      if (!isGone) setDocuments(kept);
    };
    listKeptDocuments().then(show, () => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return documents;
}

function hrefOf(id: string): string {
  return presentTextAddress({ id });
}
