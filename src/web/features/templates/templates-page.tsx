import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getTemplatesAndExamples, TemplateInstitution } from '#contract/templates.ts';
import { templatesQuery } from '#web/api/templates.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Fact } from '#web/ui/facts-line.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { nameClosed } from '#web/ui/name-closed.ts';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import listing from '#web/ui/listing.module.css';
import { DemoLine } from './demo-line.tsx';
import { FileKinds } from './file-kinds.tsx';
import styles from './templates.module.css';

/** An institution with more topics has the whole width. */
const MOST_NARROW = 2;

type Start = CallAnswer<typeof getTemplatesAndExamples>;

/** `/templates-and-examples`: introduction, institutions with topics, general editors (SH-125, TL-052 to TL-055). */
export function TemplatesPage() {
  const { data, error, refetch } = useQuery(templatesQuery());
  return (
    <Page>
      <Awaited data={data} trouble={error} onRetry={() => void refetch()}>
        {(start) => <Start start={start} />}
      </Awaited>
    </Page>
  );
}

function Start({ start }: { readonly start: Start }) {
  const { introduction, institutions, templates, demo } = start;
  return (
    <>
      <h1 className={intro.title}>Templates and Examples</h1>
      <p className={intro.lead}>{introduction}</p>
      <DemoLine demo={demo} of={templates.count} />
      <div className={styles.columns}>
        <div>
          {institutions.length === 0 ? (
            <Nothing closed={templates.closed.count} />
          ) : (
            <Institutions institutions={institutions} />
          )}
        </div>
        <Aside start={start} />
      </div>
    </>
  );
}

function Nothing({ closed }: { readonly closed: number }) {
  return (
    <p className={listing.none}>
      {closed > 0
        ? 'There are templates here, and none that your subscription opens.'
        : 'This library holds no templates yet. The clause can be built all the same.'}
    </p>
  );
}

function Institutions({ institutions }: { readonly institutions: readonly TemplateInstitution[] }) {
  const [words, setWords] = useState('');
  const shown = institutions.flatMap((one) => narrow(one, words) ?? []);
  const amount = shown.reduce((sum, { topics }) => sum + topics.reduce((all, one) => all + one.documents.length, 0), 0);
  return (
    <>
      <div className={listing.tools}>
        <label className="find-field">
          Find a template
          <input type="search" value={words} onChange={(event) => setWords(event.target.value)} />
        </label>
        <output className={listing.amount}>{formatCount(amount, 'template')}</output>
      </div>
      {shown.length === 0 ? (
        <p className={listing.none}>No template is called so. Clear the field to see all of them.</p>
      ) : (
        <div className={styles.institutions}>
          {shown.map((institution) => (
            <Institution key={institution.name ?? ''} institution={institution} />
          ))}
        </div>
      )}
    </>
  );
}

/** An institution with the templates that have the words in their title, summary, topic or institution. */
function narrow(institution: TemplateInstitution, words: string): TemplateInstitution | undefined {
  const wanted = words.trim().toLowerCase();
  if (wanted === '' || institution.name?.toLowerCase().includes(wanted)) return institution;
  const topics = institution.topics.flatMap((topic) => {
    if (topic.name.toLowerCase().includes(wanted)) return [topic];
    const documents = topic.documents.filter(({ title, summary }) =>
      `${title} ${summary ?? ''}`.toLowerCase().includes(wanted),
    );
    return documents.length === 0 ? [] : [{ ...topic, documents }];
  });
  return topics.length === 0 ? undefined : { ...institution, topics };
}

function Institution({ institution: { name, url, templates, topics } }: { readonly institution: TemplateInstitution }) {
  return (
    <section
      className={styles.institution}
      aria-label={name ?? 'For any arbitration'}
      data-wide={topics.length > MOST_NARROW}
    >
      <header className={classNames(listing.head, styles.institutionHead)}>
        <h2>{name === null ? 'For any arbitration' : url === null ? name : <AppLink href={url}>{name}</AppLink>}</h2>
        <span className={styles.count}>
          {templates.url === null ? (
            formatCount(templates.count, 'template')
          ) : (
            <AppLink href={templates.url}>{formatCount(templates.count, 'template')}</AppLink>
          )}
          {templates.closed.count > 0 ? <Fact>{nameClosed(templates.closed)}</Fact> : null}
        </span>
      </header>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <Topic key={topic.name} topic={topic} />
        ))}
      </div>
    </section>
  );
}

function Topic({ topic: { name, templates, documents } }: { readonly topic: TemplateInstitution['topics'][number] }) {
  return (
    <div className={styles.topic}>
      <h3>
        {name} <span className={styles.count}>{templates.count}</span>
      </h3>
      <ul>
        {documents.map(({ id, title, url, summary, extensions }) => (
          <li key={id}>
            <AppLink href={url} className={styles.link}>
              {title}
            </AppLink>
            <FileKinds extensions={extensions} />
            {summary === null ? null : <p className={styles.summary}>{summary}</p>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Aside({ start: { editorLabel, generalEditors } }: { readonly start: Start }) {
  return (
    <aside className={classNames(styles.aside, styles.startAside)} aria-label="Clause and editors">
      <section className={styles.box}>
        <h2>Build an arbitration clause</h2>
        <p>
          Choose institution, seat, number, language and law. The clause comes as a Word file that says what is still
          open.
        </p>
        <ButtonLink href="/templates-and-examples/arbitration-clause">Build a clause</ButtonLink>
      </section>
      <section>
        <h2>{editorLabel}</h2>
        {generalEditors.length === 0 ? (
          <p className={listing.none}>None named.</p>
        ) : (
          <ul className={styles.editors}>
            {generalEditors.map(({ name, documents }) => (
              <li key={name}>
                {name} <span className={styles.count}>{formatCount(documents, 'template')}</span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </aside>
  );
}
