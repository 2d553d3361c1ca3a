import { useEditionView } from '#web/app/edition-view.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { ExternalLink } from '#web/ui/external-link.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Prose } from './prose.tsx';
import styles from './demo.module.css';

/** What the larger subscription holds: the page of its maker in a frame, or our own words (SH-079, OP-28). */
export function Demo() {
  const { addresses } = useEditionView();
  return addresses.demo === null ? <OwnWords /> : <FramedDemo address={addresses.demo} />;
}

function FramedDemo({ address }: { readonly address: string }) {
  return (
    <div className={styles.demo}>
      <PageHead title="See all content and tools" />
      <p>
        <ExternalLink href={address}>Open the demo in a page of its own</ExternalLink>
      </p>
      <iframe
        className={styles.frame}
        src={address}
        title="Demo of all content and tools"
        height={800}
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-forms allow-popups"
      />
    </div>
  );
}

function OwnWords() {
  const view = useEditionView();
  const fullest = view.subscriptions[0]?.name ?? view.name;
  return (
    <Prose
      title="All content and tools"
      lead={`With ${fullest} everything in ${view.name} is open to you. Here is what that adds.`}
    >
      {view.lockedFeatures.length > 0 ? (
        <>
          <h2>What {fullest} opens</h2>
          <ul>
            {view.lockedFeatures.map((feature) => (
              <li key={feature.id}>{feature.name}</li>
            ))}
          </ul>
          <p>Some of these are still being built; where a page is not there yet it says so.</p>
        </>
      ) : null}
      <h2>Try it</h2>
      <p>
        <AppLink href="/contactcustomersupport?subject=Free%20trial">Ask for a free trial</AppLink>. Say which
        institution you belong to and what you would like to see.
      </p>
    </Prose>
  );
}
