import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { templateQuery } from '#web/api/templates.queries.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { DocumentTrouble } from '#web/features/reading/document-trouble.tsx';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { ClausePage } from '#web/features/templates/clause-page.tsx';
import { TemplatePage } from '#web/features/templates/template-page.tsx';
import { TemplatesPage } from '#web/features/templates/templates-page.tsx';
import { usePageTitle } from './use-page-title.ts';
import '#web/styles/document/document.css';

/** The page `templates`: the start page, one template, and the clause to fill in. */
export default function TemplatesRoute() {
  const { route, params } = useCurrentRoute();
  const { documentId } = params;
  if (documentId !== undefined) return <Template key={documentId} id={documentId} />;
  return <Titled>{route?.path.endsWith('/arbitration-clause') ? <ClausePage /> : <TemplatesPage />}</Titled>;
}

function Titled({ children }: { readonly children: ReactNode }) {
  usePageTitle(useCurrentRoute().route?.name);
  return children;
}

function Template({ id }: { readonly id: string }) {
  const { data } = useQuery(templateQuery(id));
  usePageTitle(data?.title ?? 'Template');
  return <TemplatePage id={id} above={<ResultSteps id={id} />} Trouble={DocumentTrouble} />;
}
