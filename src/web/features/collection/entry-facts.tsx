import type { ReactNode } from 'react';
import { fillWords, readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { EntryFact } from '#domain/collections/entry-screen.ts';
import type { CountedDocuments } from '#domain/collections/fields.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FactsList } from '#web/ui/facts-list.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import listing from '#web/ui/listing.module.css';
import type { HungCells } from './collection-table.tsx';
import styles from './entry.module.css';

interface EntryFactsProps {
  readonly facts: readonly EntryFact[];
  readonly entry: Entry;
  readonly cells: HungCells;
}

/** The key facts of an entry, in the order of its definition; what has nothing to say is left out. */
export function EntryFacts({ facts, entry, cells }: EntryFactsProps) {
  const drawn = facts.map((fact) => {
    const Hung = cells[fact.drawnBy ?? ''];
    const value = Hung ? <Hung row={entry} /> : drawFact(fact, readValue(entry, fact.value));
    return [nameFact(fact, entry), value] as const;
  });
  return (
    <div className={styles.facts}>
      <FactsList facts={drawn.filter(([, value]) => value !== null)} />
    </div>
  );
}

function nameFact({ name, value, unless }: EntryFact, entry: Entry): string {
  const list = readValue(entry, value);
  const first = Array.isArray(list) ? (list[0] as Entry | undefined) : undefined;
  return unless && first && readValue(first, unless.value) === null ? unless.name : name;
}

/** Null where the fact is left out. */
function drawFact({ type, said, after, none, unknown }: EntryFact, value: unknown): ReactNode {
  const isThere = Array.isArray(value) ? value.length > 0 : value !== null && value !== '' && !isNothing(value);
  if (unknown !== undefined) return isThere ? null : <span className={listing.unknown}>{unknown}</span>;
  if (!isThere) return none ?? null;
  if (Array.isArray(value)) return drawList(value, said, after);
  if (isCounted(value)) return <AppLink href={value.url}>{formatCount(value.count, 'document')}</AppLink>;
  const words = String(value);
  if (type === 'link') return <ExternalLink href={words}>{new URL(words).host}</ExternalLink>;
  return `${type === 'date' ? formatDate(words) : words}${after ?? ''}`;
}

function drawList(values: readonly unknown[], said: string | undefined, after = ''): ReactNode {
  if (typeof values[0] === 'string') return `${values.join('; ')}${after}`;
  return (
    <ul>
      {(values as readonly Entry[]).map((one) => (
        <Item key={readText(one, 'id') ?? readText(one, 'name') ?? ''} one={one} said={said} />
      ))}
    </ul>
  );
}

/** One of several: a document, a name with its number of documents, or one with its page. */
function Item({ one, said = '' }: { readonly one: Entry; readonly said: string | undefined }) {
  const name = readText(one, 'title') ?? readText(one, 'name');
  const url = readText(one, 'url');
  const counted = readValue(one, 'documents');
  const words = fillWords(said, one);
  if (url !== null) {
    return (
      <li>
        <AppLink href={url} {...(words ? { title: words } : {})}>
          {name}
        </AppLink>
      </li>
    );
  }
  return (
    <li>
      <span>{name}</span>
      {isCounted(counted) ? (
        <AppLink href={counted.url} aria-label={`${formatNumber(counted.count)} ${words ?? ''}`}>
          {formatNumber(counted.count)}
        </AppLink>
      ) : (
        <span className={listing.unknown}>not held</span>
      )}
    </li>
  );
}

function isCounted(value: unknown): value is CountedDocuments {
  return typeof value === 'object' && value !== null && 'count' in value && 'url' in value;
}

function isNothing(value: unknown): boolean {
  return isCounted(value) && value.count === 0;
}
