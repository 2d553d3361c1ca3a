import type { SaxesTagNS } from 'saxes';
import { ImportRefusal } from '../importer.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** A start tag. Attributes are found by local name; one without a prefix wins over one with. */
export interface XmlElement {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

/** The element that a tag begins. Throws `ImportRefusal` where it has attributes without end. */
export function readElement(tag: SaxesTagNS): XmlElement {
  const attributes: Record<string, string> = Object.create(null);
  const given = Object.values(tag.attributes);
  if (given.length > XML_LIMITS.attributes) {
    throw new ImportRefusal(`An element has more than ${XML_LIMITS.attributes.toLocaleString('en')} attributes.`);
  }
  for (const attribute of given) {
    if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
    if (attribute.prefix === '' || attributes[attribute.local] === undefined)
      attributes[attribute.local] = attribute.value;
  }
  return { name: tag.local, uri: tag.uri, attributes };
}
