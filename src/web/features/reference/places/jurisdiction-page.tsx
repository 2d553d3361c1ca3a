import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getJurisdiction } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { jurisdictionQuery } from '#web/api/reference.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { formatCount, formatNumber } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import { BlockList } from '../parts/block-list.tsx';
import styles from '../parts/parts.module.css';
import { Overview } from './overview.tsx';
import { PlaceTreaties } from './place-treaties.tsx';

type Jurisdiction = CallAnswer<typeof getJurisdiction>;

/** `/jurisdiction/{name}`: one place at a glance (SH-094, TL-069, OP-101). */
export function JurisdictionPage({ name }: { readonly name: string }) {
  const { data, error, refetch } = useQuery(jurisdictionQuery(name));
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()} missing="There is no such jurisdiction">
        {(place) => (
          <article>
            <Head place={place} />
            <div className={styles.columns}>
              <div>
                {place.overview === null ? null : <Overview overview={place.overview} />}
                <div className={styles.blocks}>
                  <BlockList blocks={place.blocks} about={place.name} />
                </div>
              </div>
              <Facts place={place} />
            </div>
            <PlaceTreaties
              id={place.id}
              name={place.name}
              conventions={place.conventions}
              bilateral={place.bilateral}
            />
          </article>
        )}
      </Awaited>
    </Page>
  );
}

function Head({ place: { name, continent, documents, neighbours } }: { readonly place: Jurisdiction }) {
  return (
    <header>
      <h1 className={intro.title}>{name}</h1>
      <p className={intro.lead}>
        {continent === null ? '' : `${continent}. `}
        {documents.count === 0 ? (
          `This library holds no document on ${name} that your subscription opens.`
        ) : (
          <>
            <AppLink href={documents.url}>{formatCount(documents.count, 'document')}</AppLink> in this library.
          </>
        )}
        {documents.count === 0 && neighbours.length > 0
          ? neighbours[0]?.via === null
            ? ' Which treaties it joined is unknown here; places of the same continent are named among the key facts.'
            : ' Places bound by the same treaties are named among the key facts; their law may help you on.'
          : ''}
      </p>
    </header>
  );
}

// Long because: it has an entry for each fact.
function Facts({ place }: { readonly place: Jurisdiction }) {
  const { name, aliases, groups, law, conventions, courts, contributors, lastReviewDate, neighbours } = place;
  return (
    <aside aria-label={`Key facts on ${name}`}>
      <dl className={styles.facts}>
        {aliases.length > 0 ? <Fact title="Also called">{aliases.join('; ')}</Fact> : null}
        <Fact title="Law in this library">
          {law.length === 0 ? (
            'None'
          ) : (
            <ul>
              {law.map(({ id, title, url }) => (
                <li key={id}>
                  <AppLink href={url}>{title}</AppLink>
                </li>
              ))}
            </ul>
          )}
        </Fact>
        <Fact title="Conventions joined">
          {conventions.length === 0 ? 'No source here says' : conventions.map(({ treaty }) => treaty.name).join('; ')}
        </Fact>
        {groups.length > 0 ? (
          <Fact title="Groups of the search filters">
            {groups.join('; ')} (for narrowing a search; no source was read)
          </Fact>
        ) : null}
        <Fact title="Courts in this library">
          {courts.length === 0 ? 'None' : <CountedNames names={courts} of="decisions of" />}
        </Fact>
        <Fact title="Contributors">
          {contributors.length === 0 ? 'None named' : <CountedNames names={contributors} of="documents by" />}
        </Fact>
        <Fact title="Last reviewed">{lastReviewDate === null ? 'Not stated' : formatDate(lastReviewDate)}</Fact>
        <Fact title={neighbours[0]?.via === null ? 'On the same continent' : 'Neighbours by treaty'}>
          {neighbours.length === 0 ? (
            'No treaty of this library joins it to another place.'
          ) : (
            <ul>
              {neighbours.map(({ id, name: neighbour, url, via }) => (
                <li key={id}>
                  <AppLink href={url} {...(via === null ? {} : { title: `Both are bound by: ${via}` })}>
                    {neighbour}
                  </AppLink>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </dl>
    </aside>
  );
}

function Fact({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CountedNamesProps {
  readonly names: Jurisdiction['courts'];
  readonly of: string;
}

function CountedNames({ names, of }: CountedNamesProps) {
  return (
    <ul>
      {names.map(({ name, documents }) => (
        <li key={name}>
          <span>{name}</span>
          <AppLink href={documents.url} aria-label={`${formatNumber(documents.count)} ${of} ${name}`}>
            {formatNumber(documents.count)}
          </AppLink>
        </li>
      ))}
    </ul>
  );
}
