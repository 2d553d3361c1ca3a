import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import type { EntryScreen } from '#domain/collections/entry-screen.ts';
import { fillWords, readText, readValue, type Entry } from '#domain/collections/entry.ts';
import type { Block } from '#domain/collections/fields.ts';
import { entryQuery } from '#web/api/collection.queries.ts';
import { AwaitedPage } from '#web/ui/awaited.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { BlockList } from './block-list.tsx';
import type { HungCells } from './collection-table.tsx';
import { EntryFacts } from './entry-facts.tsx';
import styles from './entry.module.css';

/** What has rules of its own on pages of entries, by the names that definitions use. */
export interface HungInEntry {
  readonly cells: HungCells;
  /** Each is given the entry as its call answers it. */
  readonly sections: Readonly<Record<string, ComponentType<{ readonly entry: never }>>>;
}

interface EntryPageProps {
  readonly collection: Collection;
  readonly screen: EntryScreen;
  readonly id: string;
  readonly hung: HungInEntry;
}

/** The page of an entry as its definition says: head, sections, key facts, what stands below. */
export function EntryPage({ collection, screen, id, hung }: EntryPageProps) {
  return (
    <AwaitedPage query={useQuery(entryQuery(collection, id))} missing={screen.missing}>
      {(entry) => <EntryParts {...{ screen, entry, hung }} />}
    </AwaitedPage>
  );
}

interface EntryPartsProps extends Pick<EntryPageProps, 'screen' | 'hung'> {
  readonly entry: Entry;
}

function EntryParts({ screen, entry, hung }: EntryPartsProps) {
  const { title, sections, facts, actions = [], beside = [], below = [] } = screen;
  const draw = (names: readonly string[]) =>
    names.map((name) => <Section key={name} {...{ name, screen, entry, hung }} />);
  return (
    <article>
      <PageHead
        title={fillWords(title, entry)}
        lead={screen.lead && <Lead {...{ screen, entry, hung }} />}
        actions={actions.length > 0 && draw(actions)}
      />
      {facts.of.length === 0 ? (
        draw(sections)
      ) : (
        <div className={styles.columns}>
          <div>{draw(sections)}</div>
          <aside aria-label={fillWords(facts.label, entry) ?? ''}>
            <EntryFacts facts={facts.of} entry={entry} cells={hung.cells} />
            {draw(beside)}
          </aside>
        </div>
      )}
      {draw(below)}
    </article>
  );
}

function Lead({ screen: { lead }, entry, hung }: EntryPartsProps) {
  if (lead === undefined) return null;
  if ('drawnBy' in lead) return <Hung name={lead.drawnBy} entry={entry} hung={hung} />;
  return <FactsLine facts={lead.flatMap((path) => readValue(entry, path) as string | readonly string[] | null)} />;
}

/** What is hung in under a name; else the documents of each sort, or a field of words. */
function Section({ name, screen, entry, hung }: EntryPartsProps & { readonly name: string }) {
  if (Object.hasOwn(hung.sections, name)) return <Hung {...{ name, entry, hung }} />;
  if (name === 'blocks') {
    const about = (screen.about ?? []).map((path) => readText(entry, path)).find((words) => words !== null) ?? '';
    const blocks = entry['blocks'] as readonly Block[];
    return <BlockList blocks={blocks} about={about} hidesEmpty={screen.hidesEmpty ?? false} />;
  }
  const words = readText(entry, name);
  return words === null ? null : <p className={styles.words}>{words}</p>;
}

function Hung({ name, entry, hung }: Omit<EntryPartsProps, 'screen'> & { readonly name: string }) {
  const Part = hung.sections[name];
  return Part ? <Part entry={entry as never} /> : null;
}
