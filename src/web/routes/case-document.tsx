import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import { useCurrentRoute } from '#web/app/current-route.ts';
import { useCase } from '#web/features/cases/use-case.ts';
import { Reading } from './reading.tsx';

/** `/document/case/{caseId}/{proceedingId}/{documentId}` (SH-099): a document with the way through its case. */
export default function CaseDocumentRoute() {
  const { caseId = '', proceedingId = '', documentId = '' } = useCurrentRoute().params;
  const { details, toc } = useCase(caseId);
  const proceeding = toc?.find((candidate) => candidate.proceedingId === proceedingId);
  const trail = [
    { name: details?.casename ?? 'Case', href: presentCaseAddress(caseId) },
    { name: proceeding?.name ?? 'Proceeding', href: presentCaseAddress(caseId, proceedingId) },
  ];
  return <Reading key={documentId} id={documentId} trail={trail} />;
}
