import type { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { useState, type KeyboardEvent } from 'react';
import type { EntryOf } from '#domain/collections/fields.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import { classNames } from '#web/ui/class-names.ts';
import { chooseNext, type Direction } from './choose-next.ts';
import { shadeOf, SHADES } from './shade-of.ts';
import styles from './place-map.module.css';
import world from './world.json';

export type PlaceEntry = EntryOf<(typeof JURISDICTIONS)['fields']>;

interface PlaceMapProps {
  readonly places: readonly PlaceEntry[];
  /** Goes to the page of a place. */
  readonly onOpen: (url: string) => void;
}

type Country = (typeof world.countries)[number];

const KEYS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/**
 * The countries of the list on a map, shaded by how much the library holds; the list is its table. One stop of the
 * keyboard: arrows go to the nearest country, Enter opens it.
 */
// Long because: the map has its keys, its shapes and its mark.
export function PlaceMap({ places, onOpen }: PlaceMapProps) {
  const byId = new Map(places.map((place) => [place.id, place]));
  const [chosen, setChosen] = useState('');
  const place = byId.get(chosen);
  const move = (event: KeyboardEvent) => {
    const direction = KEYS[event.key];
    if (direction) {
      event.preventDefault();
      const known = world.countries.filter(({ place: id }) => id !== null && byId.has(id));
      setChosen(chooseNext(known, chosen, direction) ?? chosen);
    } else if (event.key === 'Enter' && place) onOpen(place.url);
  };
  return (
    <figure className={styles.figure}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application has keys of its own */}
      <svg
        viewBox={VIEW}
        role="application"
        aria-label={NAME}
        aria-describedby="map-place"
        // Its own keys go from country to country.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- one stop, from which they lead
        tabIndex={0}
        className={styles.map}
        onKeyDown={move}
        onMouseLeave={() => setChosen('')}
      >
        {world.countries.map((country) => (
          <Shape
            key={country.name}
            country={country}
            place={byId.get(country.place ?? '')}
            isChosen={country.place !== null && country.place === chosen}
            onPoint={setChosen}
            onOpen={onOpen}
          />
        ))}
        {place ? <Mark country={world.countries.find((one) => one.place === chosen)} /> : null}
      </svg>
      <Caption place={place} />
    </figure>
  );
}

const VIEW = `0 0 ${world.width} ${world.height}`;
const NAME =
  'Map of jurisdictions. Arrow keys go to the nearest country, Enter opens it; the list below says the same.';

function Caption({ place }: { readonly place: PlaceEntry | undefined }) {
  return (
    <figcaption className={styles.caption}>
      <output id="map-place" className={styles.place}>
        {place ? (
          <>
            <AppLink href={place.url}>{place.name}</AppLink>: {formatCount(place.documents.count, 'document')}
          </>
        ) : (
          'Point at a country, or reach the map with Tab and use the arrow keys.'
        )}
      </output>
      <Legend />
      <p>
        Shapes: Natural Earth, by way of world-atlas 2.0.2. Borders are drawn as that source draws them; they say
        nothing of anybody’s claims.
      </p>
    </figcaption>
  );
}

interface ShapeProps {
  readonly country: Country;
  readonly place: PlaceEntry | undefined;
  readonly isChosen: boolean;
  readonly onPoint: (id: string) => void;
  readonly onOpen: (url: string) => void;
}

function Shape({ country, place, isChosen, onPoint, onOpen }: ShapeProps) {
  const shade = styles[`shade${shadeOf(place?.documents.count ?? 0)}`];
  if (!place) return <path d={country.path} className={styles.country} />;
  return (
    // The keyboard has the map as a whole, and the list.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the map has its keys
    <path
      d={country.path}
      data-place={place.id}
      className={classNames(styles.country, styles.known, shade, isChosen && styles.chosen)}
      onMouseEnter={() => onPoint(place.id)}
      onClick={() => onOpen(place.url)}
    />
  );
}

/** A ring around what is chosen, which may be too small to see. */
function Mark({ country }: { readonly country: Country | undefined }) {
  const [x = 0, y = 0] = country?.at ?? [];
  return <circle cx={x} cy={y} r={9} className={styles.mark} />;
}

function Legend() {
  return (
    <ul className={styles.legend} aria-label="Shades">
      {SHADES.map(({ from, to }, index) => (
        <li key={from}>
          <span className={classNames(styles.swatch, styles[`shade${index}`])} aria-hidden />
          {from === to ? formatNumber(from) : to === null ? `${formatNumber(from)} and more` : `${from} to ${to}`}
        </li>
      ))}
    </ul>
  );
}
