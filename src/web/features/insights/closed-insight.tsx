import type { ApiError } from '#web/api/api-error.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useRequestDemo } from '#web/app/request-demo.ts';
import intro from '#web/ui/page-intro.module.css';
import { NotIncluded } from '#web/ui/not-included.tsx';
import { FactsLine } from '#web/ui/facts-line.tsx';

/** An insight that the subscription does not hold: its question and the box instead of its answer (OP-17). */
export function ClosedInsight({ details }: { readonly details: NonNullable<ApiError['details']> }) {
  const view = useEditionView();
  const requestDemo = useRequestDemo();
  const { title = '', authors = [], heldBy = [], contact = null } = details;
  return (
    <article>
      <h1 className={intro.title}>{title}</h1>
      <p className={intro.lead}>
        <FactsLine facts={['Practical insight', ...authors]} />
      </p>
      <NotIncluded
        what="practical insight"
        heldBy={heldBy}
        contact={contact}
        onRequestDemo={view.lockedFeatures.length > 0 ? requestDemo : undefined}
      />
    </article>
  );
}
