import { defaultTreeAdapter, parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ImportRefusal } from '#importers/importer.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Browsers stop nesting at 512; what goes deeper than this was not written to be read. */
const DEEPEST_NESTING = 1000;

/** The tree of an HTML text. Refuses elements nested too deeply to walk. */
export function parseHtml(html: string): HtmlDocument {
  const depths = new WeakMap<object, number>();
  return parse(html, {
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      onItemPush: (item) => {
        const depth = (depths.get(item.parentNode ?? item) ?? 0) + 1;
        depths.set(item, depth);
        if (depth > DEEPEST_NESTING) throw new ImportRefusal(`elements are nested more than ${DEEPEST_NESTING} deep`);
      },
    },
  });
}

export function isElement(node: HtmlNode | HtmlDocument | null | undefined): node is HtmlElement {
  return node != null && 'tagName' in node;
}

/** An attribute's value; undefined when the element does not carry it. */
export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

export function classesOf(element: HtmlElement): readonly string[] {
  return attributeOf(element, 'class')?.split(/\s+/) ?? [];
}

/** All words under a node, as written. */
export function textOf(node: HtmlNode | HtmlDocument): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Every element under a node, in document order. */
export function* elementsOf(node: HtmlNode | HtmlDocument): Generator<HtmlElement> {
  if (!('childNodes' in node)) return;
  for (const child of node.childNodes) {
    if (!isElement(child)) continue;
    yield child;
    yield* elementsOf(child);
  }
}
