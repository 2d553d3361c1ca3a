import { useQuery } from '@tanstack/react-query';
import { useRef, type ComponentType, type ReactNode } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getTemplatesAndExamplesDocument } from '#contract/templates.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { templateQuery } from '#web/api/templates.queries.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { Awaited } from '#web/ui/awaited.tsx';
import intro from '#web/ui/page-intro.module.css';
import { Page } from '#web/ui/page.tsx';
import listing from '#web/ui/listing.module.css';
import { DemoLine } from './demo-line.tsx';
import { TemplateFiles } from './template-files.tsx';
import styles from './templates.module.css';

type Template = CallAnswer<typeof getTemplatesAndExamplesDocument>;

interface TemplatePageProps {
  readonly id: string;
  /** What stands above all. */
  readonly above: ReactNode;
  /** Says why there is nothing. */
  readonly Trouble: ComponentType<{ readonly error: ApiError; readonly onRetry: () => void }>;
}

/** `/templates-and-examples/{documentId}`: one template with its files, guidance and related content (SH-126). */
export function TemplatePage({ id, above, Trouble }: TemplatePageProps) {
  const { data, error, refetch } = useQuery(templateQuery(id));
  if (error) {
    return (
      <Page>
        <Trouble error={error} onRetry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      {above}
      <Awaited data={data} trouble={null} onRetry={() => void refetch()}>
        {(template) => <TemplateParts template={template} />}
      </Awaited>
    </Page>
  );
}

function TemplateParts({ template }: { readonly template: Template }) {
  const { id, title, url, description, files, relatedContent, guidanceContent, demo } = template;
  return (
    <article>
      <div className={styles.kind}>
        <span>Template</span>
        <DocumentActions place="head" document={{ id, title, url }} />
      </div>
      <h1 className={intro.title}>{title}</h1>
      {description === null ? null : <p className={intro.lead}>{description}</p>}
      <DemoLine demo={demo ? 1 : 0} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <TemplateFiles files={files} />
          <Guidance html={guidanceContent} />
        </div>
        <aside className={styles.aside} aria-label="About this template">
          <Facts template={template} />
          <section>
            <h2>Related content</h2>
            <Related content={relatedContent} />
          </section>
        </aside>
      </div>
    </article>
  );
}

function Guidance({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useTypeset(text, 'en');
  return (
    <section aria-label="Guidance">
      <h2 className={styles.partTitle}>Guidance</h2>
      {html === '' ? (
        <p className={listing.none}>There are no notes on this template.</p>
      ) : (
        <div ref={text} className={`document-text ${styles.guidance}`} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  );
}

function Related({ content }: { readonly content: Template['relatedContent'] }) {
  if (content.length === 0) return <p className={listing.none}>Nothing is named.</p>;
  return (
    <ul className={styles.related}>
      {content.map(({ documentTitle, link, category }) => (
        <li key={`${documentTitle} ${link ?? ''}`}>
          {link === null ? documentTitle : <AppLink href={link}>{documentTitle}</AppLink>}
          <span className={styles.category}>{category}</span>
        </li>
      ))}
    </ul>
  );
}

function Facts({ template }: { readonly template: Template }) {
  const { institution, topics, contributors, editors, lastUpdated } = template;
  const facts = [
    ['Institution', institution ?? 'Any'],
    ['Topic', topics.map((topic) => splitTreePath(topic).at(-1)).join(', ')],
    ['Contributors', contributors.join(', ')],
    ['Editors', editors.join(', ')],
    ['Last updated', lastUpdated === null ? 'Not stated' : formatDate(lastUpdated)],
  ].filter(([, value]) => value !== '');
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
