import type { ComparedDocument } from '#contract/comparison.ts';
import type { ShownFact } from '#contract/facts.ts';
import { nameFigure, type Block, type TableBlock } from '#domain/document/block.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { describeChange } from '#domain/comparison/describe-change.ts';
import type { Inline, LinkTarget } from '#domain/document/inline.ts';
import { describePeriod } from '#domain/facts/describe-period.ts';

/** A paragraph of a cell. */
export type Line = readonly Inline[];

/** An absolute address; undefined where a link leads nowhere. */
export type ResolveAddress = (target: LinkTarget) => string | undefined;

type CellChange = NonNullable<ComparedDocument['topicHtml'][number]['change']>;

/** Blocks of an answer as paragraphs of one cell: notes stand below the block that has their mark, tables row by row. */
export function presentBlocks(blocks: readonly Block[], resolve: ResolveAddress): Line[] {
  const write = (inlines: readonly Inline[]) => inlines.flatMap((inline) => rewrite(inline, resolve));
  return blocks.flatMap((block): Line[] => {
    switch (block.kind) {
      case 'heading':
        return [[strong([...printNumber(block.number), ...write(block.inlines)])]];
      case 'paragraph':
        return [[...printNumber(block.number), ...write(block.inlines)]];
      case 'table':
        return presentTable(block, write);
      case 'footnote':
        return block.paragraphs.map((inlines, at) => [...(at === 0 ? printMark(block.mark) : []), ...write(inlines)]);
      case 'page':
        return [[`[${block.label}]`]];
      case 'figure':
        return [[`[${nameFigure(block.alt)}]`], ...(block.caption ? [write(block.caption)] : [])];
    }
  });
}

/** What became of an answer since a day: when, the old and the new words, and which source says so. */
export function presentChange(change: CellChange): Line[] {
  const { version, pieces, source } = change;
  const by = version === null ? '' : `, by version ${version} of the text`;
  return [
    [strong([`${describeChange(change)}${by}${pieces.length === 0 ? '.' : ':'}`])],
    ...(pieces.length === 0 ? [] : [pieces.flatMap(presentPiece)]),
    ...(source === null ? [] : [[`Says so: ${source}`]]),
  ];
}

/** A fact of law beside an answer, with where it was read. */
export function presentFactLine(fact: ShownFact): string {
  const { label, value, details, holds, source, readOn, readFrom, note, isOld } = fact;
  const from = readFrom === null ? '' : ` from ${readFrom}`;
  const said = [
    `${label}: ${value}`,
    ...details.map(({ name, words }) => `${name}: ${words}`),
    describePeriod(fact),
    holds === 'unknown' ? 'whether it held then is unknown' : '',
    note ?? '',
    [source.title, source.place, source.url].filter(Boolean).join(', '),
    `read on ${formatDate(readOn)}${from}${isOld ? ': check before use' : ''}`,
  ];
  return `Fact of law: ${said.filter((part) => part !== '').join('; ')}.`;
}

export function strong(children: readonly Inline[]): Inline {
  return { kind: 'strong', children };
}

/** Words say which are old and which are new: a sheet has no looks for them, and a look alone reaches not every reader. */
function presentPiece({ kind, text }: CellChange['pieces'][number]): Inline[] {
  const lines = text.split('\n').flatMap((line, at): Inline[] => (at === 0 ? [line] : [{ kind: 'break' }, line]));
  if (kind === 'same') return lines;
  return kind === 'deleted'
    ? ['[deleted: ', { kind: 'strike', children: lines }, ']']
    : ['[inserted: ', { kind: 'underline', children: lines }, ']'];
}

/** A row in a line each: between columns of answers there is no room for columns of their own. */
function presentTable({ caption, rows }: TableBlock, write: (inlines: readonly Inline[]) => Inline[]): Line[] {
  const lines = rows.map((row) => {
    const cells = row.map(({ paragraphs }) => joinLines(paragraphs.map(write), ' '));
    const line = joinLines(cells, ' | ');
    return row.length > 0 && row.every(({ header }) => header) ? [strong(line)] : line;
  });
  return [...(caption ? [[strong(write(caption))]] : []), ...lines];
}

function joinLines(lines: readonly Line[], between: string): Inline[] {
  return lines.flatMap((line, at) => (at === 0 ? [...line] : [between, ...line]));
}

function printNumber(number: string | undefined): Inline[] {
  return number === undefined ? [] : [`${number} `];
}

function printMark(mark: string): Inline[] {
  return mark === '' ? [] : [{ kind: 'superscript', children: [mark] }, ' '];
}

/** Every link with the address that it leads to: texts of several documents stand in one file. */
function rewrite(inline: Inline, resolve: ResolveAddress): Inline[] {
  if (typeof inline === 'string') return [inline];
  switch (inline.kind) {
    case 'break':
    case 'image':
      return [inline];
    case 'note':
      return [{ kind: 'superscript', children: [inline.mark] }];
    case 'link': {
      const children = inline.children.flatMap((child) => rewrite(child, resolve));
      const href = resolve(inline.target);
      return href === undefined ? children : [{ kind: 'link', target: { to: 'web', href }, children }];
    }
    default:
      return [{ kind: inline.kind, children: inline.children.flatMap((child) => rewrite(child, resolve)) }];
  }
}
