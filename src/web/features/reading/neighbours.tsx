import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { DocumentDetails } from '#contract/document.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './neighbours.module.css';

/** The documents before and after this one in its publication. */
export function Neighbours({ document }: { readonly document: DocumentDetails }) {
  const { previousDocument: previous, nextDocument: next } = document;
  if (!previous && !next) return null;
  return (
    <nav className={styles.neighbours} aria-label="Before and after">
      {previous ? (
        <AppLink href={presentTextAddress(previous)} className={styles.link} rel="prev">
          <span className={styles.label}>
            <ArrowLeft size="0.9375rem" aria-hidden /> Previous
          </span>
          {previous.title}
        </AppLink>
      ) : (
        <span />
      )}
      {next ? (
        <AppLink href={presentTextAddress(next)} className={styles.link} rel="next">
          <span className={styles.label}>
            Next <ArrowRight size="0.9375rem" aria-hidden />
          </span>
          {next.title}
        </AppLink>
      ) : null}
    </nav>
  );
}
