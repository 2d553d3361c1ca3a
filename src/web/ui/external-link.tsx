import { ArrowUpRight } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import styles from './external-link.module.css';

interface ExternalLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
}

/** A link that leaves the application: it opens a new tab and says so, to the eye and to the ear (SH-206). */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      <span className={styles.words}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </span>
      <ArrowUpRight size="0.875rem" aria-hidden className={styles.mark} />
    </a>
  );
}
