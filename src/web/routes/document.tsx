import { useCurrentRoute } from '#web/app/current-route.ts';
import type { TrailStep } from '#web/features/reading/document-head.tsx';
import { Reading } from './reading.tsx';

const NO_TRAIL: readonly TrailStep[] = [];

/** `/document/{id}` (SH-096): a document, or a publication with its contents. */
export default function DocumentRoute() {
  const { id = '' } = useCurrentRoute().params;
  return <Reading key={id} id={id} trail={NO_TRAIL} />;
}
