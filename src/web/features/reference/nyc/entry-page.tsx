import { useQuery } from '@tanstack/react-query';
import type { ConventionItem } from '#contract/nyc-tool.ts';
import { conventionEntryQuery } from '#web/api/nyc-tool.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Page } from '#web/ui/page.tsx';
import { Quotation } from '#web/ui/quotation.tsx';
import { Citing, Commentary } from './entry-citing.tsx';
import { EntryDecisions } from './entry-decisions.tsx';
import { EntryList } from './entry-list.tsx';
import styles from './nyc.module.css';
import { Part } from './part.tsx';
import { Statistics } from './statistics.tsx';
import { WaysIn } from './ways-in.tsx';

/** `/nyctool/{id}`: a provision or topic with text, commentary, decisions and all else that cites it (SH-112, OP-97). */
export function EntryPage({ id }: { readonly id: string }) {
  const { data, error, refetch } = useQuery(conventionEntryQuery(id));
  return (
    <Page>
      <WaysIn />
      <Awaited
        data={data}
        trouble={error}
        onRetry={() => void refetch()}
        missing="The Convention has no such provision or topic"
      >
        {(entry) => <EntryParts key={entry.id} entry={entry} />}
      </Awaited>
    </Page>
  );
}

function EntryParts({ entry }: { readonly entry: ConventionItem }) {
  const { kind, id, label, title, below, topics } = entry;
  return (
    <article>
      <EntryHead entry={entry} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <ProvisionText entry={entry} />
          <EntryDecisions entry={entry} />
          {kind === 'provision' ? <Statistics provision={id} label={label} /> : null}
        </div>
        <aside className={styles.aside} aria-label={`Around ${label}`}>
          {below.length > 0 ? (
            <Part title={kind === 'topic' ? 'Narrower topics' : `Within ${label}`}>
              <EntryList label={`Within ${title}`} entries={below} />
            </Part>
          ) : null}
          {topics.length > 0 ? (
            <Part title="Topics">
              <EntryList label={`Topics of ${label}`} entries={topics} />
            </Part>
          ) : null}
          <Commentary entry={entry} />
          <Citing entry={entry} />
        </aside>
      </div>
    </article>
  );
}

function EntryHead({ entry: { above, label, title, kind, provision } }: { readonly entry: ConventionItem }) {
  return (
    <PageHead
      kind={
        above.length > 0 &&
        above.map((step) => (
          <span key={step.id}>
            <AppLink href={step.url}>
              {step.label} {kind === 'topic' ? step.title : ''}
            </AppLink>{' '}
            ›
          </span>
        ))
      }
      title={`${label} ${title}`}
      lead={
        kind === 'topic' ? (
          <>
            Belongs to <AppLink href={provision.url}>{provision.label}</AppLink>, {provision.title.toLowerCase()}.
          </>
        ) : null
      }
    />
  );
}

/** The instrument's own words as a quotation; our summary of them says that it is ours. */
function Words({ text }: { readonly text: NonNullable<ConventionItem['text']> }) {
  const place = <AppLink href={text.url}>{text.title}</AppLink>;
  if (text.summaryOf === null) return <Quotation words={text.paragraphs}>{place}</Quotation>;
  return (
    <>
      {text.paragraphs.map((words, index) => (
        <p key={`${String(index)} ${words.slice(0, 20)}`}>{words}</p>
      ))}
      <p className={styles.textSource}>
        In our own words, from {place}. The library holds no official text of it that your subscription opens.
      </p>
    </>
  );
}

function ProvisionText({ entry: { text, provision } }: { readonly entry: ConventionItem }) {
  return (
    <section className={styles.text} aria-label="Provision">
      {text ? (
        <>
          <h2 className={styles.textLabel}>{text.label}</h2>
          <Words text={text} />
        </>
      ) : (
        <p className={styles.textSource}>
          The library holds no text of {provision.label} that your subscription opens.
        </p>
      )}
    </section>
  );
}
