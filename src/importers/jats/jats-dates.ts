import type { LegalDate } from '#domain/document/document.ts';
import { isPlaceholderDate } from '#domain/document/placeholder-date.ts';
import { readDateParts, readIsoDate } from '../xml/legal-date.ts';
import { findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** Dates of publication, the electronic before the printed, the more precise before the less. */
export function publicationDate(meta: XmlNode): LegalDate | undefined {
  const dates = [...listNodes(meta, 'pub-date')].flatMap((node) => {
    const date = readDate(node);
    const kind = node.element.attributes['pub-type'] ?? node.element.attributes['publication-format'] ?? '';
    return date ? [{ date, isElectronic: kind.startsWith('e') }] : [];
  });
  const known = dates.filter(({ date }) => !isPlaceholderDate(date));
  const [best] = (known.length > 0 ? known : dates).toSorted(
    (a, b) => b.date.length - a.date.length || Number(b.isElectronic) - Number(a.isElectronic),
  );
  return best?.date;
}

/** The date of an event in the history of a text, for example `revised`. */
export function historyDate(meta: XmlNode, ...kinds: readonly string[]): LegalDate | undefined {
  const found = [...listNodes(meta, 'date')].find(({ element }) =>
    kinds.includes(element.attributes['date-type'] ?? ''),
  );
  return found && readDate(found);
}

function readDate(node: XmlNode): LegalDate | undefined {
  const [year, month, day] = ['year', 'month', 'day'].map((name) => nodeText(findNode(node, name)));
  return readDateParts(year, month, day) ?? readIsoDate(node.element.attributes['iso-8601-date']);
}
