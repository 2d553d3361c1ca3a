import { presentTextAddress } from '#domain/document/text-address.ts';
import type { DownloadBody } from '#contract/download.ts';
import type { PublicationDetail, TocNode } from '#contract/publication.ts';
import type { Reader } from '#domain/access/reader.ts';
import { presentInstant } from '#domain/desk/present-instant.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { DocumentBlock, DocumentField, Facts, ListModel } from '#server/ports/document-renderer.ts';
import type { Download, DownloadPlace, DownloadSource } from '#server/ports/download-source.ts';
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
export class ContentsSource implements DownloadSource {
  readonly name = 'contents of publications';
  readonly #publications: PublicationService;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(publications: PublicationService, clock: Pick<Clock, 'now'>) {
    this.#publications = publications;
    this.#clock = clock;
  }

  /** Throws as opening the publication does, and `value-not-allowed` where not one is named. */
  async collect(
    reader: Reader,
    { ids = [], title: wished }: DownloadBody,
    { origin }: DownloadPlace,
  ): Promise<Download> {
    const [first, ...others] = ids;
    if (!first || others.length > 0) {
      throw new LibraryError('value-not-allowed', { field: 'ids', reason: 'Say which publication, one by its id.' });
    }
    const publication = await this.#publications.getPublication(reader, first.id);
    const nodes = listNodes(publication.tocNodes);
    if (nodes.length === 0) throw new LibraryError('download-empty');
    const title = wished?.trim() || `${publication.publicationTitle}, contents`;
    const facts = this.#describe(reader, publication, origin);
    return {
      title,
      content: {
        list: { title, facts, columns: COLUMNS, rows: nodes.map((node) => presentRow(node, origin)) },
        document: { title, facts, blocks: presentBlocks(publication.tocNodes, origin) },
      },
      count: { rows: nodes.length, total: nodes.length },
    };
  }

  #describe(reader: Reader, publication: PublicationDetail, origin: string): Facts {
    const { id, publicationTitle, authors, editors, editionStatement, publicationInfo } = publication;
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
    return [
      ...known.filter(([, value]) => value !== ''),
      ['Permanent link', `${origin}${presentTextAddress({ id })}`],
      ['Made', presentInstant(this.#clock.now())],
      ['Library', reader.edition.name],
    ];
  }
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

/** Entries carry numbers of their own, so that none stands in a numbered list: what has parts is a heading over them. */
function presentBlocks(nodes: readonly TocNode[], origin: string, depth = 0): DocumentBlock[] {
  return nodes.flatMap((node): DocumentBlock[] => {
    const level = depth === 0 && node.children.length > 0 ? 1 : 2;
    const fields = describeNode(node);
    return [
      { kind: 'heading', level, text: node.label, link: addressOf(node, origin) },
      // Whom it is by, or what it is about.
      ...(node.sublabel ? [{ kind: 'paragraphs' as const, texts: [node.sublabel] }] : []),
      ...(fields.length > 0 ? [{ kind: 'fields' as const, fields }] : []),
      ...presentBlocks(node.children, origin, depth + 1),
    ];
  });
}

function describeNode({ pageRange, docId, isOpen }: TocNode): DocumentField[] {
  const known = [
    { label: 'Pages', value: presentPages(pageRange) },
    { label: 'Access', value: docId !== null && !isOpen ? 'not in your subscription' : '' },
  ];
  return known.filter(({ value }) => value !== '').map((field) => ({ ...field, isLink: false }));
}

function presentPages(range: string | null): string {
  return (range ?? '').replace('-', '–');
}
