import { useEditionView } from '#web/app/edition-view.ts';
import type { PageId } from '#domain/edition/route.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './footer.module.css';
import { useHouseAddress } from './use-house-address.ts';

/** The legal links with their labels (OP-20). */
const LINKS: readonly { readonly page: PageId; readonly label: string }[] = [
  { page: 'terms', label: 'Terms of use' },
  { page: 'privacy', label: 'Privacy policy' },
  { page: 'cookies', label: 'Cookie policy' },
  { page: 'accessibility', label: 'Accessibility' },
  { page: 'support', label: 'Contact' },
];

const YEAR = new Date().getUTCFullYear();

/** The bottom of every page, also without a connection (SH-010). */
export function Footer() {
  const { name, tagline } = useEditionView();
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <nav aria-label="Legal">
          <ul className={styles.links}>
            {LINKS.map((link) => (
              <FooterLink key={link.page} {...link} />
            ))}
          </ul>
        </nav>
        <p>
          <strong>{name}</strong>. {tagline}
        </p>
        <p>
          © {YEAR} Pandect. Open software under the Apache 2.0 licence. <a href="/apiv2/openapi.json">API</a>
        </p>
      </div>
    </footer>
  );
}

function FooterLink({ page, label }: { readonly page: PageId; readonly label: string }) {
  const href = useHouseAddress(page);
  if (href === undefined) return null;
  return (
    <li>
      <AppLink href={href} className={styles.link}>
        {label}
      </AppLink>
    </li>
  );
}
