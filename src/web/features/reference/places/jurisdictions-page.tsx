import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import type { EntryOf } from '#domain/collections/fields.ts';
import { listQuery } from '#web/api/collection.queries.ts';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import { Page } from '#web/ui/page.tsx';
import { Select } from '#web/ui/select.tsx';
import { Switch } from '#web/ui/switch.tsx';
import listing from '#web/ui/listing.module.css';
import { GroupedList } from '../parts/grouped-list.tsx';
import { isPlaceNamed, NameField } from '../parts/name-field.tsx';
import { PageTableFiles } from '../parts/page-table-files.tsx';
import styles from '../parts/parts.module.css';

type PlaceEntry = EntryOf<(typeof JURISDICTIONS)['fields']>;

/** Its shapes are loaded when they are asked for. */
const PlaceMap = createLazyPart(async () => (await import('./map/place-map.tsx')).PlaceMap, {
  waiting: () => <p className={listing.none}>The map is on its way.</p>,
});

type Grouping = 'letter' | 'continent';

const GROUPINGS = [
  { value: 'letter', label: 'A to Z' },
  { value: 'continent', label: 'Continent' },
];

/** `/jurisdictions`: every place, from A to Z or by continent (SH-093, TL-068, OP-101). */
export function JurisdictionsPage() {
  const { data, error, refetch } = useQuery(listQuery(JURISDICTIONS));
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()}>
        {({ places }) => (
          <>
            <h1 className={intro.title}>Jurisdictions</h1>
            <p className={intro.lead}>
              Countries and territories with law of their own. A number counts the documents on a place and leads to
              exactly these.
            </p>
            <Places places={places} />
          </>
        )}
      </Awaited>
    </Page>
  );
}

function Places({ places }: { readonly places: readonly PlaceEntry[] }) {
  const [name, setName] = useState('');
  const [by, setBy] = useState<Grouping>('letter');
  const [isHeld, setHeld] = useState(false);
  const [hasMap, setMap] = useState(false);
  const navigate = useNavigate();
  const shown = places.filter((place) => isPlaceNamed(place.name, name) && (!isHeld || place.documents.count > 0));
  const entries = shown.map((place) => ({ ...place, group: groupOf(place, by) }));
  const ordered = by === 'letter' ? entries : entries.toSorted((a, b) => a.group.localeCompare(b.group, 'en'));
  return (
    <>
      <div className={listing.tools}>
        <NameField label="Find a jurisdiction" value={name} onChange={setName} />
        <Select label="By" value={by} options={GROUPINGS} onChange={(value) => setBy(value as Grouping)} />
        <span className={styles.switch}>
          <Switch isOn={isHeld} onToggle={() => setHeld(!isHeld)}>
            Only with documents
          </Switch>
        </span>
        <Button aria-expanded={hasMap} onClick={() => setMap(!hasMap)}>
          <MapPinned size="1rem" aria-hidden /> {hasMap ? 'Hide map' : 'Show map'}
        </Button>
        <output className={listing.amount}>{formatCount(shown.length, 'jurisdiction')}</output>
        <PageTableFiles table="jurisdictions" what="jurisdictions" />
      </div>
      {hasMap ? <PlaceMap places={places} onOpen={(href) => void navigate({ href })} /> : null}
      {shown.length === 0 ? (
        <p className={listing.none}>No jurisdiction is called “{name}” here. Clear the field to see all of them.</p>
      ) : (
        <GroupedList entries={ordered} />
      )}
    </>
  );
}

function groupOf({ name, continent }: PlaceEntry, by: Grouping): string {
  if (by === 'continent') return continent ?? 'Elsewhere';
  return name.normalize('NFD').charAt(0).toUpperCase();
}
