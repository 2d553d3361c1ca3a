import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ComparisonAnswer } from '#contract/comparison.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import { EMPTY_COMPARISON, printComparisonQuery } from '#domain/comparison/comparison-address.ts';
import type { Block } from '#domain/document/block.ts';
import { formatDate } from '#domain/document/format-date.ts';
import { resolveTarget } from '#domain/document/resolve-target.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { presentTextAddress } from '#domain/addresses/text-address.ts';
import { readOneId } from '#server/asking/read-one-id.ts';
import { resolveLinks } from '#server/asking/resolve-links.ts';
import { Turns } from '#server/asking/turns.ts';
import type { ComparisonNoteStore } from '#server/ports/comparison-note-store.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { Download, DownloadSource } from '#server/ports/download-source.ts';
import type { CompareService, HeldComparison } from './compare.service.ts';
import { findSource } from './draw-answers.ts';
import { presentBlocks, presentChange, presentFactLine, type Line, type ResolveAddress } from './present-cells.ts';
import { presentComparisonPaper } from './present-paper.ts';
import { describeClosed, describeColumn, presentComparisonList } from './present-sheet.ts';
import type { ComparisonSheet, SheetCell, SheetRow } from './present-sheet.ts';

interface Parts {
  readonly comparing: CompareService;
  readonly content: Pick<ContentStore, 'resolveNames' | 'resolveSourceIds'>;
  readonly comparisonNotes: ComparisonNoteStore;
}

type Table = Pick<ComparisonSheet, 'columns' | 'rows'>;

interface Place {
  readonly reader: Reader;
  readonly origin: string;
}

/**
 * What stands side by side as a file: every answer with its source, holes and closed columns in words, from the same answer
 * as the page.
 */
// Long because: what comparing holds of the budget is given back here, whatever fails on the way.
export function createComparisonSource(parts: Parts): DownloadSource {
  return {
    name: 'comparisons',
    /** Throws what comparing throws, and `download-empty` where no topic or nobody to answer is left. */
    async collect(reader, wish, { origin, charge, sayMade, format }): Promise<Download> {
      const slug = readOneId(wish, 'Say which comparison, one by its slug.');
      if (!wish.comparison) {
        const reason = 'Say which topics and places stand side by side.';
        throw new LibraryError('value-not-allowed', { field: 'comparison', reason });
      }
      const asked = { ...wish.comparison, slug, origin };
      const compared = await charge('search', () => parts.comparing.hold(reader, asked));
      const { answer, product, opened, held } = compared;
      try {
        if (answer.topics.length === 0) throw new LibraryError('download-empty');
        const version = asked.CorpusVersion ?? answer.corpusVersion;
        const address = `/compare-jurisdictions/${product.record.slug}${printAddress(answer, version)}`;
        const table = await presentTable(parts.content, compared, { reader, origin });
        const sheet: ComparisonSheet = {
          title: product.record.title,
          facts: [...describeAnswer(answer, version), ...sayMade(address)],
          notes: describeNotes(answer),
          topicTitle: product.record.topicTitle,
          placeTitle: product.record.placeTitle,
          ...(wish.comparison.Notes ? await addNotes(parts.comparisonNotes, reader, product.record.id, table) : table),
        };
        const said = new Set(answer.documents.flatMap((one) => (one.topicHtml.length > 0 ? one.documentId : [])));
        return {
          held,
          title: `Comparison ${product.record.slug.replaceAll('_', ' ')}`,
          content: isOfRows(format)
            ? { list: presentComparisonList(sheet) }
            : { paper: presentComparisonPaper(sheet, `${origin}${address}`) },
          count: { rows: sheet.rows.length, total: sheet.rows.length },
          shown: opened
            .filter(({ id }) => said.has(id))
            .map(({ id, record }) => ({ id, title: record.title, type: record.type })),
        };
      } catch (error) {
        await held.giveBack();
        throw error;
      }
    },
  };
}

function isOfRows(format: DownloadFormat): boolean {
  return format === 'excel' || format === 'text';
}

/** The same answers for good, as the version of the library had them. */
function printAddress({ topics, jurisdictions, asOf, since }: ComparisonAnswer, version: number): string {
  return printComparisonQuery({
    ...EMPTY_COMPARISON,
    topics: topics.map(({ topicId }) => topicId),
    places: jurisdictions.map(({ id }) => id),
    asOf: asOf ?? '',
    since: since ?? '',
    version,
  });
}

function describeAnswer({ asOf, since }: ComparisonAnswer, version: number): ComparisonSheet['facts'] {
  return [
    ...(asOf === null ? [] : [['As of', formatDate(asOf)] as const]),
    ...(since === null ? [] : [['Changes marked since', formatDate(since)] as const]),
    ['Library version', version.toLocaleString('en-GB')],
  ];
}

function describeNotes({ dropped, since }: ComparisonAnswer): string[] {
  const marks = 'Where an answer changed, old words stand as [deleted: …] and new ones as [inserted: …].';
  return [...dropped, ...(since === null ? [] : [marks])];
}

async function presentTable(store: Parts['content'], compared: HeldComparison, place: Place): Promise<Table> {
  const { answer } = compared;
  const columns = await Promise.all(
    answer.jurisdictions.map(async (head) => {
      const document = answer.documents.find(({ jurisdiction }) => jurisdiction === head.id);
      const resolve = document ? await createResolver(store, compared, document.documentId, place) : () => undefined;
      const about = describeColumn(head, document);
      return { name: head.name, head, about, resolve, ...(document ? { document } : {}) };
    }),
  );
  const turns = new Turns(nextTurn);
  const rows: SheetRow[] = [];
  for (const { topicId, description, parents } of answer.topics) {
    const cells: SheetCell[] = [];
    await turns.each(columns, (column) => cells.push(presentCell(column, topicId, compared)));
    rows.push({ topicId, name: description, parents, cells });
  }
  return { columns: columns.map(({ resolve: _resolve, ...column }) => column), rows };
}

type Column = ComparisonSheet['columns'][number] & { readonly resolve: ResolveAddress };

function presentCell(
  { head, document, resolve }: Column,
  topicId: string,
  { product, texts }: HeldComparison,
): SheetCell {
  if (!head || head.isLocked) return say(head ? describeClosed(head) : '');
  const cell = document?.topicHtml.find((one) => one.topicId === topicId);
  const removed = document?.removed.find((one) => one.topicId === topicId);
  const hole: Line = [`No information for this ${product.record.placeTitle.toLowerCase()}`];
  if (!cell) return { lines: [hole, ...(removed ? presentChange(removed.change) : [])], source: '' };
  const blocks: readonly Block[] = texts.get(head.id)?.get(topicId) ?? [];
  return {
    lines: [
      ...presentBlocks(blocks, resolve),
      ...(cell.sourcePage === null ? [] : [[`Printed page ${cell.sourcePage}`]]),
      ...cell.facts.map((fact) => [presentFactLine(fact)]),
      ...(cell.change ? presentChange(cell.change) : []),
    ],
    source: findSource(blocks) ?? '',
  };
}

/** The reader's own column, the last. */
async function addNotes(store: ComparisonNoteStore, reader: Reader, product: string, table: Table): Promise<Table> {
  const kept = await store.listNotes(getOwner(reader), product);
  const notes = new Map(kept.map(({ topic, note }) => [topic, note]));
  return {
    columns: [...table.columns, { name: 'Your notes', about: [] }],
    rows: table.rows.map((row) => {
      const lines = (notes.get(row.topicId) ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '');
      return { ...row, cells: [...row.cells, { lines: lines.map((line) => [line]), source: '' }] };
    }),
  };
}

function say(words: string): SheetCell {
  return { lines: [[words]], source: '' };
}

/** Where links of a document lead: places within it are those of the version that is shown. */
async function createResolver(
  store: Parts['content'],
  { opened, texts, answer }: HeldComparison,
  id: string,
  { reader, origin }: Place,
): Promise<ResolveAddress> {
  const document = opened.find((one) => one.id === id);
  const compared = answer.documents.find(({ documentId }) => documentId === id);
  if (!document || !compared) return () => undefined;
  const blocks = [...(texts.get(compared.jurisdiction)?.values() ?? [])].flat();
  const { links, places } = await resolveLinks(store, document.content.id, blocks, reader.edition.id);
  const findAnchor = (name: string) => places.get(name)?.anchor;
  const findAddress = (name: string) => {
    const link = links.get(name);
    return link && presentTextAddress(link);
  };
  return (target) => {
    const address = resolveTarget(target, { findAnchor, findAddress });
    if (address === undefined) return undefined;
    return address.startsWith('#') ? `${compared.sourceDetails.permalink}${address}` : new URL(address, origin).href;
  };
}
