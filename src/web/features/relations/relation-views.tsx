import { useState } from 'react';
import type { RelationAssessment } from '#contract/relations.ts';
import { Button } from '#web/ui/button.tsx';
import { createLazyPart } from '#web/ui/lazy-part.tsx';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-views.module.css';

const VIEWS = { timeline: 'Timeline', graph: 'Graph', paths: 'Shortest paths' } as const;

type View = keyof typeof VIEWS;

interface ViewProps {
  readonly answer: RelationAssessment;
  readonly page: RelationPage;
}

const Timeline = createLazyPart<ViewProps>(async () => (await import('./relation-timeline.tsx')).RelationTimeline);
const Graph = createLazyPart<ViewProps>(async () => (await import('./relation-graph.tsx')).RelationGraphView);
const Paths = createLazyPart<ViewProps>(async () => (await import('./relation-paths.tsx')).RelationPathsView);

const PARTS = { timeline: Timeline, graph: Graph, paths: Paths } as const;

/** The relations as a timeline, as a graph and as ways from one to the other, each loaded when it is first looked at. */
export function RelationViews(props: ViewProps) {
  const [view, setView] = useState<View>();
  const hasPaths = props.page.state.two.length > 0;
  const hasRelations = props.answer.totalHits > 0;
  const offered = (Object.keys(VIEWS) as View[]).filter((one) => (one === 'paths' ? hasPaths : hasRelations));
  const Part = view === undefined ? undefined : PARTS[view];
  return (
    <section className={styles.views} aria-label="Other views">
      <div className={styles.choices}>
        {offered.map((one) => (
          <Button key={one} aria-pressed={view === one} onClick={() => setView(view === one ? undefined : one)}>
            {VIEWS[one]}
          </Button>
        ))}
      </div>
      {Part ? (
        <div className={styles.view}>
          <Part {...props} />
        </div>
      ) : null}
    </section>
  );
}
