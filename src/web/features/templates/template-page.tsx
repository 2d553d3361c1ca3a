import { useRef } from 'react';
import type { CallAnswer } from '#contract/call.ts';
import type { getTemplatesAndExamplesDocument } from '#contract/templates.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { splitTreePath } from '#domain/document/tree-path.ts';
import { DocumentActions } from '#web/app/document-actions.tsx';
import { useTypeset } from '#web/app/use-typeset.ts';
import { DemoLine } from '#web/ui/demo-line.tsx';
import entry from '#web/ui/entry.module.css';
import { FactsList } from '#web/ui/facts-list.tsx';
import { LinkList } from '#web/ui/link-list.tsx';
import listing from '#web/ui/listing.module.css';
import { PageHead } from '#web/ui/page-head.tsx';
import { Part } from '#web/ui/part.tsx';
import { TemplateFiles } from './template-files.tsx';
import styles from './templates.module.css';

export type Template = CallAnswer<typeof getTemplatesAndExamplesDocument>;

/** What is said of templates that were made for demonstration. */
export const INVENTED =
  ' to the demo library: editors and contributors are invented, and no institution has seen what they wrote.';

/** `/templates-and-examples/{documentId}`: one template with its files, guidance and related content (SH-126). */
export function TemplatePage({ template }: { readonly template: Template }) {
  const { id, title, url, description, files, relatedContent, guidanceContent, demo } = template;
  return (
    <article>
      <PageHead
        kind="Template"
        title={title}
        lead={description}
        actions={<DocumentActions place="head" document={{ id, title, url }} />}
      />
      {demo ? <DemoLine>This template belongs{INVENTED}</DemoLine> : null}
      <div className={entry.columns}>
        <div className={entry.main}>
          <TemplateFiles files={files} />
          <Guidance html={guidanceContent} />
        </div>
        <aside className={entry.side} aria-label="About this template">
          <FactsList facts={listFacts(template)} />
          <Part isSmall title="Related content">
            <LinkList
              none="Nothing is named."
              links={relatedContent.map(({ documentTitle, link, category }) => {
                return { title: documentTitle, url: link, facts: [category] };
              })}
            />
          </Part>
        </aside>
      </div>
    </article>
  );
}

function Guidance({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  useTypeset(text, 'en');
  return (
    <Part title="Guidance" aria-label="Guidance">
      {html === '' ? (
        <p className={listing.none}>There are no notes on this template.</p>
      ) : (
        <div ref={text} className={`document-text ${styles.guidance}`} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </Part>
  );
}

function listFacts({ institution, topics, contributors, editors, lastUpdated }: Template) {
  return [
    ['Institution', institution ?? 'Any'],
    ['Topic', topics.map((topic) => splitTreePath(topic).at(-1)).join(', ')],
    ['Contributors', contributors.join(', ')],
    ['Editors', editors.join(', ')],
    ['Last updated', lastUpdated === null ? 'Not stated' : formatDate(lastUpdated)],
  ].filter((fact): fact is [string, string] => fact[1] !== '');
}
