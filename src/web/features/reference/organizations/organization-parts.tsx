import type { Organization } from '#contract/reference.ts';
import type { Entry } from '#domain/collections/entry.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import { Quotation } from '#web/ui/quotation.tsx';
import { FeeSchedules } from './fee-schedules.tsx';

/** What it charges (OP-100). */
export function Fees({ entry }: { readonly entry: Organization }) {
  return entry.feeSchedules.length === 0 ? null : <FeeSchedules {...entry} />;
}

/** What it says of itself. */
export function OwnWords({ entry: { ownWords } }: { readonly entry: Organization }) {
  if (ownWords === null) return null;
  const { quote, source, address, readOn } = ownWords;
  return (
    <Quotation words={[quote]}>
      <ExternalLink href={address}>{source}</ExternalLink>, read on {formatDate(readOn)}
    </Quotation>
  );
}

/** Says which of its documents are invented. */
export function Invented({ entry: { demo, documents } }: { readonly entry: Organization }) {
  if (demo === 0) return null;
  return (
    <p className={listing.demo}>
      <strong>Demo.</strong> {demo === documents.count ? 'All' : demo} of the {formatCount(documents.count, 'document')}{' '}
      below belong to the demo library: the cases among them are invented, and the numbers say nothing about the
      institution.
    </p>
  );
}

/** Its city and its country, which leads to its page. */
export function Where({ row }: { readonly row: Entry }) {
  const { city, country, countryUrl } = row as unknown as Organization;
  return (
    <>
      {city ?? ''}
      {city !== null && country !== null ? ', ' : ''}
      {countryUrl !== null && country !== null ? <AppLink href={countryUrl}>{country}</AppLink> : country}
    </>
  );
}

/** Where the facts were read and on which day; what nobody noted is unknown (OP-176). */
export function SourceOfFacts({ row }: { readonly row: Entry }) {
  const { source, readOn } = row as unknown as Organization;
  if (source === null) {
    return (
      <span className={listing.unknown}>Unknown: not checked against any source. Its website has the last word.</span>
    );
  }
  const day = readOn === null ? 'day of reading unknown' : `read on ${formatDate(readOn)}`;
  return (
    <>
      <ExternalLink href={source}>{new URL(source).host}</ExternalLink>, {day}
    </>
  );
}
