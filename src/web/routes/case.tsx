import { useCurrentRoute } from '#web/app/current-route.ts';
import { CasePage } from '#web/features/cases/case-page.tsx';
import { useCase } from '#web/features/cases/use-case.ts';
import { useProceeding } from '#web/features/cases/use-proceeding.ts';
import { ResultSteps } from '#web/features/search/results/result-steps.tsx';
import { usePageTitle } from './use-page-title.ts';

/** `/document/case/{caseId}` and `/document/case/{caseId}/{proceedingId}` (SH-097, SH-098). */
export default function CaseRoute() {
  const { caseId = '', proceedingId } = useCurrentRoute().params;
  const model = useCase(caseId);
  const proceeding = useProceeding(caseId, proceedingId);
  usePageTitle(proceeding.proceeding?.title ?? model.details?.casename ?? 'Case');
  const above = <ResultSteps key={caseId} id={caseId} />;
  return <CasePage {...{ model, caseId, proceedingId, proceeding, above }} />;
}
