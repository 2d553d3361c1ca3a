import { EMPTY_RECORD, type DocumentRecord } from '#domain/document/document.ts';
import { readIsoDate } from '../xml/legal-date.ts';
import type { XmlElement } from '../xml/xml-element.ts';
import { childNodes, findNode, listNodes, nodeText, type XmlNode } from '../xml/xml-node.ts';

/** The record of a law, from the root of its file and the metadata of its first norm. */
export function giiRecord(root: XmlElement | undefined, head: XmlNode | undefined): DocumentRecord {
  const value = (name: string): string | undefined => nodeText(findNode(head, name)) || undefined;
  const short = value('amtabk') ?? value('jurabk');
  const enacted = readIsoDate(value('ausfertigung-datum'));
  const updated = readIsoDate(root?.attributes['builddate']?.replace(/^(\d{4})(\d{2})(\d{2}).*$/, '$1-$2-$3'));
  const published = [...listNodes(head, 'fundstelle')].map((node) => childNodes(node).map(nodeText).join(' '));
  const names = [value('langue'), value('kurzue'), short].filter((name) => name !== undefined);
  return {
    ...EMPTY_RECORD,
    key: `gii:${root?.attributes['doknr'] ?? short ?? ''}`,
    title: names[0] === undefined ? '' : titleOf(names[0], short),
    type: 'Legislation',
    languages: ['de'],
    dates: {
      ...(enacted ? { publication: enacted, legislation: enacted } : {}),
      ...(updated ? { updated } : {}),
    },
    source: 'Gesetze im Internet',
    jurisdictions: ['Germany'],
    keywords: names.slice(1),
    citations: [...new Set([...published, ...(short === undefined ? [] : [short])])],
    ...(published[0] === undefined ? {} : { legislationNumber: published[0] }),
    meta: Object.fromEntries(
      Object.entries({ ...root?.attributes, jurabk: value('jurabk') }).filter(([, text]) => text),
    ),
  };
}

function titleOf(name: string, short: string | undefined): string {
  return short === undefined || name === short ? name : `${name} (${short})`;
}
