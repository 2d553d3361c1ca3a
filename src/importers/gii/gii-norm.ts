import type { HeadingBlock } from '#domain/document/block.ts';
import { childNodes, findNode, listNodes, nodeText, squeeze, type XmlNode } from '../xml/xml-node.ts';

/** The heading of a division or provision; `depth` counts the divisions around what follows. */
export interface NormHeading {
  readonly block: HeadingBlock;
  readonly depth: number;
}

/** Digits by which the code of a division grows with each level: `010` is a chapter, `010020` a section of it. */
const DIGITS = 3;

/** The heading that a norm prints, from its metadata; undefined for the head of the law. */
export function headingOf(meta: XmlNode, depth: number): NormHeading | undefined {
  const unit = findNode(meta, 'gliederungseinheit');
  const code = nodeText(findNode(unit, 'gliederungskennzahl'));
  const own = unit === undefined ? depth : Math.max(1, Math.round(code.length / DIGITS));
  const [number, title] =
    unit === undefined
      ? [lineText(findNode(meta, 'enbez')), lineText(findNode(meta, 'titel'))]
      : [lineText(findNode(unit, 'gliederungsbez')), lineText(findNode(unit, 'gliederungstitel'))];
  if (number === '' && title === '') return undefined;
  const level = Math.min(6, unit === undefined ? own + 1 : own) as HeadingBlock['level'];
  const words = title === '' ? { inlines: [number] } : { ...(number === '' ? {} : { number }), inlines: [title] };
  return { block: { kind: 'heading', level, ...words }, depth: own };
}

/** What the head of a law says of its state, a line each: `Stand: Zuletzt geändert durch …`. */
export function statementsOf(meta: XmlNode): readonly (readonly string[])[] {
  return [...listNodes(meta, 'standangabe')].map((node) => [
    childNodes(node)
      .map(nodeText)
      .filter((text) => text !== '')
      .join(': '),
  ]);
}

/** The text of a node; a break in it parts words. */
function lineText(node: XmlNode | undefined): string {
  const words = (at: XmlNode): string =>
    at.children
      .map((child) => (typeof child === 'string' ? child : child.element.name === 'BR' ? ' ' : words(child)))
      .join('');
  return node ? squeeze(words(node)) : '';
}
