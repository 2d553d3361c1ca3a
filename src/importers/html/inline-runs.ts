import type { Inline, InlineStyle, LinkTarget } from '#domain/document/inline.ts';

/** A mark around running text: a style, or a link (the same object for every run of one link). */
export type Mark = { readonly kind: InlineStyle } | { readonly kind: 'link'; readonly target: LinkTarget };

/** A piece of running text with the marks around it, outermost first. */
export interface Run {
  readonly leaf: string | Extract<Inline, { kind: 'note' | 'break' | 'image' }>;
  readonly marks: readonly Mark[];
}

/** Running text as a tree: neighbouring runs that share a mark stand under it together. */
export function nestRuns(runs: readonly Run[], level = 0): Inline[] {
  const inlines: Inline[] = [];
  let index = 0;
  while (index < runs.length) {
    const run = runs[index] as Run;
    const mark = run.marks[level];
    if (mark === undefined) {
      const last = inlines.at(-1);
      if (typeof run.leaf === 'string' && typeof last === 'string') inlines[inlines.length - 1] = last + run.leaf;
      else inlines.push(run.leaf);
      index += 1;
      continue;
    }
    let end = index + 1;
    while (end < runs.length && isSameMark(runs[end]?.marks[level], mark)) end += 1;
    const children = nestRuns(runs.slice(index, end), level + 1);
    inlines.push(
      mark.kind === 'link' ? { kind: 'link', target: mark.target, children } : { kind: mark.kind, children },
    );
    index = end;
  }
  return inlines;
}

function isSameMark(a: Mark | undefined, b: Mark): boolean {
  if (a === undefined) return false;
  return a.kind === 'link' || b.kind === 'link' ? a === b : a.kind === b.kind;
}

/** Runs without white space at either end; marks around nothing are gone. */
export function trimRuns(runs: readonly Run[]): Run[] {
  const start = runs.findIndex((run) => !isBlank(run));
  const trimmed = start < 0 ? [] : runs.slice(start);
  while (isBlank(trimmed.at(-1))) trimmed.pop();
  const first = trimmed[0];
  if (typeof first?.leaf === 'string') trimmed[0] = { ...first, leaf: first.leaf.trimStart() };
  const last = trimmed.at(-1);
  if (typeof last?.leaf === 'string') trimmed[trimmed.length - 1] = { ...last, leaf: last.leaf.trimEnd() };
  return trimmed;
}

function isBlank(run: Run | undefined): boolean {
  if (run === undefined) return false;
  return typeof run.leaf === 'string' ? run.leaf.trim() === '' : run.leaf.kind === 'break';
}

/** The paragraphs of a run: two line breaks or more part them. */
export function splitAtBreaks(runs: readonly Run[]): Run[][] {
  const parts: Run[][] = [[]];
  for (let index = 0; index < runs.length; index += 1) {
    const run = runs[index] as Run;
    if (!isBreak(run)) {
      parts.at(-1)?.push(run);
      continue;
    }
    let end = index + 1;
    let breaks = 1;
    while (end < runs.length && isBlank(runs[end])) breaks += isBreak(runs[end++] as Run) ? 1 : 0;
    if (breaks === 1) parts.at(-1)?.push(...runs.slice(index, end));
    else parts.push([]);
    index = end - 1;
  }
  return parts.map(trimRuns).filter((part) => part.length > 0);
}

function isBreak(run: Run): boolean {
  return typeof run.leaf !== 'string' && run.leaf.kind === 'break';
}
