import { isExternal } from '#domain/edition/list-menu.ts';
import { useAccount } from '#web/app/account.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { leadsOn } from '#web/app/leads-on.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import styles from './blurbs.module.css';

/** What whoever runs the library has put on top of the page; it is there with the page. */
export function Blurbs() {
  const { blurbs } = useEditionView().home;
  if (blurbs.length === 0) return null;
  return (
    <section aria-label="From the editors" className={styles.blurbs}>
      {blurbs.map(({ id, title, text, link }) => (
        <div key={id} className={styles.blurb}>
          <h2 className={styles.title}>{title}</h2>
          <p>
            {text} {link ? <WordsLink {...link} /> : null}
          </p>
        </div>
      ))}
    </section>
  );
}

/** A link of the operator's, here or elsewhere; nothing where it would lead to no more than a refusal. */
export function WordsLink({ url, label }: { readonly url: string; readonly label: string }) {
  const view = useEditionView();
  if (!leadsOn(view, useAccount(), url)) return null;
  return isExternal(url) ? <ExternalLink href={url}>{label}</ExternalLink> : <AppLink href={url}>{label}</AppLink>;
}
