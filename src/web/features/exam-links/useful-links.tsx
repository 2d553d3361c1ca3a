import { useState } from 'react';
import { USEFUL_LINKS } from '#collections/useful-links.ts';
import type { LinkGroup } from '#contract/collection.ts';
import { useTableFiles } from '#web/app/use-table-files.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { Select } from '#web/ui/select.tsx';
import { TableFiles } from '#web/ui/table-files.tsx';
import listing from '#web/ui/listing.module.css';
import { keepFittingLinks } from './keep-fitting-links.ts';
import { CheckedNote, LinkGroups } from './link-groups.tsx';
import styles from './outside-links.module.css';

const ALL = '';

/** The links in their groups, narrowed by words, kind and country (SH-195, OP-47). */
export function UsefulLinks({ answer }: { readonly answer: Readonly<Record<string, unknown>> | undefined }) {
  const groups = (answer?.['groups'] ?? []) as readonly LinkGroup[];
  const files = useTableFiles(USEFUL_LINKS.table.id, USEFUL_LINKS.table.what);
  const [words, setWords] = useState('');
  const [group, setGroup] = useState(ALL);
  const [country, setCountry] = useState(ALL);
  const shown = keepFittingLinks(groups, { words, group, country });
  const count = shown.reduce((sum, { links }) => sum + links.length, 0);
  const countries = [...new Set(groups.flatMap(({ links }) => links.flatMap((link) => link.country ?? [])))];
  return (
    <>
      <div className={listing.tools}>
        <FindField label="Find a link" value={words} onChange={setWords} />
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
