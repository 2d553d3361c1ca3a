/** A part of the text of a template file. */
export type TemplateBlock =
  | { readonly kind: 'heading' | 'paragraph' | 'number' | 'bullet'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

export interface TemplateSource {
  readonly title: string;
  readonly blocks: readonly TemplateBlock[];
}

const LINES: readonly (readonly [RegExp, 'heading' | 'number' | 'bullet'])[] = [
  [/^## (.*)$/u, 'heading'],
  [/^\d+\. (.*)$/u, 'number'],
  [/^- (.*)$/u, 'bullet'],
];

/** A text of lines: `# title`, `## heading`, `1. numbered`, `- point`, `| cell | cell |`, anything else a paragraph. */
export function readSource(text: string): TemplateSource {
  const lines = text.split('\n').map((line) => line.trim());
  const title = lines.find((line) => line.startsWith('# '))?.slice(2);
  if (title === undefined) throw new Error('A template file begins with its title.');
  const blocks: TemplateBlock[] = [];
  let rows: string[][] = [];
  const endTable = () => {
    if (rows.length > 0) blocks.push({ kind: 'table', rows });
    rows = [];
  };
  for (const line of lines) {
    if (line.startsWith('|')) {
      rows.push(
        line
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      );
      continue;
    }
    endTable();
    if (line !== '' && !line.startsWith('# ')) blocks.push(readLine(line));
  }
  endTable();
  return { title, blocks };
}

function readLine(line: string): TemplateBlock {
  for (const [pattern, kind] of LINES) {
    const text = pattern.exec(line)?.[1];
    if (text !== undefined) return { kind, text };
  }
  return { kind: 'paragraph', text: line };
}
