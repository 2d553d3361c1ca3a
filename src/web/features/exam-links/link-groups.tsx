import type { LinkGroup } from '#contract/collection.ts';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';
import styles from './outside-links.module.css';

/** Links in their groups, each with its line; they open in a tab of their own (OP-47). */
export function LinkGroups({ groups }: { readonly groups: readonly LinkGroup[] }) {
  return groups.map(({ name, links }) => (
    <section key={name} className={styles.group} aria-label={name}>
      <h2>
        {name} <span className={styles.count}>{links.length}</span>
      </h2>
      <ul>
        {links.map((link) => (
          <Link key={link.id} link={link} />
        ))}
      </ul>
    </section>
  ));
}

function Link({ link: { name, url, description, country, address } }: { readonly link: LinkGroup['links'][number] }) {
  return (
    <li className={styles.link}>
      <ExternalLink href={url}>{name}</ExternalLink>
      {description === null ? null : <p>{description}</p>}
      <p className={styles.meta}>
        <FactsLine facts={[country, new URL(url).host, address]} />
      </p>
    </li>
  );
}

/** What is known of whether the links still lead where they say. */
export function CheckedNote({ groups }: { readonly groups: readonly LinkGroup[] }) {
  const days = groups.flatMap(({ links }) => links.map(({ readOn }) => readOn));
  const unchecked = days.filter((day) => day === null).length;
  if (unchecked === 0) return null;
  return (
    <p className={styles.note}>
      {unchecked === days.length ? 'These addresses' : `${unchecked} of these addresses`} have not been checked since
      they were entered. Tell us about one that has moved.
    </p>
  );
}
