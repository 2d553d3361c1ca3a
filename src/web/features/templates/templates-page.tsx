import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getTemplatesAndExamples, TemplateInstitution } from '#contract/templates.ts';
import { templatesQuery } from '#web/api/templates.queries.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { AwaitedPage } from '#web/ui/awaited.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DemoLine } from '#web/ui/demo-line.tsx';
import entry from '#web/ui/entry.module.css';
import { Fact } from '#web/ui/facts-line.tsx';
import { fitsWords } from '#web/ui/fits-words.ts';
import { FindField } from '#web/ui/find-field.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { LinkList } from '#web/ui/link-list.tsx';
import listing from '#web/ui/listing.module.css';
import { nameClosed } from '#web/ui/name-closed.ts';
import { Part } from '#web/ui/part.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { nameKind } from './template-files.tsx';
import { INVENTED } from './template-page.tsx';
import styles from './templates.module.css';

/** An institution with more topics has the whole width. */
const MOST_NARROW = 2;

type Start = CallAnswer<typeof getTemplatesAndExamples>;

/** `/templates-and-examples`: introduction, institutions with topics, general editors (SH-125, TL-052 to TL-055). */
export function TemplatesPage() {
  return <AwaitedPage query={useQuery(templatesQuery())}>{(start) => <Start start={start} />}</AwaitedPage>;
}

function Start({ start }: { readonly start: Start }) {
  const { introduction, institutions, templates, demo } = start;
  return (
    <>
      <PageHead title="Templates and Examples" lead={introduction} />
      {demo === 0 ? null : (
        <DemoLine>
          {demo === templates.count ? 'All' : demo} of {formatCount(templates.count, 'template')} belong{INVENTED}
        </DemoLine>
      )}
      <div className={entry.columns}>
        <div>
          {institutions.length === 0 ? (
            <p className={listing.none}>
              {templates.closed.count > 0
                ? 'There are templates here, and none that your subscription opens.'
                : 'This library holds no templates yet. The clause can be built all the same.'}
            </p>
          ) : (
            <Institutions institutions={institutions} />
          )}
        </div>
        <Aside start={start} />
      </div>
    </>
  );
}

function Institutions({ institutions }: { readonly institutions: readonly TemplateInstitution[] }) {
  const [words, setWords] = useState('');
  const shown = institutions.flatMap((one) => narrow(one, words) ?? []);
  const amount = shown.reduce((sum, { topics }) => sum + topics.reduce((all, one) => all + one.documents.length, 0), 0);
  return (
    <>
      <div className={listing.tools}>
        <FindField label="Find a template" value={words} onChange={setWords} />
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
function narrow({ topics, ...institution }: TemplateInstitution, words: string): TemplateInstitution | undefined {
  const left = topics
    .map(({ documents, ...topic }) => ({
      ...topic,
      documents: documents.filter(({ title, summary }) =>
        fitsWords(words, [title, summary, topic.name, institution.name]),
      ),
    }))
    .filter(({ documents }) => documents.length > 0);
  return left.length === 0 ? undefined : { ...institution, topics: left };
}

function Institution({ institution: { name, url, templates, topics } }: { readonly institution: TemplateInstitution }) {
  const count = formatCount(templates.count, 'template');
  return (
    <section
      className={styles.institution}
      aria-label={name ?? 'For any arbitration'}
      data-wide={topics.length > MOST_NARROW}
    >
      <header className={classNames(listing.head, styles.institutionHead)}>
        <h2>{name === null ? 'For any arbitration' : url === null ? name : <AppLink href={url}>{name}</AppLink>}</h2>
        <span className={styles.count}>
          {templates.url === null ? count : <AppLink href={templates.url}>{count}</AppLink>}
          {templates.closed.count > 0 ? <Fact>{nameClosed(templates.closed)}</Fact> : null}
        </span>
      </header>
      <div className={styles.topics}>
        {topics.map((topic) => (
          <div key={topic.name} className={styles.topic}>
            <h3>
              {topic.name} <span className={styles.count}>{topic.templates.count}</span>
            </h3>
            <LinkList
              isMain
              links={topic.documents.map(({ extensions, ...document }) => {
                return { ...document, facts: [extensions.map(nameKind).join(', ')] };
              })}
            />
          </div>
        ))}
      </div>
    </section>
  );
}

function Aside({ start: { editorLabel, generalEditors } }: { readonly start: Start }) {
  return (
    <aside className={classNames(entry.side, styles.aside)} aria-label="Clause and editors">
      <section className={styles.box}>
        <h2>Build an arbitration clause</h2>
        <p>
          Choose institution, seat, number, language and law. The clause comes as a Word file that says what is still
          open.
        </p>
        <ButtonLink href="/templates-and-examples/arbitration-clause">Build a clause</ButtonLink>
      </section>
      <Part isSmall title={editorLabel}>
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
      </Part>
    </aside>
  );
}
