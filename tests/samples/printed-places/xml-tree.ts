import { SaxesParser } from 'saxes';

/** An element of a source as it stands. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

/** Reads a whole XML file. */
export function readTree(source: string): Element {
  const parser = new SaxesParser();
  const root: Element = { name: '', attributes: {}, children: [] };
  const open = [root];
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => void open.at(-1)?.children.push(text));
  parser.on('error', (error) => {
    throw error;
  });
  // Entities and the like stand in the head of older files.
  parser.write(source.replace(/<!DOCTYPE[^>[]*(?:\[[^\]]*\])?>/u, '')).close();
  return root;
}

/** The elements in an element. */
export function elementsOf({ children }: Element): Element[] {
  return children.filter((child) => typeof child !== 'string');
}

/** The first child of a name. */
export function childOf(element: Element, name: string): Element | undefined {
  return elementsOf(element).find((child) => child.name === name);
}

/** The text of an element, without what stands in elements that are left out. */
export function textOf(element: Element, leaveOut: (element: Element) => boolean): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : leaveOut(child) ? ' ' : textOf(child, leaveOut)))
    .join('');
}

/** All elements of a name, in order. */
export function* allOf(element: Element, name: string): Generator<Element> {
  for (const child of elementsOf(element)) {
    if (child.name === name) yield child;
    yield* allOf(child, name);
  }
}
