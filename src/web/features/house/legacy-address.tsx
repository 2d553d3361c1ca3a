import { AppLink } from '#web/ui/app-link.tsx';
import { Prose } from './prose.tsx';

interface LegacyAddressProps {
  /** Whole addresses. */
  readonly oldAddress: string;
  readonly newAddress: string;
}

/** An address of the former system: what it is now, without going there by itself (SH-062 to SH-064, OP-30). */
export function LegacyAddress({ oldAddress, newAddress }: LegacyAddressProps) {
  return (
    <Prose
      title="This address has changed"
      lead="The document URL structure has changed. Please update your bookmarks and links to the new address."
    >
      <h2>Old URL</h2>
      <p>
        <a href={oldAddress}>{oldAddress}</a>
      </p>
      <h2>New URL</h2>
      <p>
        <AppLink href={newAddress.slice(new URL(newAddress).origin.length)}>{newAddress}</AppLink>
      </p>
    </Prose>
  );
}
