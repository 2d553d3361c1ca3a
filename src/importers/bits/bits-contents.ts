import type { ContentsNode } from '#domain/records/publication.ts';
import type { PartHeading } from './bits-unit.ts';

/** The headings of a document as entries below its own, nested by their levels; its title is not repeated. */
export function contentsBelow(
  headings: readonly PartHeading[],
  title: string,
  document: string,
): readonly ContentsNode[] {
  const nodes = nest(headings, document, 0, headings.length);
  const [only] = nodes;
  return nodes.length === 1 && only?.label === title ? (only.children ?? []) : nodes;
}

function nest(headings: readonly PartHeading[], document: string, from: number, to: number): readonly ContentsNode[] {
  const nodes: ContentsNode[] = [];
  for (let at = from; at < to;) {
    const heading = headings[at];
    if (!heading) break;
    const end = endOf(headings, at, to);
    const children = nest(headings, document, at + 1, end);
    nodes.push({
      label: heading.label,
      document,
      anchor: heading.id,
      ...(children.length > 0 ? { children } : {}),
    });
    at = end;
  }
  return nodes;
}

/** Where the headings below the one at `at` end. */
function endOf(headings: readonly PartHeading[], at: number, to: number): number {
  const level = headings[at]?.level ?? 0;
  let end = at + 1;
  while (end < to && (headings[end]?.level ?? 0) > level) end += 1;
  return end;
}
