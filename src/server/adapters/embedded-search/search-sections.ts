import { drawPassages } from '#domain/passages/draw-passages.ts';
import { markText } from '#domain/passages/mark-spans.ts';
import type { Section, SectionAnswer, SectionsRequest } from '#server/ports/search-engine.ts';
import type { TextSource } from '#server/ports/text-source.ts';
import type { DocumentSpans } from './document-spans.ts';
import { findPlace } from './find-place.ts';
import type { IndexSnapshot } from './index-snapshot.ts';
import { SpanLocator, type WordRange } from './locate-spans.ts';
import type { QueryBudget } from './query-budget.ts';

/** Matches of a section that passages are chosen from. */
const MOST_SPANS = 20_000;
const NOTHING: SectionAnswer = { matches: false, total: 0, excerpt: [] };

/** A section with the number of its document and what was found in it. */
interface FoundSection {
  readonly section: Section;
  readonly document: number;
  readonly spans: DocumentSpans;
}

/** What a query finds in sections of documents; a document's lists are read once for all of its sections. */
export async function searchSections(
  snapshot: IndexSnapshot,
  { query, sections }: SectionsRequest,
  source: TextSource,
  budget: QueryBudget,
): Promise<SectionAnswer[]> {
  const ids = [...new Set(sections.map(({ id }) => id))];
  const numbers = new Map((await source.findNumbers(ids)).map((number, index) => [ids[index]!, number]));
  const ranges = await findRanges(sections, numbers, source);
  const locator = new SpanLocator(query, false, budget);
  const found = new Map<Section, FoundSection>();
  for (const [id, members] of Map.groupBy(sections, (section) => section.id)) {
    const document = numbers.get(id);
    const place = document === undefined ? undefined : findPlace(snapshot, document);
    if (document === undefined || !place) continue;
    const wanted = members.filter((section) => !section.blocks || ranges.has(section));
    const located = locator.locateSections(
      place,
      wanted.map((section) => ranges.get(section)),
      MOST_SPANS,
    );
    for (const [index, section] of wanted.entries()) found.set(section, { section, document, spans: located[index]! });
  }
  return present(sections, found, locator.reach, source);
}

/** The words of each section that is not a whole document; none for one without words. */
async function findRanges(
  sections: readonly Section[],
  numbers: ReadonlyMap<string, number | undefined>,
  source: TextSource,
): Promise<Map<Section, WordRange>> {
  const parts = sections.flatMap((section) => {
    const document = numbers.get(section.id);
    return section.blocks && document !== undefined ? [{ section, document, blocks: section.blocks }] : [];
  });
  const starts = await source.findPositions(
    parts.flatMap(({ document, blocks: { from, to } }) => [
      { document, block: from },
      { document, block: to },
    ]),
  );
  const ranges = new Map<Section, WordRange>();
  for (const [index, { section }] of parts.entries()) {
    const [first, next = Infinity] = [starts[index * 2], starts[index * 2 + 1]];
    if (first !== undefined && next > first) ranges.set(section, { first, last: next - 1 });
  }
  return ranges;
}

async function present(
  sections: readonly Section[],
  found: ReadonlyMap<Section, FoundSection>,
  reach: number,
  source: TextSource,
): Promise<SectionAnswer[]> {
  const drawn = [...found.values()].filter(({ section, spans }) => section.excerpt && spans.matches);
  const texts = drawn.map(({ document, spans }) => ({ document, spans: spans.spans }));
  const [passages, titles] = await Promise.all([
    drawPassages(texts, reach, source),
    source.readTitles(drawn.map(({ document }) => document)),
  ]);
  const excerpts = new Map(
    drawn.map(({ section, spans }, index) => {
      const inTitle = markText(
        titles[index] ?? '',
        spans.spans.filter(({ field }) => field === 'title'),
      );
      const own = passages[index] ?? [];
      return [section, own.length === 0 && inTitle.marks.length > 0 ? [inTitle] : own];
    }),
  );
  return sections.map((section) => {
    const spans = found.get(section)?.spans;
    if (!spans?.matches) return NOTHING;
    return { matches: true, total: spans.totals.title + spans.totals.text, excerpt: excerpts.get(section) ?? [] };
  });
}
