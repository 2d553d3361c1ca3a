import type { ElementRule, RuleContext } from '../xml/element-rule.ts';
import type { XmlElement } from '../xml/xml-element.ts';

/** Columns of the table of the exchange model (`tgroup`, `row`, `entry`), by which its cells name their span. */
export class ExchangeTable {
  #columns: string[] = [];

  /** Takes note of an element; call it for every one that is opened. */
  see({ name, attributes }: XmlElement): void {
    if (name === 'tgroup') this.#columns = [];
    else if (name === 'colspec') this.#columns.push(attributes['colname'] ?? String(this.#columns.length + 1));
  }

  /** The rule for an `entry`. */
  cell({ attributes }: XmlElement, { inside }: RuleContext): ElementRule {
    const first = this.#columns.indexOf(attributes['namest'] ?? '');
    const last = this.#columns.indexOf(attributes['nameend'] ?? '');
    const more = Number(/^\d{1,3}$/.exec(attributes['morerows'] ?? '')?.[0] ?? 0);
    const colspan = first !== -1 && last > first ? last - first + 1 : 1;
    return { as: 'cell', header: inside('thead'), colspan, rowspan: more + 1 };
  }
}
