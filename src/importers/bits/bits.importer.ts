import type { Importer } from '../importer.ts';
import { readXml } from '../xml/read-xml.ts';
import { sniffRoot } from '../xml/sniff-root.ts';
import { TextMachine } from '../xml/text-machine.ts';
import { BitsFormat } from './bits-format.ts';
import { linkParts } from './bits-links.ts';

const ROOTS = new Set(['book', 'book-part', 'book-part-wrapper']);

/** Up to this many bytes a book is held until its end, so that links between its parts lead to the right one. */
const HELD_BYTES = 16_000_000;

/** BITS and the NLM book models before it: a publication with its table of contents, one document for each part. */
export const bitsImporter: Importer = {
  format: 'bits',
  version: 14,
  atomic: 'file',
  accepts: (_path, head) => {
    const root = sniffRoot(head);
    return root !== undefined && ROOTS.has(root.name) && root.namespace === '' && isBook(root.head);
  },
  read: (file) => {
    const events = readXml(file, new TextMachine((machine) => new BitsFormat(machine, file)));
    return file.size <= HELD_BYTES ? linkParts(events) : events;
  },
};

/** DocBook has books too: one of these marks tells them apart. */
function isBook(head: string): boolean {
  return /<(book-meta|book-part-meta|book-title-group)[\s>]|(BITS|NLM)[^"]{0,200}DTD/.test(head);
}
