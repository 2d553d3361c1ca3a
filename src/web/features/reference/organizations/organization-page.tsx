import { useQuery } from '@tanstack/react-query';
import type { CallAnswer } from '#contract/call.ts';
import type { getOrganization } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { organizationQuery } from '#web/api/reference.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import listing from '#web/ui/listing.module.css';
import { BlockList } from '../parts/block-list.tsx';
import styles from '../parts/parts.module.css';
import { FeeSchedules } from './fee-schedules.tsx';

type Organization = CallAnswer<typeof getOrganization>;

/** `/organization/{id}`: one institution (SH-091, TL-067, OP-100). */
export function OrganizationPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(organizationQuery(id));
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()} missing="There is no such organization">
        {(organization) => (
          <article>
            <h1 className={intro.title}>{organization.name}</h1>
            <p className={intro.lead}>
              <FactsLine facts={[organization.shortName, organization.kind, ...organization.aliases]} />
            </p>
            <div className={styles.columns}>
              <div>
                {organization.description === null ? null : (
                  <p className={styles.description}>{organization.description}</p>
                )}
                <Costs organization={organization} />
                <DemoLine organization={organization} />
                <div className={styles.blocks}>
                  <BlockList blocks={listFilled(organization)} about={organization.shortName ?? organization.name} />
                </div>
              </div>
              <Facts organization={organization} />
            </div>
          </article>
        )}
      </Awaited>
    </Page>
  );
}

function Costs({ organization: { id, name, shortName, feeSchedules } }: { readonly organization: Organization }) {
  if (feeSchedules.length === 0) return null;
  return <FeeSchedules id={id} about={shortName ?? name} schedules={feeSchedules} />;
}

/** What the library holds; of an institution with nothing every sort says so. */
function listFilled({ blocks }: Organization): Organization['blocks'] {
  const filled = blocks.filter(({ total }) => total.count > 0 || total.closed.count > 0);
  return filled.length > 0 ? filled : blocks;
}

function DemoLine({ organization: { demo, documents } }: { readonly organization: Organization }) {
  if (demo === 0) return null;
  return (
    <p className={listing.demo}>
      <strong>Demo.</strong> {demo === documents.count ? 'All' : demo} of the {formatCount(documents.count, 'document')}{' '}
      below belong to the demo library: the cases among them are invented, and the numbers say nothing about the
      institution.
    </p>
  );
}

// Long because: it has an entry for each fact.
function Facts({ organization }: { readonly organization: Organization }) {
  const { city, country, countryUrl, website, rules, feeSchedules, source, readOn, documents } = organization;
  return (
    <aside aria-label="Key facts">
      <dl className={styles.facts}>
        <div>
          <dt>Where</dt>
          <dd>
            {city ?? ''}
            {city !== null && country !== null ? ', ' : ''}
            {countryUrl !== null && country !== null ? <AppLink href={countryUrl}>{country}</AppLink> : country}
          </dd>
        </div>
        <div>
          <dt>Website, with model clause and schedule of costs</dt>
          <dd>
            {website === null ? 'Not stated' : <ExternalLink href={website}>{new URL(website).host}</ExternalLink>}
          </dd>
        </div>
        {feeSchedules.length > 0 ? null : (
          <div>
            <dt>Costs</dt>
            <dd className={listing.unknown}>
              Unknown here: no schedule was read with its source, so that nothing is calculated.
            </dd>
          </div>
        )}
        <div>
          <dt>Rules by version</dt>
          <dd>
            {rules.length === 0 ? (
              'None named'
            ) : (
              <ul>
                {rules.map(({ name, url }) => (
                  <li key={name}>
                    {url === null ? <span>{name}</span> : <AppLink href={url}>{name}</AppLink>}
                    {url === null ? <span className={listing.unknown}>not held</span> : null}
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>Source of these facts</dt>
          <dd>
            <Source source={source} readOn={readOn} />
          </dd>
        </div>
        <div>
          <dt>In this library</dt>
          <dd>
            {documents.count === 0 ? (
              'Nothing'
            ) : (
              <AppLink href={documents.url}>{formatCount(documents.count, 'document')}</AppLink>
            )}
          </dd>
        </div>
      </dl>
    </aside>
  );
}

/** Where the facts were read and on which day; what nobody noted is unknown (OP-176). */
function Source({ source, readOn }: Pick<Organization, 'source' | 'readOn'>) {
  const day = readOn === null ? 'day of reading unknown' : `read on ${formatDate(readOn)}`;
  if (source === null) {
    return (
      <span className={listing.unknown}>Unknown: not checked against any source. Its website has the last word.</span>
    );
  }
  return (
    <>
      <ExternalLink href={source}>{new URL(source).host}</ExternalLink>, {day}
    </>
  );
}
