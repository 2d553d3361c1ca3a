import { childNodes, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** The first ISBN of a book, digits only; undefined where none has the length of one. */
export function findIsbn(meta: XmlNode | undefined): string | undefined {
  return [...listNodes(meta, 'isbn')]
    .map((node) => nodeText(node).replaceAll(/[\s-]/g, '').toUpperCase())
    .find((isbn) => /^(\d{13}|\d{9}[\dX])$/.test(isbn));
}

/** The identifier by which a book and its parts are known: ISBN, else the book's own, else where the file lies. */
export function bookKey(meta: XmlNode | undefined, path: string): string {
  const id = nodeText(childNodes(meta).find(({ element }) => element.name === 'book-id') ?? findNode(meta, 'book-id'));
  const own = findIsbn(meta) ?? id;
  return own ? `bits:${own}` : `path:${path}`;
}

/** Gives each part of a book its key; an identifier used twice gets a number. */
export class PartKeys {
  readonly #used = new Set<string>();

  take(book: string, id: string): string {
    const wanted = `${book}/${id}`;
    let key = wanted;
    for (let count = 2; this.#used.has(key); count += 1) key = `${wanted}-${count}`;
    this.#used.add(key);
    return key;
  }
}
