import type { ParagraphRole } from '#domain/document/block.ts';
import type { ElementRule, RuleContext, RuleTable } from '../xml/element-rule.ts';
import { named } from '../xml/rule-names.ts';
import { readSpan } from '../xml/read-span.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { readReference } from './akn-links.ts';
import { isInCapitals, nameFill, readInlineStyles, readParagraphRole } from './akn-style.ts';

/** What the metadata at the head of the file says about the text. */
export interface AknSurroundings {
  readonly classRoles: ReadonlyMap<string, ParagraphRole>;
  /** Text of placeholders, by the identifier they refer to. */
  readonly concepts: ReadonlyMap<string, string>;
}

const GROUP: ElementRule = { as: 'group' };
const DIVISION: ElementRule = { as: 'section', alone: true };
/** Stands under a number and is in line with its text. */
const STEPPED: ElementRule = { as: 'group', indent: 1 };
/** What a day of an instrument is of. */
const DAY_OF: ElementRule = { as: 'cell', header: true };
const TITLED: ElementRule = { as: 'section' };
const STEP: ElementRule = { as: 'section', indent: 1 };
const QUOTED = { as: 'group', quoted: true, role: 'quote', indent: 1 } as const;

/** What has a number of its own, with which what follows its steps is in line. */
const NUMBERED = new Set('section subsection level paragraph subparagraph article rule subrule'.split(' '));

const STRUCTURE: Readonly<Record<string, ElementRule>> = {
  ...named(GROUP, 'content intro formula tblock foreign thead tbody tfoot toc blockList interstitial'),
  ...named(GROUP, 'preamble conclusions recitals components component collectionBody listWrapUp'),
  ...named(DIVISION, 'part subpart chapter subchapter title subtitle book tome division subdivision'),
  ...named(DIVISION, 'coverPage preface attachment judgmentBody body mainBody doc annex'),
  ...named(TITLED, 'section subsection article rule subrule proviso paragraph blockContainer recital citation'),
  ...named(TITLED, 'introduction background motivation arguments remedies decision alinea crossHeading'),
  ...named(STEP, 'subparagraph clause subclause point indent item list subitem'),
};

/** Elements of the front page whose text also goes into the record. */
const CAPTURED =
  'neutralCitation docketNumber courtType judge lawyer party role docTitle shortTitle docDate docNumber docType docStage';

/** Lines of the title block of an instrument that print sets in the middle. */
const CENTRED = new Set('banner number subject subsubject title'.split(' '));
/** The days of an instrument, each beside what happened then: `Made`, `Coming into force`. */
const isDays = (element: XmlElement | undefined): boolean => element?.attributes['name'] === 'dates';
const isDay = (element: XmlElement | undefined): boolean =>
  element?.name === 'block' && (element.attributes['name'] ?? '').endsWith('Date');

/** The table of rules for Akoma Ntoso 3.0. */
// Long because: it has a line for each element of the format.
export function aknRules(around: () => AknSurroundings): RuleTable {
  const paragraph = (element: XmlElement, { inside }: RuleContext): ElementRule => ({
    as: 'paragraph',
    role: readParagraphRole(element, around().classRoles),
    ...(inside('header') ? { capture: 'line' } : {}),
  });
  return {
    ...STRUCTURE,
    ...Object.fromEntries(CAPTURED.split(' ').map((name) => [name, capture(name)])),
    ...named(quotation, 'embeddedStructure quotedStructure embeddedText'),
    hcontainer: ({ attributes }) => (attributes['name'] === 'definition' ? STEPPED : DIVISION),
    wrapUp: (_element, { parent }) => (NUMBERED.has(parent?.name ?? '') ? STEPPED : GROUP),
    ...named(inline, 'b i u sup sub inline quotedText ins del concept term'),
    meta: { as: 'collect' },
    longTitle: { as: 'group', capture: 'longTitle' },
    header: { as: 'section', capture: 'header' },
    paragraph: (_element, { inside }) => (inside('subsection') ? STEP : TITLED),
    // Legislation numbers the classes of its steps (`para1`); a judgment's levels are divisions.
    level: ({ attributes }, { parent }) => {
      const kind = attributes['class'] ?? '';
      if (kind === 'unnumberedParagraph' && NUMBERED.has(parent?.name ?? '')) return STEPPED;
      return /\d$/.test(kind) ? STEP : TITLED;
    },
    container: (element) => (isDays(element) ? { as: 'table' } : GROUP),
    block: (element, context) => {
      if (isDay(element) && isDays(context.parent)) return { as: 'row' };
      const isTitle = CENTRED.has(element.attributes['name'] ?? '') && context.inside('preface');
      return isTitle ? { as: 'paragraph', role: 'centred' } : paragraph(element, context);
    },
    span: (element, { parent, inside }) => (isDay(parent) && inside('container') ? DAY_OF : inline(element)),
    docDate: (element, context) =>
      isDay(context.parent) && context.inside('container')
        ? { as: 'cell', capture: 'docDate' }
        : capture('docDate')(element, context),
    ...named(paragraph, 'p tocItem listIntroduction listConclusion subheading'),
    tocItem: { as: 'paragraph', role: 'list-item' },
    subheading: { as: 'paragraph', role: 'centred' },
    // What a table is called is no heading of the text.
    heading: (_element, { parent }) =>
      parent?.name === 'tblock' ? { as: 'paragraph', role: 'centred' } : { as: 'heading' },
    num: { as: 'number' },
    ul: { as: 'list', mark: '•' },
    ol: { as: 'list', mark: '1' },
    li: { as: 'item' },
    table: { as: 'table' },
    caption: { as: 'caption' },
    tr: { as: 'row' },
    th: (element) => ({ as: 'cell', header: true, ...readSpan(element) }),
    td: (element) => ({ as: 'cell', ...readSpan(element), look: nameFill(element) }),
    a: link,
    ref: (element) => placeholder(element, around().concepts) ?? link(element),
    ...named(link, 'rref mref'),
    inline: (element, { parent }) =>
      parent?.name === 'tocItem' ? { as: 'link', target: readReference(parent) } : inline(element),
    def: ({ attributes }) => ({ as: 'inline', styles: attributes['startQuote'] ? ['quote'] : [] }),
    authorialNote: ({ attributes }) =>
      attributes['class'] === 'referenceNote'
        ? { as: 'aside' }
        : { as: 'note', mark: attributes['marker'] ?? '', id: attributes['eId'] ?? attributes['id'] },
    // Above a judgment stands a crest, which says nothing that a reader misses.
    img: ({ attributes }, { inside }) =>
      inside('header')
        ? { as: 'skip' }
        : { as: 'image', source: attributes['src'] ?? '', alt: attributes['alt'] ?? '' },
    marker: ({ attributes }) => ({ as: 'text', text: attributes['name'] === 'tab' ? ' ' : '' }),
    br: { as: 'break' },
    eol: { as: 'break' },
  };
}

/** Words of another instrument: the marks around them stand in attributes. */
function quotation({ attributes }: XmlElement): ElementRule {
  const { startQuote = '', endQuote = '' } = attributes;
  return startQuote + endQuote === '' ? QUOTED : { ...QUOTED, quotes: [startQuote, endQuote] };
}

function inline(element: XmlElement): ElementRule {
  return { as: 'inline', styles: readInlineStyles(element), capitals: isInCapitals(element) };
}

function link(element: XmlElement): ElementRule {
  return { as: 'link', target: readReference(element), styles: readInlineStyles(element) };
}

/** Dates and the like stand in blocks of a front page without white space; a style sheet keeps them apart. */
function capture(name: string): (element: XmlElement, context: RuleContext) => ElementRule {
  return (element, { parent }) => ({
    as: 'inline',
    styles: isPrintedTitle(name, parent) ? ['strong'] : readInlineStyles(element),
    capitals: isInCapitals(element),
    capture: name,
    spaced: parent?.name === 'block' && name === 'docDate',
  });
}

function isPrintedTitle(name: string, parent: XmlElement | undefined): boolean {
  return name === 'docTitle' && parent?.name === 'block' && parent.attributes['name'] === 'title';
}

/** A drafting tool leaves the title of an instrument as a reference to its metadata. */
function placeholder({ attributes }: XmlElement, concepts: ReadonlyMap<string, string>): ElementRule | undefined {
  if (attributes['class'] !== 'placeholder') return undefined;
  return { as: 'text', text: concepts.get(attributes['href']?.slice(1) ?? '') ?? '' };
}
