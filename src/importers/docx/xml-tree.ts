import { SaxesParser } from 'saxes';
import { ImportRefusal } from '#importers/importer.ts';

/** An element of a Word part. Names and attributes stand without their prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const DEEPEST_NESTING = 400;
const MOST_ATTRIBUTES = 1000;

/** The tree of an XML part. Refuses document types (and so entities), deep nesting and text that is not XML. */
export function parseXmlTree(bytes: Uint8Array, part: string): XmlElement {
  const root = { name: '', attributes: {}, children: [] as (XmlElement | string)[] };
  const stack: { name: string; attributes: Record<string, string>; children: (XmlElement | string)[] }[] = [root];
  const parser = new SaxesParser({});
  const refuse = (reason: string) => new ImportRefusal(`${part}: ${reason}`, parser.line, parser.column);
  parser.on('error', (error) => {
    throw refuse(`not valid XML: ${error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`);
  });
  parser.on('doctype', () => {
    throw refuse('a document type is not allowed');
  });
  parser.on('opentag', (tag) => {
    if (stack.length > DEEPEST_NESTING) throw refuse(`elements are nested more than ${DEEPEST_NESTING} deep`);
    const given = Object.entries(tag.attributes);
    if (given.length > MOST_ATTRIBUTES) throw refuse(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    const attributes: Record<string, string> = {};
    for (const [name, value] of given) attributes[localName(name)] = String(value);
    const element = { name: localName(tag.name), attributes, children: [] };
    stack.at(-1)?.children.push(element);
    stack.push(element);
  });
  parser.on('closetag', () => stack.pop());
  parser.on('text', (text) => stack.at(-1)?.children.push(text));
  parser.on('cdata', (text) => stack.at(-1)?.children.push(text));
  let text: string;
  try {
    text = new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new ImportRefusal(`${part}: the text is not valid UTF-8`);
  }
  parser.write(text).close();
  const [element] = elementsIn(root);
  if (!element) throw refuse('the part is empty');
  return element;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** The child elements, or those of one name. */
export function elementsIn(element: XmlElement | undefined, name?: string): XmlElement[] {
  const children = element?.children ?? [];
  return children.filter(
    (child): child is XmlElement => typeof child !== 'string' && (name === undefined || child.name === name),
  );
}

/** The first child element of a name, or the one that a path of names leads to. */
export function childOf(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  return path.reduce<XmlElement | undefined>((at, name) => elementsIn(at, name)[0], element);
}

export function textIn(element: XmlElement | undefined): string {
  return (element?.children ?? []).map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

/** Word's `val` attribute of a child. */
export function valueOf(element: XmlElement | undefined, ...path: string[]): string | undefined {
  return childOf(element, ...path)?.attributes['val'];
}

/** Whether a switch such as `<w:b/>` is on; undefined where it is not given. */
export function switchOf(element: XmlElement | undefined, name: string): boolean | undefined {
  const found = childOf(element, name);
  return found === undefined ? undefined : !/^(0|false|off|none)$/.test(found.attributes['val'] ?? '1');
}
