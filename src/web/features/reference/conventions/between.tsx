import type { ReactNode } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { findTreatyBetween } from '#contract/reference.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { BILATERAL_TREATY, CONVENTION, INVESTMENT_PROVISIONS } from '#domain/document/treaty-types.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import styles from './two-states.module.css';

type Found = CallAnswer<typeof findTreatyBetween>;
type Treaty = Found['treaties'][number];
type Convention = Found['conventions'][number];

interface BetweenProps {
  readonly found: Found;
}

/** What was found in a sentence, with the day of which it is true. */
export function sayBetween({ day, treaties, conventions, of, closed }: Found): string {
  const binding = formatCount(conventions.length, 'convention that concerns both', 'conventions that concern both');
  const others = conventions.length === 0 ? '' : `; ${binding}`;
  if (treaties.length > 0)
    return `As of ${formatDate(day)}: ${formatCount(treaties.length, 'treaty', 'treaties')}${others}.`;
  const list = formatCount(of, 'document on a bilateral treaty', 'documents on bilateral treaties');
  const none = `none in our list of ${list}, nor does an agreement among more states in it name both. That is no proof that there is none.`;
  const out = closed.count > 0 ? ` ${nameClosed(closed)}.` : '';
  return `As of ${formatDate(day)}: ${none}${out}${conventions.length === 0 ? '' : ` ${binding}.`}`;
}

/** Investment treaties, then agreements on trade with a part on investment, then conventions, each under its head. */
export function Between({ found }: BetweenProps) {
  const { treaties, conventions, day } = found;
  const list = (type: string) =>
    treaties
      .filter((treaty) => treaty.type === type)
      .map((treaty) => <OneTreaty key={treaty.id} {...{ treaty, day }} />);
  return (
    <>
      <Group title="Investment treaties">{list(BILATERAL_TREATY)}</Group>
      <Group title="Trade agreements and other treaties with investment provisions">
        {list(INVESTMENT_PROVISIONS)}
      </Group>
      <Group title="Conventions">
        {[...list(CONVENTION), ...conventions.map((one) => <OneConvention key={one.id} convention={one} day={day} />)]}
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <ul>{children}</ul>
    </section>
  );
}

function OneTreaty({ treaty, day }: { readonly treaty: Treaty; readonly day: string }) {
  return (
    <li className={styles.found}>
      <Found document={treaty} day={day} />
      {treaty.through === null ? null : <span className={styles.other}>Through the {treaty.through}</span>}
      {treaty.others.map((other) => (
        <span key={other.id} className={styles.other}>
          Also on this treaty: <Found document={other} day={day} />
          {other.source === null ? null : ` (${other.source})`}
        </span>
      ))}
    </li>
  );
}

interface FoundProps {
  readonly document: Treaty['others'][number];
  readonly day: string;
}

function Found({ document: { url, title, date, status, inForce }, day }: FoundProps) {
  const isLater = date !== null && date > day;
  return (
    <>
      <AppLink href={url}>{title}</AppLink>{' '}
      {isLater ? `Signed only on ${formatDate(date)}` : describeForce(status, inForce, day)}
    </>
  );
}

/** A treaty that is in force says so once, with the day; one that came into force later than is asked, that. */
function describeForce(status: string | null, inForce: string | null, day: string): string {
  if (inForce === null) return status ?? '';
  const since = formatDate(inForce);
  if (inForce > day) return `In force only from ${since}`;
  return status === null || status === 'In force' ? `In force since ${since}` : `${status}, in force since ${since}`;
}

function OneConvention({ convention, day }: { readonly convention: Convention; readonly day: string }) {
  const { title, status, one, other } = convention;
  return (
    <li className={styles.found}>
      <AppLink href={`${status}&day=${day}`}>{title}</AppLink>
      <span className={styles.other}>{describeSide(one)}</span>
      <span className={styles.other}>{describeSide(other)}</span>
    </li>
  );
}

/** Since when somebody is bound and through whom; of a union that is a party without that, what is not known. */
function describeSide({ place, since, through, union }: Convention['one']): string {
  const from = since === null ? 'since a day that no source of ours says' : `since ${formatDate(since)}`;
  if (union !== null) {
    return `${place}: not bound itself by our sources; the ${union}, of which it is a member, is a party ${from}. No source here says that this binds ${place}.`;
  }
  return through === null ? `${place}: bound ${from}` : `${place}: bound through the ${through} ${from}`;
}
