import { Visitor, type ESTree } from 'vite';
import type { SourceFile } from './source-file.ts';

/** Lines of code that a function may have without a reason. */
const MAX_LINES = 40;
const REASON = /\bLong because: \S+ \S+/u;

interface Finding {
  readonly line: number;
  readonly words: string;
}

/**
 * Functions of more than 40 lines of code (blank lines and comments are none) that give no reason, and reasons that no
 * long function needs any more. A reason is a comment on the line of the function's beginning, or one that ends on the
 * line above: `// Long because: …`.
 */
export function findLongFunctions(source: SourceFile): Finding[] {
  const reasons = new Map(
    source.comments.filter(({ value }) => REASON.test(value)).map(({ end }) => [source.lineOf(end), end]),
  );
  const findings: Finding[] = [];
  const measure = ({ start, end }: ESTree.Node) => {
    if (source.lineOf(end) - source.lineOf(start) < MAX_LINES) return;
    const lines = source.countCodeLines(start, end);
    if (lines <= MAX_LINES) return;
    const line = source.lineOf(start);
    const hasReason = [line - 1, line].map((place) => reasons.delete(place)).includes(true);
    if (!hasReason) {
      findings.push({ line, words: `this function has ${lines} lines; split it, or say above it: // Long because: …` });
    }
  };
  new Visitor({
    FunctionDeclaration: measure,
    FunctionExpression: measure,
    ArrowFunctionExpression: measure,
  }).visit(source.program);
  const stale = [...reasons.keys()].map((line) => ({ line, words: 'no long function follows this reason' }));
  return [...findings, ...stale];
}
