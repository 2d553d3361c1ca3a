import {
  defaultTreeAdapter,
  Parser,
  Tokenizer,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
} from 'parse5';
import { ImportRefusal } from '#importers/importer.ts';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlDocument = DefaultTreeAdapterTypes.Document;

/** Browsers stop nesting at 512; what goes deeper than this was not written to be read. */
const DEEPEST_NESTING = 1000;

/** Each attribute is compared with those before it: so many, and a page of 3 MB takes ten minutes. */
const MOST_ATTRIBUTES = 1000;

/** The tree of an HTML text. Refuses elements nested too deeply to walk, and those with attributes without end. */
export function parseHtml(html: string): HtmlDocument {
  const depths = new WeakMap<object, number>();
  const templates = new WeakMap<object, object>();
  const parser = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      // What a template holds hangs on a fragment of its own, not on the template.
      setTemplateContent: (template, content) => {
        templates.set(content, template);
        defaultTreeAdapter.setTemplateContent(template, content);
      },
      onItemPush: (item) => {
        const parent = item.parentNode ?? item;
        const depth = (depths.get(templates.get(parent) ?? parent) ?? 0) + 1;
        depths.set(item, depth);
        if (depth > DEEPEST_NESTING) throw new ImportRefusal(`elements are nested more than ${DEEPEST_NESTING} deep`);
      },
    },
  });
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  parser.tokenizer.write(html, true);
  return parser.document;
}

class BoundedTokenizer extends Tokenizer {
  protected override _leaveAttrName(): void {
    const token = this.currentToken;
    if (token && 'attrs' in token && token.attrs.length >= MOST_ATTRIBUTES) {
      throw new ImportRefusal(`an element has more than ${MOST_ATTRIBUTES} attributes`);
    }
    super._leaveAttrName();
  }
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
