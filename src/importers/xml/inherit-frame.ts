import type { ElementRule } from './element-rule.ts';
import type { Section } from './flow.ts';
import type { InlineWrap } from './inline-builder.ts';
import { readLanguage } from './language.ts';
import { listMark } from './list-mark.ts';
import type { CaptionState, ListState, TableState, TextFrame } from './text-frame.ts';
import type { XmlElement } from './xml-element.ts';

/** The frame of an element: what it inherits, changed by its rule. */
export function inheritFrame(
  parent: TextFrame | undefined,
  element: XmlElement,
  rule: ElementRule,
  root: Section,
): TextFrame {
  const isItem = rule.as === 'item';
  const list = listOf(parent, rule);
  return {
    element,
    rule,
    role: roleOf(parent, rule),
    depth: (parent?.depth ?? 0) + (isItem ? 1 : 'indent' in rule ? (rule.indent ?? 0) : 0),
    quoted: parent?.quoted === true || ('quoted' in rule && Boolean(rule.quoted)),
    preserve: preservesSpace(parent, element, rule),
    language: readLanguage(element.attributes['lang']) ?? parent?.language,
    section: sectionOf(parent, rule, root),
    list,
    table: tableOf(parent, rule),
    caption: captionOf(parent, rule),
    heading: rule.as === 'heading',
    wraps: wrapsOf(rule),
    bullet: isItem ? nextBullet(list) : undefined,
  };
}

function roleOf(parent: TextFrame | undefined, rule: ElementRule): TextFrame['role'] {
  if (rule.as === 'item') return parent?.quoted ? 'quote' : 'list-item';
  if (rule.as === 'preformatted') return 'preformatted';
  return ('role' in rule ? rule.role : undefined) ?? parent?.role;
}

function preservesSpace(parent: TextFrame | undefined, element: XmlElement, rule: ElementRule): boolean {
  const space = element.attributes['space'];
  if (space === 'preserve' || space === 'default') return space === 'preserve';
  return rule.as === 'preformatted' || parent?.preserve === true;
}

function sectionOf(parent: TextFrame | undefined, rule: ElementRule, root: Section): Section {
  const around = parent?.section ?? root;
  if (rule.as !== 'section') return around;
  const level = Math.min(6, around.level + (around.headed ? 1 : 0)) as Section['level'];
  const isQuoted = parent?.quoted === true;
  return { level, alone: rule.alone === true && !isQuoted, apart: rule.alone === true && isQuoted, headed: false };
}

function listOf(parent: TextFrame | undefined, rule: ElementRule): ListState | undefined {
  if (rule.as !== 'list') return parent?.list;
  return { mark: rule.mark ?? '', count: 0 };
}

function nextBullet(list: ListState | undefined): string | undefined {
  if (!list) return undefined;
  list.count += 1;
  return listMark(list.mark, list.count) || undefined;
}

function tableOf(parent: TextFrame | undefined, rule: ElementRule): TableState | undefined {
  if (rule.as === 'table') return { rows: [], notes: [], ids: [] };
  return rule.as === 'cell' ? undefined : parent?.table;
}

const APART: ReadonlySet<ElementRule['as']> = new Set(['caption', 'cell', 'note', 'footnote']);

/** A caption, cell or note inside something captioned is text of its own. */
function captionOf(parent: TextFrame | undefined, rule: ElementRule): CaptionState | undefined {
  if (rule.as === 'captioned') return { parts: [], notes: [], images: [], done: false };
  return APART.has(rule.as) ? undefined : parent?.caption;
}

function wrapsOf(rule: ElementRule): readonly InlineWrap[] {
  if (rule.as === 'inline' || rule.as === 'paragraph') return rule.styles ?? [];
  if (rule.as === 'link') return rule.target ? [rule.target, ...(rule.styles ?? [])] : (rule.styles ?? []);
  return [];
}
