import type { LinkTarget } from '#domain/document/inline.ts';
import type { ElementRule, RuleContext, RuleTable } from '../xml/element-rule.ts';
import { named } from '../xml/rule-names.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { RUN_IN } from './uslm-rules.ts';

const DIVISIONS =
  'title subtitle chapter subchapter part subpart division subdivision article form legis-body resolution-body ' +
  'preamble appropriations-major appropriations-intermediate appropriations-small endorsement attestation toc';

const PARAGRAPH: ElementRule = { as: 'paragraph' };
const inText = new Set(RUN_IN.split(' '));

/** The table of rules for the older XML of the two chambers (`bill.dtd`, `res.dtd`). */
export const BILL_DTD_RULES: RuleTable = {
  ...named<ElementRule>({ as: 'collect' }, 'metadata dublinCore'),
  ...named<ElementRule>({ as: 'section', alone: true }, DIVISIONS),
  ...named<ElementRule>({ as: 'section' }, 'section subsection whereas'),
  paragraph: (_element, { inside }) => ({ as: 'section', indent: inside('section') ? 1 : 0 }),
  ...named<ElementRule>({ as: 'section', indent: 1 }, 'subparagraph clause subclause item subitem'),
  enum: { as: 'number' },
  header,
  text,
  ...named(
    PARAGRAPH,
    'distribution-code congress session legis-num current-chamber legis-type toc-entry multi-column-toc-entry',
  ),
  ...named(PARAGRAPH, 'action-desc continuation-text enacting-formula attestor'),
  action: { as: 'paragraph', capture: 'action' },
  'action-date': ({ attributes }) => ({ as: 'paragraph', capture: `date ${attributes['date'] ?? ''}` }),
  'official-title': { as: 'paragraph', capture: 'officialTitle' },
  'legis-num': { as: 'paragraph', capture: 'legisNumber' },
  congress: { as: 'paragraph', capture: 'congress' },
  'current-chamber': { as: 'paragraph', capture: 'chamber' },
  'quoted-block': { as: 'group', quoted: true, role: 'quote', indent: 1 },
  ...named<ElementRule>({ as: 'inline', spaced: true }, 'toc-enum level-header'),
  quote: { as: 'inline', styles: ['quote'] },
  italic: { as: 'inline', styles: ['emphasis'] },
  bold: { as: 'inline', styles: ['strong'] },
  'header-in-text': { as: 'inline', styles: ['small-caps'] },
  'external-xref': ({ attributes }) => ({ as: 'link', target: readCite(attributes['parsable-cite']) }),
  'internal-xref': ({ attributes }) => ({
    as: 'link',
    target: attributes['idref'] ? { to: 'anchor', id: attributes['idref'] } : undefined,
  }),
  footnote: ({ attributes }) => ({ as: 'note', mark: '', id: attributes['id'] }),
  'footnote-ref': { as: 'skip' },
  linebreak: { as: 'break' },
  table: { as: 'table' },
  ttitle: { as: 'caption' },
  row: { as: 'row' },
  entry: (_element, { inside }) => ({ as: 'cell', header: inside('thead') }),
};

function header(_element: XmlElement, { parent }: RuleContext): ElementRule {
  return inText.has(parent?.name ?? '') ? { as: 'inline', styles: ['small-caps'] } : { as: 'heading' };
}

/** Text after a header at the head of its paragraph goes on in that paragraph, after the printed dash. */
function text(_element: XmlElement, { parent, inText: isOpen }: RuleContext): ElementRule {
  return isOpen && inText.has(parent?.name ?? '') ? { as: 'inline', before: '.—' } : PARAGRAPH;
}

/** A citation such as `usc/42/1395` or `pl/116/6` as the library's key. */
function readCite(cite: string | undefined): LinkTarget | undefined {
  const [kind, first, second] = cite?.split('/') ?? [];
  if (kind === 'usc' && first && second) return { to: 'document', key: `uslm:/us/usc/t${first}/s${second}` };
  if (kind === 'pl' && first && second) return { to: 'document', key: `uslm:/us/pl/${first}/${second}` };
  return undefined;
}
