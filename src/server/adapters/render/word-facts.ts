import { ExternalHyperlink, Paragraph, TextRun } from 'docx';
import { isAddress } from './is-address.ts';

/** Of marks and labels that stand back. */
export const SOFT = '555555';

/** What stands below a title, label and value in a line each; an address leads there. */
export function createFacts(facts: readonly (readonly [label: string, value: string])[]): Paragraph[] {
  return facts.map(([label, value]) => {
    const shown = isAddress(value)
      ? new ExternalHyperlink({ link: value, children: [new TextRun({ text: value, style: 'Hyperlink' })] })
      : new TextRun(value);
    return new Paragraph({ style: 'Fact', children: [new TextRun({ text: `${label}: `, color: SOFT }), shown] });
  });
}
