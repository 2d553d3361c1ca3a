import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LinkGroup } from '#contract/collection.ts';
import { toApiError } from '#web/api/api-error.ts';
import { listUsefulLinks } from '#contract/reference.ts';
import { listQuery } from '#web/api/collection.queries.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import listing from '#web/ui/listing.module.css';
import { keepFittingLinks } from './keep-fitting-links.ts';
import { CheckedNote, LinkGroups } from './link-groups.tsx';
import styles from './outside-links.module.css';

/** `/usefullinks`: offices, courts, registers and organisations elsewhere (SH-195, OP-47). */
export function UsefulLinksPage() {
  const { data, error, refetch } = useQuery(listQuery(listUsefulLinks));
  return (
    <Page>
      <Awaited data={data} trouble={error && toApiError(error)} onRetry={() => void refetch()}>
        {({ groups }) => (
          <>
            <h1 className={intro.title}>Useful links</h1>
            <p className={intro.lead}>
              Patent offices, courts, registers and international organisations, each with a line on what is found
              there. Every link opens in a new tab.
            </p>
            {groups.length === 0 ? (
              <p className={listing.none}>No link is in this list yet; whoever runs the library can add some.</p>
            ) : (
              <Links groups={groups} />
            )}
          </>
        )}
      </Awaited>
    </Page>
  );
}

const ALL = '';

function Links({ groups }: { readonly groups: readonly LinkGroup[] }) {
  const files = useTableFiles('useful-links', 'links');
  const [words, setWords] = useState('');
  const [group, setGroup] = useState(ALL);
  const [country, setCountry] = useState(ALL);
  const shown = keepFittingLinks(groups, { words, group, country });
  const count = shown.reduce((sum, { links }) => sum + links.length, 0);
  const countries = [...new Set(groups.flatMap(({ links }) => links.flatMap((link) => link.country ?? [])))];
  return (
    <>
      <div className={listing.tools}>
        <label className="find-field">
          <span>Find a link</span>
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <Select label="Kind" value={group} onChange={setGroup} options={listOptions(groups.map(({ name }) => name))} />
        <Select
          label="Country"
          value={country}
          onChange={setCountry}
          options={listOptions(countries.toSorted((a, b) => a.localeCompare(b, 'en')))}
        />
        <output className={listing.amount}>{formatCount(count, 'link')}</output>
        <TableFiles {...files} />
      </div>
      {count === 0 ? (
        <p className={listing.none}>No link fits. Clear the field, or choose all kinds and countries.</p>
      ) : null}
      <div className={styles.groups}>
        <LinkGroups groups={shown} />
      </div>
      <CheckedNote groups={groups} />
    </>
  );
}

function listOptions(names: readonly string[]) {
  return [{ value: ALL, label: 'All' }, ...names.map((name) => ({ value: name, label: name }))];
}
