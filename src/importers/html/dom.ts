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
  const templates = new WeakMap<object, object>();
  const parser = new Parser<DefaultTreeAdapterMap>({
    scriptingEnabled: false,
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement: (tagName, namespaceURI, attrs): PlacedElement => ({
        nodeName: tagName,
        tagName,
        attrs,
        namespaceURI,
        childNodes: [],
        parentNode: null,
        depth: 0,
      }),
      appendChild,
      insertText: (parent, text) => {
        const last = parent.childNodes.at(-1);
        if (last && defaultTreeAdapter.isTextNode(last)) last.value += text;
        else appendChild(parent, defaultTreeAdapter.createTextNode(text));
      },
      // What a template holds hangs on a fragment of its own, not on the template.
      setTemplateContent: (template, content) => {
        templates.set(content, template);
        defaultTreeAdapter.setTemplateContent(template, content);
      },
      onItemPush: (item) => {
        const parent = item.parentNode ?? item;
        const placed = item as PlacedElement;
        placed.depth = (((templates.get(parent) ?? parent) as Partial<PlacedElement>).depth ?? 0) + 1;
        if (placed.depth > DEEPEST_NESTING)
          throw new ImportRefusal(`elements are nested more than ${DEEPEST_NESTING} deep`);
      },
    },
  });
  parser.tokenizer = new BoundedTokenizer(parser.options, parser);
  parser.tokenizer.write(html, true);
  return parser.document;
}

/** An element that knows how deep it lies: a page has hundreds of thousands, too many for a table beside them. */
interface PlacedElement extends HtmlElement {
  depth: number;
}

/** Most elements hold one thing: an empty array that something is pushed to makes room for seventeen. */
function appendChild(parent: DefaultTreeAdapterTypes.ParentNode, node: HtmlNode): void {
  if (parent.childNodes.length > 0) parent.childNodes.push(node);
  else parent.childNodes = [node];
  node.parentNode = parent;
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
