import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { getRelationGraph, type RelationGraph } from '#contract/relation-graph.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { isActorKind } from '#domain/tools/relations/actor-kind.ts';
import { layoutGraph, type Place } from '#domain/tools/relations/layout-graph.ts';
import { RELATION_TYPES } from '#domain/tools/relations/relation-type.ts';
import { chooseLineKind, type LineKind } from '#domain/tools/relations/line-kind.ts';
import { separateLabels, sizeDrawing, sizeLabel } from '#domain/tools/relations/separate-labels.ts';
import { callQuery, MINUTE } from '#web/api/call-query.ts';
import { relationQuestionOf } from '#web/api/relations.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatCount } from '#web/ui/format-number.ts';
import { PartTrouble } from '#web/ui/part-trouble.tsx';
import { GraphKey, KindSign, SHAPES } from './graph-key.tsx';
import type { RelationPage } from './use-relation-page.ts';
import styles from './relation-views.module.css';

type Edge = RelationGraph['edges'][number];

/** Everybody who is related, as a graph: always drawn the same, without motion, and once more as a table. */
export function RelationGraphView({ page }: { readonly page: RelationPage }) {
  const { data, error, refetch } = useQuery(
    callQuery(getRelationGraph, { body: relationQuestionOf(page.state) }, MINUTE),
  );
  if (error) return <PartTrouble error={error} onRetry={() => void refetch()} />;
  if (!data) return <p aria-busy="true">Drawing the graph …</p>;
  if (data.edges.length === 0)
    return <p className={styles.quiet}>There is nothing to draw: no relationship was found.</p>;
  return (
    <>
      <p className={styles.quiet}>{describeDrawn(data)}</p>
      <GraphKey graph={data} />
      <Drawing graph={keepDrawn(data)} page={page} />
      <EdgeTable graph={data} page={page} />
    </>
  );
}

/** What is drawn, and what is not with where it is. */
function describeDrawn({ nodes, edges, left }: RelationGraph): string {
  const drawn = keepDrawn({ nodes, edges, left });
  const names = nodes.length - drawn.nodes.length + left;
  const lines = edges.length - drawn.edges.length;
  const first = `${formatCount(drawn.nodes.length, 'name')} and ${formatCount(drawn.edges.length, 'line')} are drawn; each line stands for all relationships of two.`;
  const rest =
    names + lines === 0
      ? ''
      : ` More could not be read: ${[
          names > 0 ? formatCount(names, 'more name') : '',
          lines > 0 ? formatCount(lines, 'more line') : '',
        ]
          .filter(Boolean)
          .join(
            ' and ',
          )} are left out; the table below the drawing has every line, the list of relationships everybody.`;
  return `${first}${rest} Tab to the drawing, then the arrow keys go from line to line and Enter opens one.`;
}

/** Those who are drawn stand first, so that lines still point to them. */
function keepDrawn({ nodes, edges, left }: RelationGraph): RelationGraph {
  return { nodes: nodes.filter(({ isDrawn }) => isDrawn), edges: edges.filter(({ isDrawn }) => isDrawn), left };
}

// Long because: lines and names lie over each other in one drawing.
function Drawing({ graph, page }: { readonly graph: RelationGraph; readonly page: RelationPage }) {
  const { places, size } = useMemo(() => placeNodes(graph), [graph]);
  const [active, setActive] = useState(0);
  const [said, setSaid] = useState('');
  const lines = useRef(new Map<number, Element & { focus(): void }>());
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + graph.edges.length) % graph.edges.length;
    setActive(next);
    lines.current.get(next)?.focus();
  };
  return (
    <>
      <p className={styles.said} aria-hidden>
        {said}
      </p>
      <div className={styles.scroll}>
        <div className={styles.drawing} style={{ minWidth: `${size.width}rem`, height: `${size.height}rem` }}>
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            {graph.edges.map((edge, at) => (
              <Line
                key={`${edge.from} ${edge.to}`}
                words={describeEdge(graph, edge)}
                href={hrefOfEdge(graph, edge, page)}
                ends={[places[edge.from], places[edge.to]]}
                isActive={at === active}
                kind={lineKindOf(edge)}
                isBetween={!graph.nodes[edge.from]?.isAsked && !graph.nodes[edge.to]?.isAsked}
                onKeyDown={press}
                onReach={(words) => {
                  setActive(at);
                  setSaid(words);
                }}
                refLine={(line) => {
                  if (line) lines.current.set(at, line);
                }}
              />
            ))}
          </svg>
          {graph.nodes.map(({ actor, isAsked }, at) => (
            <span
              key={`${actor.relType} ${actor.slug}`}
              className={classNames(styles.node, SHAPES[actor.relType], isAsked && styles.asked)}
              style={{ left: percent(places[at]?.x), top: percent(places[at]?.y) }}
              dir="auto"
            >
              <KindSign kind={actor.relType} />
              {actor.name}
            </span>
          ))}
        </div>
      </div>
    </>
  );
}

function placeNodes({ nodes, edges }: RelationGraph) {
  const size = sizeDrawing(nodes.length);
  const laid = layoutGraph(
    nodes.length,
    edges.map(({ from, to }) => [from, to] as const),
  );
  // A sign stands before each name.
  const labels = nodes.map(({ actor }) => sizeLabel(`00 ${actor.name}`));
  return { size, places: separateLabels(laid, labels, size) };
}

interface LineProps {
  readonly words: string;
  readonly href: string;
  readonly ends: readonly [Place | undefined, Place | undefined];
  readonly isActive: boolean;
  readonly kind: LineKind;
  /** Whether it relates two of whom neither was asked about. */
  readonly isBetween: boolean;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onReach: (words: string) => void;
  readonly refLine: (line: (Element & { focus(): void }) | null) => void;
}

function Line({ words, href, ends: [from, to], isActive, kind, isBetween, onKeyDown, onReach, refLine }: LineProps) {
  const router = useRouter();
  if (!from || !to) return null;
  const line = { x1: from.x * 100, y1: from.y * 100, x2: to.x * 100, y2: to.y * 100 };
  return (
    <a
      ref={refLine}
      href={href}
      className={classNames(styles.edge, isBetween && styles.between)}
      aria-label={words}
      tabIndex={isActive ? 0 : -1}
      onKeyDown={onKeyDown}
      onFocus={() => onReach(words)}
      onPointerEnter={() => onReach(words)}
      onClick={(event) => {
        event.preventDefault();
        void router.navigate({ href });
      }}
    >
      <line {...line} className={classNames(styles.line, styles[kind])} />
      <line {...line} className={styles.hitArea} />
    </a>
  );
}

function EdgeTable({ graph, page }: { readonly graph: RelationGraph; readonly page: RelationPage }) {
  return (
    <details className={styles.details}>
      <summary>As a table</summary>
      <table className={styles.table}>
        <thead>
          <tr>
            {['Between', 'And', 'Relationships', 'Last known of'].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {graph.edges.map((edge) => (
            <tr key={`${edge.from} ${edge.to}`}>
              <td>{graph.nodes[edge.from]?.actor.name}</td>
              <td>{graph.nodes[edge.to]?.actor.name}</td>
              <td>
                <AppLink href={hrefOfEdge(graph, edge, page)}>{describeKinds(edge)}</AppLink>
              </td>
              <td>{edge.latest === null ? 'Not known' : formatDate(edge.latest)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function describeEdge({ nodes }: RelationGraph, edge: Edge): string {
  return `${nodes[edge.from]?.actor.name ?? ''} and ${nodes[edge.to]?.actor.name ?? ''}: ${describeKinds(edge)}`;
}

function describeKinds({ kinds }: Edge): string {
  return kinds
    .map(({ relationshipType, count }) => `${RELATION_TYPES[relationshipType].name}${count > 1 ? ` (${count})` : ''}`)
    .join(', ');
}

function lineKindOf({ kinds }: Edge): LineKind {
  return chooseLineKind(kinds.map(({ relationshipType: type, count }) => ({ type, count })));
}

/** The question of the two at the ends of a line. */
function hrefOfEdge({ nodes }: RelationGraph, { from, to }: Edge, page: RelationPage): string {
  const [one, other] = [nodes[from]?.actor, nodes[to]?.actor];
  if (!one || !other || !isActorKind(one.relType) || !isActorKind(other.relType)) return page.hrefOf({});
  return page.hrefOf({
    one: { name: one.name, relType: one.relType, slug: one.slug },
    two: [{ name: other.name, relType: other.relType, slug: other.slug }],
    q: '',
    filters: [],
  });
}

function percent(share = 0.5): string {
  return `${share * 100}%`;
}
