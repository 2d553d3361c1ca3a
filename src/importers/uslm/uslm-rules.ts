import type { InlineStyle, LinkTarget } from '#domain/document/inline.ts';
import type { ElementRule, RuleContext, RuleEntry, RuleTable } from '../xml/element-rule.ts';
import { readSpan } from '../xml/read-span.ts';
import { named } from '../xml/rule-names.ts';
import { readLink } from '../xml/web-link.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Where a reference such as `/us/usc/t40/s8903` leads: the library's key for the same instrument. */
function readUslmReference(href: string | undefined): LinkTarget | undefined {
  const address = href?.trim() ?? '';
  return address.startsWith('/us/') ? { to: 'document', key: `uslm:${address}` } : readLink(address);
}

/** Steps whose headings are printed at the head of their first paragraph. */
export const RUN_IN = 'subsection paragraph subparagraph clause subclause item subitem subsubitem';

const DIVISIONS =
  'title subtitle chapter subchapter part subpart division subdivision appendix schedule preliminary ' +
  'compiledTitle reorganizationPlan courtRule article main legislativeHistory signatures toc';

/** How far below its division an appropriation heading of this rank may stand. */
const RANKS: Readonly<Record<string, number>> = { intermediate: 1, small: 2 };

const CLASSES: Readonly<Record<string, InlineStyle>> = {
  smallCaps: 'small-caps',
  small: 'small-caps',
  underline: 'underline',
  bold: 'strong',
  italic: 'emphasis',
};

const PARAGRAPH: ElementRule = { as: 'paragraph' };
/** A sentence among lines that are set in the middle. */
const RUNNING_ON = { as: 'paragraph', role: 'body' } as const;
/** `Resolved, `, which the first section goes on in the same paragraph. */
const CLAUSE = { as: 'inline', spaced: true } as const;
const inText = new Set(RUN_IN.split(' '));

/** The table of rules for United States Legislative Markup, versions 1 and 2. */
export const USLM_RULES: RuleTable = {
  meta: { as: 'collect' },
  ...named<ElementRule>({ as: 'section', alone: true }, DIVISIONS),
  // The front page and what is printed on the back are lines in the middle, save those that run on.
  ...named<ElementRule>({ as: 'section', alone: true, role: 'centred' }, 'preface endorsement'),
  ...named<ElementRule>({ as: 'section' }, 'rule note appropriations recital subsection'),
  section: (element, { inText: isOpen }) => (isOpen && runsOn(element) ? CLAUSE : { as: 'section' }),
  // Print sets the steps of a section further in than what they are steps of.
  paragraph: (_element, { inside }) => ({ as: 'section', indent: inside('section') ? 1 : 0 }),
  ...named<ElementRule>({ as: 'section', indent: 1 }, 'subparagraph clause subclause item subitem subsubitem'),
  num: { as: 'number' },
  // Contents name sections that stand elsewhere: `Sec. 2. Fees.`
  designator: (_element, { inside }) => (inside('toc') ? CLAUSE : { as: 'number' }),
  heading,
  subheading: { as: 'paragraph', role: 'centred' },
  ...named(running, 'content chapeau continuation text'),
  ...named(PARAGRAPH, 'p slugLine distributionCode congress session currentChamber'),
  docTitle: { as: 'paragraph', role: 'centred' },
  ...named(RUNNING_ON, 'officialTitle citationNote explanationNote property sponsorship'),
  ...named(CLAUSE, 'enactingFormula resolvingClause'),
  ...named(PARAGRAPH, 'relatedDocument referenceItem headingItem signature endMarker authority sourceCredit'),
  action: { ...RUNNING_ON, capture: 'action' },
  editionNote: { ...RUNNING_ON, capture: 'editionNote' },
  actionDescription: { as: 'inline', spaced: true, capture: 'actionDescription' },
  ...named<ElementRule>({ as: 'inline', spaced: true }, 'docNumber type notation'),
  // A comma or a stop may follow.
  ...named<ElementRule>({ as: 'inline', spaced: 'before' }, 'name role'),
  // The day of an action has a line of its own above what was done.
  date: (_element, { inside, parent }) =>
    parent?.name === 'action'
      ? { as: 'paragraph', role: 'centred', capture: 'actionDate' }
      : { as: 'inline', spaced: 'before', ...(inside('action') ? { capture: 'actionDate' } : {}) },
  title: (_element, { inside }): ElementRule => (inside('preface') ? RUNNING_ON : { as: 'section', alone: true }),
  ...named<ElementRule>({ as: 'group', quoted: true, role: 'quote', indent: 1 }, 'quotedContent'),
  ...named(inline, 'inline headingText term shortTitle'),
  ...named<ElementRule>({ as: 'inline', styles: ['emphasis'] }, 'i'),
  ...named<ElementRule>({ as: 'inline', styles: ['superscript'] }, 'sup'),
  ...named<ElementRule>({ as: 'inline', styles: ['subscript'] }, 'sub'),
  ...named(reference, 'ref a'),
  // `[16 U.S.C. 757d]` between the number of a section, or of a step in it, and its heading or text.
  editorialNote: (element, { parent, inText: isOpen }) => {
    if (isRepealed(element)) return { as: 'group', quotes: ['[', ']'] };
    const isNumbered = parent?.name === 'section' || inText.has(parent?.name ?? '');
    return isNumbered && !isOpen ? { as: 'lead' } : { as: isOpen ? 'inline' : 'group' };
  },
  // The brackets around a whole section stand before its number and after its last word.
  b: (_element, { parent }) => (parent && isRepealed(parent) ? { as: 'skip' } : { as: 'inline', styles: ['strong'] }),
  sidenote: { as: 'aside' },
  footnote: footnote,
  note: (element) => (element.attributes['type'] === 'footnote' ? footnote(element) : { as: 'section' }),
  page: { as: 'page' },
  // Where a page of the printed bill ends, its sentence goes on.
  br: ({ attributes }) => (attributes['verticalSpace'] === 'nextPage' ? { as: 'text', text: ' ' } : { as: 'break' }),
  img: ({ attributes }) => ({ as: 'image', source: attributes['src'] ?? '', alt: attributes['alt'] ?? '' }),
  ...named<ElementRule>({ as: 'table' }, 'table layout'),
  caption: { as: 'caption' },
  ...named<ElementRule>({ as: 'row' }, 'tr row'),
  th: (element) => ({ as: 'cell', header: true, ...readSpan(element) }),
  ...named<RuleEntry>((element) => ({ as: 'cell', ...readSpan(element) }), 'td column'),
};

/** An editors' note that is a whole section in brackets: `[Sec. 7. Repealed by …]`. */
function isRepealed({ name, attributes }: XmlElement): boolean {
  return name === 'editorialNote' && attributes['style'] === '-uslm-dtd:section';
}

function heading(_element: XmlElement, { parent }: RuleContext): ElementRule {
  return inText.has(parent?.name ?? '') ? { as: 'inline', styles: ['small-caps'] } : { as: 'heading' };
}

/** Levels of appropriation headings, which stand beside one another: the first in its division is the outermost. */
export class AppropriationRanks {
  #outermost: number | undefined;

  /** Takes note of an element; call it for every one that is opened. */
  see({ name }: XmlElement): void {
    if (name === 'title' || name === 'section' || name === 'main') this.#outermost = undefined;
  }

  /** The rule for the heading of an appropriation. */
  heading({ attributes }: XmlElement): ElementRule {
    const rank = RANKS[attributes['level'] ?? ''] ?? 0;
    this.#outermost = Math.min(rank, this.#outermost ?? rank);
    return { as: 'heading', levels: rank - this.#outermost };
  }
}

/** Text after a heading at the head of its paragraph goes on in that paragraph. */
function running(_element: XmlElement, { parent, inText: isOpen }: RuleContext): ElementRule {
  const goesOn = inText.has(parent?.name ?? '') || (parent?.name === 'section' && runsOn(parent));
  return isOpen && goesOn ? { as: 'inline', spaced: true } : PARAGRAPH;
}

function runsOn({ attributes }: XmlElement): boolean {
  return attributes['class'] === 'inline';
}

function inline({ name, attributes }: XmlElement): ElementRule {
  const styles = name === 'headingText' ? (['small-caps'] as const) : [CLASSES[attributes['class'] ?? '']];
  return { as: 'inline', styles: styles.filter((style) => style !== undefined) };
}

function reference({ attributes }: XmlElement): ElementRule {
  if (attributes['class'] === 'footnoteRef') return { as: 'skip' };
  return { as: 'link', target: readUslmReference(attributes['href']) };
}

function footnote({ attributes }: XmlElement): ElementRule {
  return { as: 'note', mark: '', id: attributes['id'] };
}
