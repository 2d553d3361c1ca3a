import { ChevronRight } from 'lucide-react';
import { isBreadcrumbLink, type Breadcrumb } from '#domain/edition/breadcrumb-trail.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './breadcrumbs.module.css';

/** The main trail: a home link and the steps to this page, the last one as plain text (SH-297 to SH-299). */
export function Breadcrumbs({ trail }: { readonly trail: readonly Breadcrumb[] }) {
  if (trail.length < 2) return null;
  return (
    <nav aria-label="Breadcrumb" className={styles.trail}>
      <ol className={styles.list}>
        {trail.map((step, index) => (
          <li key={step.type} className={styles.step}>
            {index > 0 ? <ChevronRight size="0.875rem" aria-hidden className={styles.mark} /> : null}
            {isBreadcrumbLink(trail, index) ? (
              <AppLink href={step.href} className={styles.link}>
                {step.displayText}
              </AppLink>
            ) : (
              <span aria-current="page" className={styles.last}>
                {step.displayText}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
