import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { collect, type Said } from './read-files.ts';

/** What a program without script finds in a page. */
export interface ReadHead {
  readonly title: string;
  readonly tags: Said;
  readonly linked: Readonly<Record<string, unknown>> | undefined;
  readonly context: URLSearchParams | undefined;
  readonly html: string;
}

/** Reads a page; throws for a script in it that a title brought. */
export function readHead(html: string): ReadHead {
  const tags: (readonly [string, string])[] = [];
  const found: { title: string; linked?: ReadHead['linked']; context?: URLSearchParams } = { title: '' };
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('attrs' in node) {
      const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]));
      const [child] = node.childNodes;
      const text = child && 'value' in child ? child.value : '';
      const name = attributes.get('name');
      if (node.tagName === 'title') found.title = text;
      if (node.tagName === 'meta' && name) tags.push([name, attributes.get('content') ?? '']);
      if (attributes.get('type') === 'application/ld+json') found.linked = JSON.parse(text) as ReadHead['linked'];
      if (attributes.get('class') === 'Z3988') found.context = new URLSearchParams(attributes.get('title'));
      const isData = attributes.get('type')?.startsWith('application/');
      if (node.tagName === 'script' && !isData && text.includes('alert')) throw new Error('a script of a title');
    }
    if ('childNodes' in node) node.childNodes.forEach(visit);
  };
  visit(parse(html));
  return { linked: undefined, context: undefined, ...found, tags: collect(tags), html };
}
