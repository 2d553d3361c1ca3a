import { isGoalMet, type BenchResult, type Figure } from './bench-result.ts';

const HEADINGS = ['', 'measured', 'p95', 'peer', 'ratio', 'goal', ''];

/** A result as a table for people, the machine on top and what was left out below. */
export function formatTable(result: BenchResult): string {
  const { machine } = result;
  const rows = [HEADINGS, ...result.figures.map(presentFigure)];
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
  const notes = result.figures.flatMap((figure) => (figure.note ? [`  ${figure.name}: ${figure.note}`] : []));
  return [
    `${result.bench}, ${result.date}${result.quick ? ' (quick: sizes too small to keep)' : ''}`,
    `${machine.cpus} cores, ${machine.memoryGigabytes} GB, Node ${machine.node}, SQLite ${machine.sqlite}, ${machine.platform}, load before ${machine.loadBefore}`,
    '',
    ...lines,
    ...(notes.length > 0 ? ['', ...notes] : []),
    ...(result.skipped.length > 0 ? ['', ...result.skipped.map((line) => `  skipped ${line}`)] : []),
    '',
  ].join('\n');
}

function presentFigure(figure: Figure): string[] {
  const { goal, goalOf, peer } = figure;
  const isMet = isGoalMet(figure);
  const sign = goal?.is === 'at most' ? '≤' : '≥';
  return [
    figure.name,
    `${figure.value} ${figure.unit}`,
    figure.p95 === undefined ? '' : String(figure.p95),
    peer ? `${peer.value} ${peer.name}` : '',
    figure.ratio === undefined ? '' : `${figure.ratio}×`,
    goal ? `${sign} ${goal.value}${goalOf === 'ratio' ? '×' : ` ${figure.unit}`}` : '',
    isMet === undefined ? '' : isMet ? 'met' : 'MISSED',
  ];
}

/** Names stand on the left, figures on the right. */
function pad(cell: string, width: number, column: number): string {
  const isFigure = column === 1 || column === 2 || column === 4;
  return isFigure ? cell.padStart(width) : cell.padEnd(width);
}
