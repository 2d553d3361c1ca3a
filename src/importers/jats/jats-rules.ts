import type { Block } from '#domain/document/block.ts';
import type { Inline, InlineStyle, LinkTarget } from '#domain/document/inline.ts';
import type { ElementRule, RuleContext, RuleEntry, RuleTable } from '../xml/element-rule.ts';
import { readSpan } from '../xml/read-span.ts';
import { named } from '../xml/rule-names.ts';
import { readLink } from '../xml/web-link.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Divisions whose `label` and `title` are number and heading. */
const SECTIONS =
  'sec ack app appendix glossary notes bio fn-group ref-list abstract trans-abstract boxed-text statement dedication ' +
  'foreword preface sub-article response question-wrap';

const GROUPS =
  'article front body back front-stub floats-group floats-wrap app-group article-meta fig-group table-wrap-group ' +
  'table-wrap-foot alternatives def-item thead tbody tfoot tgroup speech verse-group array answer-set';

const STYLES: Readonly<Record<string, InlineStyle>> = {
  bold: 'strong',
  italic: 'emphasis',
  underline: 'underline',
  sup: 'superscript',
  sub: 'subscript',
  sc: 'small-caps',
  strike: 'strike',
  monospace: 'code',
  'tex-math': 'code',
};

const LIST_MARKS: Readonly<Record<string, string>> = {
  order: '1',
  bullet: '•',
  'alpha-lower': 'a',
  'alpha-upper': 'A',
  'roman-lower': 'i',
  'roman-upper': 'I',
};

/** What has a caption with a label. */
const CAPTIONED = new Set(['fig', 'table-wrap', 'supplementary-material', 'chem-struct-wrap', 'media']);

/** References whose parts stand without punctuation between them. */
const BARE_CITATIONS = ['element-citation', 'nlm-citation', 'citation'];

/** The mark before a part of such a reference, as medical journals print it. */
const CITATION_MARKS: Readonly<Record<string, string>> = {
  name: ', ',
  collab: ', ',
  etal: ', ',
  'article-title': '. ',
  'chapter-title': '. ',
  'trans-title': '. ',
  source: '. ',
  volume: '; ',
  issue: ', ',
  fpage: ': ',
  lpage: '–',
  edition: '. ',
  'publisher-loc': '. ',
  'publisher-name': ': ',
  'pub-id': '. ',
  comment: '. ',
};

/** Registers whose numbers say nothing without a name before them. */
const REGISTERS: Readonly<Record<string, string>> = { pmid: 'PMID', pmc: 'PMCID', pmcid: 'PMCID' };

const CITATION_PARTS =
  'person-group collab etal year month day article-title source volume issue fpage publisher-name publisher-loc edition ' +
  'pub-id comment chapter-title trans-title page-count size supplement series conf-name conf-date conf-loc isbn annotation';

/** The table of rules for the text of JATS articles and, with few additions, BITS and NLM books. */
export const JATS_RULES: RuleTable = {
  ...named<ElementRule>({ as: 'section' }, SECTIONS),
  ...named<ElementRule>({ as: 'group' }, GROUPS),
  ...named<ElementRule>({ as: 'captioned' }, [...CAPTIONED].join(' ')),
  ...named<ElementRule>({ as: 'paragraph' }, 'p verse-line disp-formula option answer attrib permissions sig product'),
  ...Object.fromEntries(Object.entries(STYLES).map(([name, style]) => [name, { as: 'inline', styles: [style] }])),
  ...named(citationPart, CITATION_PARTS),
  name: citationPart,
  'pub-id': (element, context) => {
    const part = citationPart(element, context);
    const register = REGISTERS[element.attributes['pub-id-type'] ?? ''];
    return part.as === 'inline' && part.spaced && register ? { ...part, before: `${register} ` } : part;
  },
  'given-names': { as: 'inline', spaced: 'before' },
  lpage: (element, context) => {
    const part = citationPart(element, context);
    return part.as === 'inline' && part.spaced ? { ...part, spaced: false } : part;
  },
  title,
  subtitle: { as: 'paragraph', styles: ['emphasis'] },
  'article-title': (element, context) =>
    context.parent?.name === 'title-group' ? { as: 'heading' } : citationPart(element, context),
  label,
  ref: { as: 'paragraph', role: 'list-item' },
  'disp-quote': { as: 'group', quoted: true, role: 'quote', indent: 1 },
  list: ({ attributes }) => {
    const mark = LIST_MARKS[attributes['list-type'] ?? 'bullet'];
    return mark === undefined ? { as: 'list' } : { as: 'list', mark };
  },
  'list-item': { as: 'item' },
  term: (_element, { parent }) => ({ as: parent?.name === 'def-item' ? 'paragraph' : 'inline', styles: ['strong'] }),
  def: { as: 'group', indent: 1 },
  fn: (element, { inText }) => (inText ? { as: 'note', mark: '', id: element.attributes['id'] } : { as: 'footnote' }),
  xref: crossReference,
  ...named<RuleEntry>(
    (element, { parent }) => ({
      as: 'link',
      target: readJatsLink(element),
      ...(BARE_CITATIONS.includes(parent?.name ?? '') ? { joined: '. ' } : {}),
    }),
    'ext-link uri self-uri inline-supplementary-material',
  ),
  email: { as: 'inline' },
  graphic: image,
  'inline-graphic': image,
  'object-id': (_element, { parent }) => ({ as: CAPTIONED.has(parent?.name ?? '') ? 'caption' : 'inline' }),
  'alt-text': { as: 'skip' },
  'long-desc': { as: 'skip' },
  preformat: { as: 'preformatted' },
  code: { as: 'preformatted' },
  break: { as: 'break' },
  mtr: { as: 'inline', spaced: true },
  mtd: { as: 'inline', spaced: true },
  annotation: { as: 'inline', spaced: true },
  caption: (_element, { parent }) => ({ as: CAPTIONED.has(parent?.name ?? '') ? 'caption' : 'group' }),
  table: { as: 'table' },
  tr: { as: 'row' },
  row: { as: 'row' },
  th: (element) => ({ as: 'cell', header: true, ...readSpan(element) }),
  td: (element) => ({ as: 'cell', ...readSpan(element) }),
};

function title(_element: XmlElement, { parent }: RuleContext): ElementRule {
  const isSection = SECTIONS.split(' ').includes(parent?.name ?? '') && parent?.name !== 'question-wrap';
  return isSection ? { as: 'heading' } : { as: 'paragraph', styles: ['strong'] };
}

function label(_element: XmlElement, { parent }: RuleContext): ElementRule {
  const name = parent?.name ?? '';
  if (CAPTIONED.has(name)) return { as: 'caption' };
  if (name === 'boxed-text') return { as: 'number', name: 'Box' };
  return name === 'disp-formula' ? { as: 'inline', spaced: true } : { as: 'number' };
}

function citationPart({ name }: XmlElement, { inside }: RuleContext): ElementRule {
  const isBare = BARE_CITATIONS.some((citation) => inside(citation));
  return { as: 'inline', spaced: isBare && 'before', joined: isBare ? CITATION_MARKS[name] : undefined };
}

/** A caption begins with the label, which says what it is where it is a number alone; the DOI follows all else. */
export function nameCaption(block: Block): Block {
  if ((block.kind !== 'figure' && block.kind !== 'table') || !block.caption) return block;
  const [label, ...rest] = putIdentifierLast(block.caption);
  const isNumber = typeof label === 'string' && /^\d+(?:[.-]\d+)*[A-Za-z]?\.?$/.test(label.trim());
  const name = isNumber ? `${block.kind === 'figure' ? 'Figure' : 'Table'} ${label.trim()}` : label;
  return { ...block, caption: [...(name === undefined ? [] : [name]), ...rest] };
}

/** The format has it before the label. */
function putIdentifierLast(caption: readonly Inline[]): readonly Inline[] {
  const [first, second, ...rest] = caption;
  const isIdentifier = typeof first === 'string' && /^10\.\d{4,9}\/\S+$/.test(first.trim());
  const isApart = typeof second === 'object' && second.kind === 'break' && rest.length > 0;
  return isIdentifier && isApart ? [...rest, second, first] : caption;
}

/** A picture beside the text that says the same is not repeated. */
function image({ attributes }: XmlElement, { parent }: RuleContext): ElementRule {
  const isSpare = parent?.name === 'alternatives';
  return {
    as: 'image',
    source: attributes['href'] ?? '',
    alt: attributes['alt'] ?? '',
    ...(isSpare ? { isSpare } : {}),
  };
}

function crossReference({ attributes }: XmlElement): ElementRule {
  const [id] = (attributes['rid'] ?? '').split(/\s+/);
  if (!id) return { as: 'inline' };
  if (attributes['ref-type']?.endsWith('fn')) return { as: 'mark', note: id };
  return { as: 'link', target: { to: 'anchor', id } };
}

/** Where a link of an article leads; identifiers of the DOI system through its resolver. */
function readJatsLink({ attributes }: XmlElement): LinkTarget | undefined {
  const href = attributes['href']?.trim();
  const doi = readDoi(href);
  return doi ? { to: 'web', href: `https://doi.org/${encodeURI(doi)}` } : readLink(href);
}

/** A DOI from one of the forms in which it is written. */
export function readDoi(value: string | undefined): string | undefined {
  return /^(?:info:doi\/|doi:|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/\S+)$/i.exec(value?.trim() ?? '')?.[1];
}
