import type { Inline } from '#domain/document/inline.ts';
import { headOf } from '#domain/document/table-head.ts';
import type { Flow } from './flow.ts';
import { joinParagraphs, nestText } from './nested-text.ts';
import type { CaptionState, NestedFlow, TableState, TextFrame } from './text-frame.ts';
import type { TextStack } from './text-stack.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** Writes what is left of a table at its end, and the footnotes of its cells after it. */
export function closeTable(machine: TextStack, frame: TextFrame): void {
  if (!frame.table || !frame.nested) return;
  write(machine.flow, frame.table, frame.nested, machine.top?.caption);
}

/** Writes the rows so far of a table that goes on where they are many, so that it need not be in memory as a whole. */
export function writeManyRows(machine: TextStack, table: TableState): void {
  const { rows } = table;
  if (rows.length < XML_LIMITS.rows) return;
  // A cell that reaches over the next row holds them together, though not for ever.
  const reaches = rows.some((row, at) => row.some(({ rowspan = 1 }) => at + rowspan > rows.length));
  if (reaches && rows.length < 2 * XML_LIMITS.rows) return;
  const at = machine.frames.findLastIndex((frame) => frame.rule.as === 'table');
  const nested = machine.frames[at]?.nested;
  if (nested) write(machine.flowAroundTable, table, nested, machine.frames[at - 1]?.caption);
}

/** The caption that stands before a table, and text in it outside its cells, belong to its first block. */
function write(flow: Flow, table: TableState, nested: NestedFlow, around: CaptionState | undefined): void {
  nested.flow.end();
  const loose = nestText(nested.blocks.splice(0));
  const caption = joinParagraphs([...(around ? takeCaption(around) : []), ...loose.paragraphs]);
  for (const id of [...table.ids.splice(0), ...loose.ids]) flow.addId(id);
  const rows = table.rows.filter((row) => row.length > 0);
  table.rows = [];
  const continues = table.head ? { continues: table.head } : {};
  if (rows.length > 0) table.head ??= headOf(rows);
  if (rows.length > 0 || caption.length > 0)
    flow.write({ kind: 'table', ...(caption.length > 0 ? { caption } : {}), rows, ...continues });
  for (const note of [...loose.notes, ...table.notes.splice(0)]) flow.write(note);
}

function takeCaption(state: CaptionState): readonly (readonly Inline[])[] {
  if (state.done || state.images.length > 0) return [];
  state.done = true;
  return state.parts;
}

/** Writes what is captioned and has no table: its images as figures, else its caption as paragraphs. */
export function writeCaptioned(machine: TextStack, state: CaptionState): void {
  if (!state.done) {
    state.done = true;
    const caption = joinParagraphs(state.parts);
    const [first = state.spare, ...more] = state.images;
    if (first) machine.flow.write({ kind: 'figure', ...first, ...(caption.length > 0 ? { caption } : {}) });
    else for (const inlines of state.parts) machine.flow.write({ kind: 'paragraph', inlines });
    for (const image of more) machine.flow.write({ kind: 'figure', ...image });
  }
  for (const note of state.notes.splice(0)) machine.flow.write(note);
}
