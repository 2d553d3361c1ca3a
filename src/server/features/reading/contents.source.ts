import { presentTextAddress } from '#domain/addresses/text-address.ts';
import type { PublicationDetail, TocNode } from '#contract/publication.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import type { DocumentBlock, Facts, ListModel, OutlineEntry } from '#server/ports/document-renderer.ts';
import type { DownloadSource } from '#server/ports/download-source.ts';
import type { PublicationService } from './publication.service.ts';

const COLUMNS: ListModel['columns'] = [
  { name: 'Title', width: 60, type: 'text' },
  { name: 'Level', width: 8, type: 'number' },
  { name: 'About', width: 40, type: 'text' },
  { name: 'Pages', width: 12, type: 'text' },
  { name: 'In your subscription', width: 20, type: 'text' },
  { name: 'Link', width: 50, type: 'link' },
];

/** The contents of a book, loose-leaf or journal, with pages and live links (OP-76). */
export function createContentsSource(publications: PublicationService): DownloadSource {
  return {
    name: 'contents of publications',
    /** Throws as opening the publication does, and `value-not-allowed` where not one is named. */
    async collect(reader, body, { origin, sayMade }) {
      const wanted = readOneId(body, 'Say which publication, one by its id.');
      const publication = await publications.getPublication(reader, wanted);
      const nodes = listNodes(publication.tocNodes);
      if (nodes.length === 0) throw new LibraryError('download-empty');
      const title = body.title?.trim() || `${publication.publicationTitle}, contents`;
      const facts = [...describe(publication), ...sayMade(presentTextAddress(publication))];
      return {
        title,
        content: {
          list: { title, facts, columns: COLUMNS, rows: nodes.map((node) => presentRow(node, origin)) },
          document: { title, facts, blocks: presentBlocks(publication.tocNodes, origin) },
        },
        count: { rows: nodes.length, total: nodes.length },
      };
    },
  };
}

function describe(publication: PublicationDetail): Facts {
  const { publicationTitle, authors, editors, editionStatement, publicationInfo } = publication;
  const { publisher, publicationDate, isbn, issn } = publicationInfo;
  const known = [
    ['Publication', publicationTitle],
    ['Authors', authors.join('; ')],
    ['Editors', editors.join('; ')],
    ['Edition', editionStatement ?? ''],
    ['Publisher', [publisher, publicationDate?.slice(0, 4)].filter(Boolean).join(', ')],
    ['ISBN', isbn ?? ''],
    ['ISSN', issn ?? ''],
  ] as const;
  return known.filter(([, value]) => value !== '');
}

/** In the order in which they are read. */
function listNodes(nodes: readonly TocNode[]): readonly TocNode[] {
  return nodes.flatMap((node) => [node, ...listNodes(node.children)]);
}

function presentRow(node: TocNode, origin: string): ListModel['rows'][number] {
  const { label, level, sublabel, pageRange, docId, isOpen } = node;
  const access = docId === null ? '' : isOpen ? 'Yes' : 'No';
  return [label, level, sublabel ?? '', presentPages(pageRange), access, addressOf(node, origin)];
}

function addressOf({ docId, anchor }: TocNode, origin: string): string {
  return docId === null ? '' : `${origin}${presentTextAddress({ id: docId })}${anchor === null ? '' : `#${anchor}`}`;
}

/** Where there are parts, what stands at the top is a heading; all below stands in lines, each further in than what it is part of. */
function presentBlocks(nodes: readonly TocNode[], origin: string): DocumentBlock[] {
  const trees = nodes.map((node) => listEntries(node, origin));
  if (trees.every((tree) => tree.length === 1)) return [{ kind: 'outline', entries: trees.flat() }];
  return trees.flatMap(([top, ...below]): DocumentBlock[] => {
    if (!top) return [];
    const about = [top.about, top.pages === '' ? '' : `Pages ${top.pages}`].filter(Boolean).join(' · ');
    return [
      { kind: 'heading', level: 1, text: top.text, link: top.link },
      ...(about === '' ? [] : [{ kind: 'paragraphs' as const, texts: [about] }]),
      ...(below.length === 0 ? [] : [{ kind: 'outline' as const, entries: below }]),
    ];
  });
}

/** An entry, and below it its parts. */
function listEntries(node: TocNode, origin: string, depth = -1): OutlineEntry[] {
  const { label, sublabel, pageRange, docId, isOpen, children } = node;
  const access = docId !== null && !isOpen ? 'not in your subscription' : '';
  const about = [sublabel ?? '', access].filter(Boolean).join(' · ');
  const pages = presentPages(pageRange);
  return [
    { text: label, link: addressOf(node, origin), depth: Math.max(0, depth), about, pages },
    ...children.flatMap((child) => listEntries(child, origin, depth + 1)),
  ];
}

function presentPages(range: string | null): string {
  return (range ?? '').replace('-', '–');
}
