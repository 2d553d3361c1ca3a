import type { ElementRule, RuleTable } from '../xml/element-rule.ts';
import { named } from '../xml/rule-names.ts';

/** The table of rules for gii-norm. What it does not know keeps its words. */
export const GII_RULES: RuleTable = {
  metadaten: { as: 'collect' },
  ...named<ElementRule>(
    { as: 'group' },
    'dokumente norm textdaten text fussnoten Content TOC tgroup thead tbody tfoot',
  ),
  ...named<ElementRule>({ as: 'paragraph' }, 'P kommentar Ident'),
  ...named<ElementRule>({ as: 'paragraph', role: 'centred' }, 'Title Subtitle'),
  DL: { as: 'group' },
  DT: { as: 'number', capture: 'number' },
  DD: { as: 'group', role: 'list-item', indent: 1 },
  LA: { as: 'paragraph' },
  table: { as: 'table' },
  row: { as: 'row' },
  BR: { as: 'break' },
  pre: { as: 'preformatted' },
  ...named<ElementRule>({ as: 'inline', styles: ['strong'] }, 'B'),
  ...named<ElementRule>({ as: 'inline', styles: ['emphasis'] }, 'I SP'),
  ...named<ElementRule>({ as: 'inline', styles: ['underline'] }, 'U'),
  ...named<ElementRule>({ as: 'inline', styles: ['superscript'] }, 'SUP'),
  ...named<ElementRule>({ as: 'inline', styles: ['subscript'] }, 'SUB'),
  // The mark of a note is printed at the note alone: the reference holds only its number.
  FnR: ({ attributes }) => ({
    as: 'text',
    text: ` [${attributes['FnZ'] ?? /\d+/.exec(attributes['ID'] ?? '')?.[0] ?? '*'}]`,
  }),
  Footnote: ({ attributes }) => ({ as: 'footnote', mark: attributes['FnZ'] ?? attributes['Prefix'] ?? '' }),
  IMG: ({ attributes }) => ({ as: 'image', source: attributes['SRC'] ?? '', alt: attributes['ALT'] ?? '' }),
  ABWFORMAT: { as: 'skip' },
};
