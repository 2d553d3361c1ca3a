import { Building2, Factory, Landmark, UserRound } from 'lucide-react';
import type { RelationGraph } from '#contract/relation-graph.ts';
import { ACTOR_KIND_WORDS, ACTOR_KINDS } from '#domain/tools/relations/actor-kind.ts';
import { chooseLineKind, LINE_KINDS, type LineKind } from '#domain/tools/relations/line-kind.ts';
import { classNames } from '#web/ui/class-names.ts';
import styles from './relation-views.module.css';

/** The shape of a name by what it is, as `ACTOR_KINDS` numbers them. */
export const SHAPES: readonly (string | undefined)[] = [styles.person, styles.firmNode, styles.state, styles.company];
const SIGNS = [UserRound, Building2, Landmark, Factory] as const;

/** The sign that stands before a name: what it is, without colour. */
export function KindSign({ kind }: { readonly kind: number }) {
  const Sign = SIGNS[kind] ?? UserRound;
  return <Sign size="0.75rem" aria-hidden className={styles.sign} />;
}

/** What the shapes of names and the strokes of lines stand for: those that are drawn. */
export function GraphKey({ graph: { nodes, edges } }: { readonly graph: RelationGraph }) {
  const kinds = new Set(nodes.filter(({ isDrawn }) => isDrawn).map(({ actor }) => actor.relType));
  const lines = new Set(
    edges
      .filter(({ isDrawn }) => isDrawn)
      .map(({ kinds: own }) => chooseLineKind(own.map(({ relationshipType: type, count }) => ({ type, count })))),
  );
  return (
    <ul className={styles.key} aria-label="What the drawing shows">
      {ACTOR_KINDS.filter((kind) => kinds.has(kind)).map((kind) => (
        <li key={kind} className={classNames(styles.keyNode, SHAPES[kind])}>
          <KindSign kind={kind} />
          {ACTOR_KIND_WORDS[kind]}
        </li>
      ))}
      {(Object.keys(LINE_KINDS) as LineKind[])
        .filter((kind) => lines.has(kind))
        .map((kind) => (
          <li key={kind} className={styles.keyLine}>
            <svg viewBox="0 0 40 8" width="40" height="8" aria-hidden>
              <line x1="0" y1="4" x2="40" y2="4" className={classNames(styles.line, styles[kind])} />
            </svg>
            {LINE_KINDS[kind]}
          </li>
        ))}
    </ul>
  );
}
