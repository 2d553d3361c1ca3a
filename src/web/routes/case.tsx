import { useCurrentRoute } from '#web/app/current-route.ts';
import { CasePage } from '#web/features/cases/case-page.tsx';
import { useCase } from '#web/features/cases/use-case.ts';
import { useProceeding } from '#web/features/cases/use-proceeding.ts';
import { usePageTitle } from './use-page-title.ts';

/** `/document/case/{caseId}` and `/document/case/{caseId}/{proceedingId}` (SH-097, SH-098). */
export default function CaseRoute() {
  const { caseId = '', proceedingId } = useCurrentRoute().params;
  const model = useCase(caseId);
  const proceeding = useProceeding(caseId, proceedingId);
  usePageTitle(proceeding.proceeding?.title ?? model.details?.casename ?? 'Case');
  return <CasePage model={model} caseId={caseId} proceedingId={proceedingId} proceeding={proceeding} />;
}
