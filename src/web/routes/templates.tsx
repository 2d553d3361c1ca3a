import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { templateQuery } from '#web/api/templates.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { ClausePage } from '#web/features/templates/clause-page.tsx';
import { TemplatePage } from '#web/features/templates/template-page.tsx';
import { TemplatesPage } from '#web/features/templates/templates-page.tsx';
import { Opened } from './opened.tsx';
import { useRouteTitle } from './use-page-title.ts';
import '#web/styles/document/document.css';

/** The page `templates`: the start page, one template, and the clause to fill in. */
export default function TemplatesRoute() {
  const { route, params } = useCurrentRoute();
  const { documentId } = params;
  if (documentId !== undefined) return <Template key={documentId} id={documentId} />;
  return <Titled>{route?.path.endsWith('/arbitration-clause') ? <ClausePage /> : <TemplatesPage />}</Titled>;
}

function Titled({ children }: { readonly children: ReactNode }) {
  useRouteTitle();
  return children;
}

function Template({ id }: { readonly id: string }) {
  return (
    <Opened query={useQuery(templateQuery(id))} name="Template" titleOf={({ title }) => title} id={id}>
      {(template) => <TemplatePage template={template} />}
    </Opened>
  );
}
