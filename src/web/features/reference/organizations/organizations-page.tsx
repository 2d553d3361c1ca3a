import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import type { EntryOf } from '#domain/collections/fields.ts';
import { listQuery } from '#web/api/collection.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import listing from '#web/ui/listing.module.css';
import { GroupedList } from '../parts/grouped-list.tsx';
import { isNamed, NameField } from '../parts/name-field.tsx';
import { PageTableFiles } from '../parts/page-table-files.tsx';

type OrganizationEntry = EntryOf<(typeof ORGANIZATIONS)['fields']>;

type Grouping = 'letter' | 'country';

const GROUPINGS = [
  { value: 'letter', label: 'A to Z' },
  { value: 'country', label: 'Country' },
];

/** `/organizations`: institutions and bodies from A to Z and by country (SH-090, TL-066, OP-100). */
export function OrganizationsPage() {
  const { data, error, refetch } = useQuery(listQuery(ORGANIZATIONS));
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()}>
        {({ organizations }) => (
          <>
            <h1 className={intro.title}>Organizations</h1>
            <p className={intro.lead}>
              Arbitral institutions and bodies, each with its rules by version and what the library holds on it.
            </p>
            <Organizations organizations={organizations} />
          </>
        )}
      </Awaited>
    </Page>
  );
}

function Organizations({ organizations }: { readonly organizations: readonly OrganizationEntry[] }) {
  const [name, setName] = useState('');
  const [by, setBy] = useState<Grouping>('letter');
  const shown = organizations.filter((one) => isNamed(`${one.name} ${one.shortName ?? ''}`, name));
  const entries = shown.map((one) => ({ ...one, group: groupOf(one, by), note: describe(one) }));
  const ordered = by === 'letter' ? entries : entries.toSorted((a, b) => a.group.localeCompare(b.group, 'en'));
  return (
    <>
      <div className={listing.tools}>
        <NameField label="Find an organization" value={name} onChange={setName} />
        <Select label="By" value={by} options={GROUPINGS} onChange={(value) => setBy(value as Grouping)} />
        <output className={listing.amount}>{formatCount(shown.length, 'organization')}</output>
        {organizations.length === 0 ? null : <PageTableFiles table="organizations" what="organizations" />}
      </div>
      {shown.length === 0 ? (
        <p className={listing.none}>
          {organizations.length === 0
            ? 'No organization is known to this library yet.'
            : 'No organization has this name here. Clear the field to see all of them.'}
        </p>
      ) : (
        <GroupedList entries={ordered} />
      )}
    </>
  );
}

function groupOf({ name, country }: OrganizationEntry, by: Grouping): string {
  return by === 'country' ? (country ?? 'No country stated') : name.normalize('NFD').charAt(0).toUpperCase();
}

function describe({ shortName, city, country }: OrganizationEntry) {
  return <FactsLine facts={[shortName, [city, country].filter(Boolean).join(', ')]} />;
}
