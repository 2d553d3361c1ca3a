import type { SaxesTagNS } from 'saxes';

/** A start tag. Attributes are found by local name; one without a prefix wins over one with. */
export interface XmlElement {
  readonly name: string;
  readonly uri: string;
  readonly attributes: Readonly<Record<string, string | undefined>>;
}

export function readElement(tag: SaxesTagNS): XmlElement {
  const attributes: Record<string, string> = Object.create(null);
  for (const attribute of Object.values(tag.attributes)) {
    if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue;
    if (attribute.prefix === '' || attributes[attribute.local] === undefined)
      attributes[attribute.local] = attribute.value;
  }
  return { name: tag.local, uri: tag.uri, attributes };
}
