import type { DocumentAuthor } from '#domain/document/document.ts';
import { findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** People and groups of one kind (`author`, `editor`) in the contributor groups of the metadata. */
export function listContributors(meta: XmlNode, kind: string): readonly DocumentAuthor[] {
  return [...listNodes(meta, 'contrib')]
    .filter(({ element }) => (element.attributes['contrib-type'] ?? 'author') === kind)
    .flatMap((contrib) => readContributor(contrib) ?? []);
}

/** A contributor as printed, `Given Surname`; undefined where no name is given. */
function readContributor(contrib: XmlNode): DocumentAuthor | undefined {
  const person = findNode(contrib, 'name');
  if (!person) {
    const group = nodeText(findNode(contrib, 'collab') ?? findNode(contrib, 'string-name'));
    return group === '' ? undefined : { name: group };
  }
  const surname = nodeText(findNode(person, 'surname'));
  const parts = ['prefix', 'given-names', 'surname'].map((name) => nodeText(findNode(person, name)));
  const suffix = nodeText(findNode(person, 'suffix'));
  const name = parts.filter((part) => part !== '').join(' ') + (suffix === '' ? '' : `, ${suffix}`);
  return surname === '' ? { name } : { name, surname };
}
