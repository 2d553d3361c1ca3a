import { ImportRefusal } from '../importer.ts';
import type { XmlElement } from './xml-element.ts';
import { XML_LIMITS } from './xml-limits.ts';

/** A small subtree held in memory: metadata, never running text. */
export interface XmlNode {
  readonly element: XmlElement;
  readonly children: readonly (XmlNode | string)[];
}

interface GrowingNode extends XmlNode {
  readonly children: (GrowingNode | string)[];
}

/** Gathers the events of one element into a node. */
export class NodeBuilder {
  readonly #open: GrowingNode[];
  #size = 0;

  constructor(element: XmlElement) {
    this.#open = [{ element, children: [] }];
  }

  open(element: XmlElement): void {
    const node: GrowingNode = { element, children: [] };
    this.#open.at(-1)?.children.push(node);
    this.#open.push(node);
    this.#grow(100);
  }

  text(text: string): void {
    this.#open.at(-1)?.children.push(text);
    this.#grow(text.length);
  }

  /** Closes the innermost element; returns the whole node when that was the outermost. */
  close(): XmlNode | undefined {
    const closed = this.#open.pop();
    return this.#open.length === 0 ? closed : undefined;
  }

  #grow(by: number): void {
    this.#size += by;
    if (this.#size > XML_LIMITS.block) throw new ImportRefusal('The metadata is larger than the importer takes.');
  }
}

/** White space run together and trimmed, as it would be on a page. */
export function squeeze(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
}

/** All text below a node, squeezed. */
export function nodeText(node: XmlNode | undefined): string {
  return node ? squeeze(rawText(node)) : '';
}

function rawText(node: XmlNode): string {
  return node.children.map((child) => (typeof child === 'string' ? child : rawText(child))).join('');
}

/** The first element with this name below the node, the node itself included; deeper matches come later. */
export function findNode(node: XmlNode | undefined, ...path: readonly string[]): XmlNode | undefined {
  return path.reduce<XmlNode | undefined>((at, name) => at && [...listNodes(at, name)][0], node);
}

/** Every element with this name below the node, in document order. */
export function* listNodes(node: XmlNode | undefined, name: string): Iterable<XmlNode> {
  for (const child of node?.children ?? []) {
    if (typeof child === 'string') continue;
    if (child.element.name === name) yield child;
    yield* listNodes(child, name);
  }
}

/** The element children of a node. */
export function childNodes(node: XmlNode | undefined): readonly XmlNode[] {
  return (node?.children ?? []).filter((child) => typeof child !== 'string');
}

/** An attribute of the first element with this name, or undefined where it is missing or empty. */
export function findAttribute(node: XmlNode | undefined, name: string, attribute: string): string | undefined {
  return findNode(node, name)?.element.attributes[attribute] || undefined;
}
