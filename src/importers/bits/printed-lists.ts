import type { ElementRule, RuleTable } from '../xml/element-rule.ts';
import { named } from '../xml/rule-names.ts';

/** The contents and the index as they are printed in a book: each entry leads to the chapter that its pointer names. */
export const PRINTED_LISTS: RuleTable = {
  ...named(
    (_element, { inside }): ElementRule => ({
      as: 'paragraph',
      role: 'list-item',
      ...(inside('toc-entry') || inside('index-entry') ? { indent: 1 } : {}),
    }),
    'toc-entry index-entry',
  ),
  'nav-pointer-group': { as: 'inline', spaced: true },
  'nav-pointer': ({ attributes }) => {
    const [id] = (attributes['rid'] ?? '').split(/\s+/u);
    return id ? { as: 'link', target: { to: 'anchor', id } } : { as: 'inline', spaced: true };
  },
};
