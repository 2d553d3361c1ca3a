import type { ElementRule } from './element-rule.ts';
import { Flow } from './flow.ts';
import { closeNested } from './nested-actions.ts';
import { closeTable, writeCaptioned, writeManyRows } from './table-actions.ts';
import { inheritFrame } from './inherit-frame.ts';
import type { TextFrame } from './text-frame.ts';
import type { TextStack } from './text-stack.ts';
import type { XmlElement } from './xml-element.ts';

type Kind = ElementRule['as'];

/** Kinds that part the text before and after them. */
const PARTING = new Set<Kind>([
  ...(['group', 'paragraph', 'section', 'heading', 'number', 'lead', 'footnote', 'list', 'item'] as const),
  ...(['table', 'row', 'cell', 'captioned', 'caption', 'preformatted'] as const),
]);

/** Kinds whose text goes into another block. */
const NESTING = new Set<Kind>([
  'number',
  'lead',
  'note',
  'aside',
  'mark',
  'footnote',
  'table',
  'cell',
  'caption',
  'page',
]);

/** Kinds whose identifier belongs to themselves and not to the block around. */
const OWN_ID = new Set<Kind>(['note', 'footnote']);

/** Takes up an element of the text. */
export function openFrame(machine: TextStack, element: XmlElement, asked: ElementRule): void {
  const parent = machine.top;
  const rule = fitRule(asked, parent);
  const { flow } = machine;
  if (PARTING.has(rule.as)) flow.flush();
  // The notes below something captioned are none of its text.
  if (rule.as === 'footnote' && parent?.caption) writeCaptioned(machine, parent.caption);
  if (rule.as === 'group' && rule.quotes) flow.beginQuote(rule.quotes[0]);
  if (rule.as === 'section') flow.writeAlone();
  if ((rule.as === 'inline' || rule.as === 'link') && rule.joined) flow.inline?.join(rule.joined);
  if (rule.as === 'inline' && rule.spaced) flow.inline?.space();
  const id = element.attributes['eId'] ?? element.attributes['id'];
  if (id && !OWN_ID.has(rule.as)) flow.addId(id);
  const frame = inheritFrame(parent, element, rule, machine.root);
  if (rule.capture) frame.captured = '';
  if (NESTING.has(rule.as)) frame.nested = nestedFlow();
  machine.frames.push(frame);
  for (const wrap of frame.wraps) flow.inline?.open(wrap);
  begin(machine, frame);
}

/** Rules that need something around them become plain text where it is missing. */
function fitRule(rule: ElementRule, parent: TextFrame | undefined): ElementRule {
  if ((rule.as === 'row' || rule.as === 'cell') && !parent?.table) return { as: 'group' };
  if (rule.as === 'caption' && !parent?.caption && !parent?.table) return { as: 'paragraph' };
  return rule;
}

function nestedFlow(): NonNullable<TextFrame['nested']> {
  const blocks: NonNullable<TextFrame['nested']>['blocks'] = [];
  return { flow: new Flow((block) => blocks.push(block)), blocks };
}

/** What happens at the start tag, beyond the frame. */
function begin(machine: TextStack, frame: TextFrame): void {
  const { rule } = frame;
  if (rule.as === 'inline' && rule.before) machine.write(rule.before);
  else if (rule.as === 'text') machine.write(rule.text);
  else if (rule.as === 'break') {
    machine.flow.inline?.add({ kind: 'break' });
    machine.capture(' ');
  } else if (rule.as === 'image') beginImage(machine, frame, rule);
  else if (rule.as === 'row') beginRow(machine, frame);
}

/** A very long table goes on in a further block. */
function beginRow(machine: TextStack, { table }: TextFrame): void {
  if (table) writeManyRows(machine, table);
  table?.rows.push([]);
}

function beginImage(machine: TextStack, frame: TextFrame, rule: ElementRule & { as: 'image' }): void {
  const { source, alt, isSpare } = rule;
  if (isSpare) {
    if (frame.caption) frame.caption.spare ??= { source, alt };
    return;
  }
  if (frame.caption && !frame.caption.done && !machine.flow.inline) frame.caption.images.push({ source, alt });
  else machine.openText().add({ kind: 'image', source, alt });
}

/** Ends the innermost element of the text and returns its frame. */
export function closeFrame(machine: TextStack): TextFrame | undefined {
  const frame = machine.top;
  if (!frame) return undefined;
  const { rule } = frame;
  if (PARTING.has(rule.as)) machine.flow.flush();
  if (rule.as === 'group' && rule.quotes) machine.flow.endQuote(rule.quotes[1]);
  if (rule.as === 'item' && frame.bullet === undefined) machine.flow.closeSection(frame.section);
  if (rule.as === 'captioned' && frame.caption) writeCaptioned(machine, frame.caption);
  for (const _ of frame.wraps) machine.flow.inline?.close();
  machine.frames.pop();
  if (rule.as === 'table') closeTable(machine, frame);
  else if (frame.nested) closeNested(machine, frame, frame.nested);
  if (rule.as === 'section') machine.flow.closeSection(frame.section);
  if (rule.as === 'inline' && rule.spaced === true) machine.flow.inline?.space();
  return frame;
}
