import type { Block, FootnoteBlock } from '#domain/document/block.ts';
import { inlineText } from '#domain/document/inline.ts';
import { joinParagraphs, nestText, splitMarks, type NestedText } from './nested-text.ts';
import type { NestedFlow, TextFrame } from './text-frame.ts';
import type { TextStack } from './text-stack.ts';

type Close = (machine: TextStack, frame: TextFrame, nested: NestedFlow) => void;

/** Puts the text of a cell, note, caption or number where it belongs. */
export function closeNested(machine: TextStack, frame: TextFrame, nested: NestedFlow): void {
  nested.flow.end();
  CLOSERS[frame.rule.as]?.(machine, frame, nested);
}

const CLOSERS: Readonly<Record<string, Close>> = {
  number: closeNumber,
  lead: closeLead,
  note: closeNote,
  aside: closeAside,
  mark: closeMark,
  footnote: closeFootnote,
  cell: closeCell,
  caption: closeCaption,
  page: closePage,
};

/** A number and nothing else. */
const ALONE = /^\d+\.?$/u;

function closeNumber(machine: TextStack, frame: TextFrame, { blocks }: NestedFlow): void {
  const { paragraphs, notes, ids } = nestText(blocks);
  for (const id of ids) machine.flow.addId(id);
  const { text: printed, marks } = splitMarks(paragraphs);
  const name = frame.rule.as === 'number' && ALONE.test(printed) ? frame.rule.name : undefined;
  const text = name === undefined ? printed : `${name} ${printed}`;
  machine.flow.addNumber({ text, marks, after: [...notes, ...(frame.asides ?? [])], section: frame.section });
}

function closeLead(machine: TextStack, frame: TextFrame, { blocks }: NestedFlow): void {
  const { paragraphs, notes, ids } = nestText(blocks);
  for (const id of ids) machine.flow.addId(id);
  const marks = [...joinParagraphs(paragraphs), ' '];
  if (paragraphs.length > 0) machine.flow.addNumber({ text: '', marks, after: notes, section: frame.section });
}

function closeNote(machine: TextStack, frame: TextFrame, { blocks, flow }: NestedFlow): void {
  if (frame.rule.as !== 'note') return;
  const printed = takeMark(blocks, frame.rule.mark || undefined);
  const text = nestText(printed.blocks);
  const note = frame.rule.id ?? machine.nextNote();
  const read = footnote(printed.mark, text, [note, ...flow.takeIds()]);
  if (read.paragraphs.length === 0) return;
  const mark = machine.markNote(read.mark);
  const block = { ...read, mark };
  machine.openText().add({ kind: 'note', note, mark });
  machine.flow.addAfter([block, ...text.notes]);
}

function closeAside(machine: TextStack, frame: TextFrame, { blocks }: NestedFlow): void {
  if (frame.rule.as !== 'aside') return;
  const role = frame.rule.role ?? 'right';
  const asides = blocks.map((block): Block => (block.kind === 'paragraph' ? { ...block, role } : block));
  const number = machine.frames.findLast((around) => around.rule.as === 'number');
  if (number) number.asides = [...(number.asides ?? []), ...asides];
  else machine.flow.addAfter(asides);
}

function closeMark(machine: TextStack, frame: TextFrame, { blocks }: NestedFlow): void {
  if (frame.rule.as !== 'mark') return;
  const { text } = splitMarks(nestText(blocks).paragraphs);
  if (text === '') return;
  machine.openText().add({ kind: 'note', note: frame.rule.note, mark: text });
  if (!machine.marked.has(frame.rule.note)) machine.marked.set(frame.rule.note, text);
}

function closeFootnote(machine: TextStack, frame: TextFrame, { blocks, flow }: NestedFlow): void {
  if (frame.rule.as !== 'footnote') return;
  const printed = takeMark(blocks, frame.rule.mark);
  const text = nestText(printed.blocks);
  const { attributes } = frame.element;
  const id = attributes['eId'] ?? attributes['id'];
  const read = footnote(printed.mark, text, [...(id ? [id] : []), ...flow.takeIds()]);
  const leading = read.sourceIds?.map((name) => machine.marked.get(name)).find((mark) => mark !== undefined);
  const block = read.mark === '' ? withMark(read, leading ?? attributes['symbol'] ?? '') : read;
  if (block.paragraphs.length > 0 || block.mark !== '')
    machine.flow.write(leading === undefined ? { ...block, isStanding: true } : block);
  for (const note of text.notes) machine.flow.write(note);
}

/** Letters or signs that stand for a note. */
const RAISED = /^(?:\p{L}|\d{1,3}|[*†‡§¶#]{1,3})$/u;

/** The mark of a note: the one given, else the number or raised sign printed at its start, which is then no part of its text. */
function takeMark(
  blocks: readonly Block[],
  given: string | undefined,
): { readonly mark: string; readonly blocks: readonly Block[] } {
  const [first, ...rest] = blocks;
  if (given !== undefined || first?.kind !== 'paragraph') return { mark: given ?? '', blocks };
  const { number, ...bare } = first;
  if (number !== undefined) return { mark: number, blocks: [bare, ...rest] };
  const [raised, ...inlines] = first.inlines;
  const isRaised = typeof raised === 'object' && raised.kind === 'superscript' && RAISED.test(inlineText([raised]));
  return isRaised ? { mark: inlineText([raised]), blocks: [{ ...first, inlines }, ...rest] } : { mark: '', blocks };
}

/** A note with the mark that leads to it, which is no part of its text where that begins with it: `* Only of lamps`. */
function withMark(note: FootnoteBlock, mark: string): FootnoteBlock {
  const [[opening, ...inlines] = [], ...rest] = note.paragraphs;
  const isPrinted = typeof opening === 'string' && mark !== '' && opening.startsWith(mark);
  // `a` is a mark in front of `a The lamp`, and none in front of `and the lamp`.
  if (!isPrinted || (/[\p{L}\p{N}]$/u.test(mark) && /^[\p{L}\p{N}]/u.test(opening.slice(mark.length))))
    return { ...note, mark };
  return { ...note, mark, paragraphs: [[opening.slice(mark.length).trimStart(), ...inlines], ...rest] };
}

function footnote(mark: string, text: NestedText, ids: readonly string[]): FootnoteBlock {
  const sourceIds = [...new Set([...ids, ...text.ids])];
  const paragraphs = text.paragraphs.filter((paragraph) => paragraph.length > 0);
  return { kind: 'footnote', mark, paragraphs, ...(sourceIds.length > 0 ? { sourceIds } : {}) };
}

/** A page begins after the block in which its label stands. */
function closePage(machine: TextStack, frame: TextFrame, { blocks }: NestedFlow): void {
  if (frame.rule.as !== 'page') return;
  const label = frame.rule.label ?? splitMarks(nestText(blocks).paragraphs).text;
  if (label !== '') machine.flow.addAfter([{ kind: 'page', label }]);
}

function closeCell(machine: TextStack, frame: TextFrame, { blocks, flow }: NestedFlow): void {
  const table = machine.top?.table;
  if (!table || frame.rule.as !== 'cell') return;
  const { paragraphs, notes, ids } = nestText(blocks);
  const { header, colspan = 1, rowspan = 1, look } = frame.rule;
  const isEmpty = paragraphs.every((inlines) => inlines.length === 0);
  const cell = {
    ...(header ? { header } : {}),
    ...(colspan > 1 ? { colspan } : {}),
    ...(rowspan > 1 ? { rowspan } : {}),
    // In brackets, as what an editor adds.
    paragraphs: look !== undefined && isEmpty ? [[{ kind: 'emphasis' as const, children: [`[${look}]`] }]] : paragraphs,
  };
  table.notes.push(...notes);
  table.ids.push(...ids, ...flow.takeIds());
  if (table.rows.length === 0) table.rows.push([]);
  table.rows.at(-1)?.push(cell);
}

function closeCaption(machine: TextStack, _frame: TextFrame, { blocks, flow }: NestedFlow): void {
  const { paragraphs, notes, ids } = nestText(blocks);
  for (const id of [...ids, ...flow.takeIds()]) machine.flow.addId(id);
  const state = machine.top?.caption;
  if (state && !state.done) {
    state.parts.push(...paragraphs);
    state.notes.push(...notes);
  } else for (const block of blocks) machine.flow.write(block);
}
