import type { RelationActor, RelationHit } from '#contract/relations.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { ACTOR_KIND_WORDS, isActorKind } from '#domain/tools/relations/actor-kind.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Fact, FactsLine } from '#web/ui/facts-line.tsx';
import { MarkedText } from '#web/ui/marked-text.tsx';
import record from '#web/ui/record-title.module.css';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-row.module.css';

/** One relation: kind, partner, case, the part of each side, how recent, and what proves it. */
// Long because: it has a line for each fact of a relation.
export function RelationRow({
  hit,
  one,
  page,
  isGrouped,
}: {
  readonly hit: RelationHit;
  readonly one: RelationActor;
  readonly page: RelationPage;
  /** Whether it stands below the name of the other. */
  readonly isGrouped: boolean;
}) {
  const { partner } = hit;
  const Heading = isGrouped ? 'h4' : 'h3';
  return (
    <li className={styles.row}>
      <Heading className={record.title}>
        {hit.words}:{' '}
        <AppLink href={page.hrefOf({ ...readPartner(partner), two: [], types: [], filters: [], q: '' })}>
          <span dir="auto">{partner.name}</span>
        </AppLink>
      </Heading>
      <p className={styles.meta}>
        <FactsLine
          facts={[
            <strong key="time">{describeTime(hit)}</strong>,
            partner.note || wordOf(partner),
            <span key="basis" className={hit.basis === 'derived' ? styles.derived : undefined}>
              {hit.basis === 'stated' ? 'Stated by a source' : 'Derived from two facts'}
            </span>,
          ]}
        />
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{hit.relationshipType === 'same-firm' ? 'Firm' : 'Case'}</dt>
          <dd>
            {hit.documentUrl ? <AppLink href={hit.documentUrl}>{hit.casename}</AppLink> : hit.casename}
            {[hit.institution, hit.status, hit.proceedings.map(({ title }) => title).join(', ')]
              .filter(Boolean)
              .map((fact) => (
                <Fact key={fact} className={styles.quiet}>
                  {fact}
                </Fact>
              ))}
          </dd>
        </div>
        <Side name={one.name} role={hit.roleOne} via={hit.viaOne} />
        <Side name={partner.name} role={hit.roleTwo} via={hit.viaTwo} />
      </dl>
      <Evidence evidence={hit.evidence} />
    </li>
  );
}

function Side({ name, role, via }: { readonly name: string; readonly role: string; readonly via: string | null }) {
  return (
    <div>
      <dt dir="auto">{name}</dt>
      <dd>
        {role}
        {via === null ? null : (
          <Fact className={styles.quiet}>through {via}, which belongs to it as its record says</Fact>
        )}
      </dd>
    </div>
  );
}

/** What says so, with the passages that name both sides. */
function Evidence({ evidence }: Pick<RelationHit, 'evidence'>) {
  if (evidence.length === 0) return null;
  return (
    <details className={styles.evidence}>
      <summary>Evidence: {evidence.length === 1 ? '1 document' : `${evidence.length} documents`}</summary>
      <ul>
        {evidence.map(({ id, title, type, date, url, isSaying, passages }) => (
          <li key={id}>
            <AppLink href={url}>{title}</AppLink>
            <Fact className={styles.quiet}>
              <FactsLine
                facts={[
                  type,
                  date && formatDate(date),
                  isSaying ? 'its record says so' : 'paper of the same proceeding',
                ]}
              />
            </Fact>
            {passages.map((passage) => (
              <blockquote key={passage.anchor} className={styles.passage} dir="auto">
                <AppLink href={passage.url} aria-label={`Passage ${passage.anchor} of ${title}`}>
                  ¶
                </AppLink>{' '}
                <MarkedText
                  text={passage.text}
                  marks={passage.marks.map(([start, end], term) => ({ start, end, term }))}
                />
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** How recent it is: `Until 05 Mar 2026`, `Since 2019`, `Time not known`. */
export function describeTime({
  from,
  to,
  isOngoing,
  isTimeKnown,
}: Pick<RelationHit, 'from' | 'to' | 'isOngoing' | 'isTimeKnown'>): string {
  if (!isTimeKnown) return 'Time not known';
  if (isOngoing) return from ? `Since ${formatDate(from)}` : 'Ongoing';
  const last = to ?? from;
  if (last === null) return 'Time not known';
  return from !== null && from !== last ? `${formatDate(from)} to ${formatDate(last)}` : formatDate(last);
}

function wordOf({ relType }: RelationActor): string {
  return isActorKind(relType) ? ACTOR_KIND_WORDS[relType] : '';
}

function readPartner({ name, relType, slug }: RelationActor) {
  return isActorKind(relType) ? { one: { name, relType, slug } } : {};
}
