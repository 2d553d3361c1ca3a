import type { SuggestionSection } from '#web/api/suggestions.queries.ts';
import type { Suggestion, SuggestionsAnswer } from '#contract/suggestions.ts';
import { askBeginnings } from '#domain/search/ask-beginnings.ts';
import { formatNumber } from '#web/ui/format-number.ts';

/** A line of the panel: a suggestion, or the way to all of a section. */
export interface Entry {
  readonly href: string;
  readonly text: string;
  readonly suggestion: Suggestion | undefined;
  /** Its place among the entries of all sections. */
  readonly index: number;
}

export interface SectionModel {
  readonly id: string;
  readonly title: string;
  readonly entries: readonly Entry[];
  /** Said where there are none. */
  readonly empty: string | null;
}

interface AnsweredSection {
  readonly section: SuggestionSection;
  readonly answer: SuggestionsAnswer | undefined;
  readonly hasFailed: boolean;
}

/**
 * The sections as they are drawn (SR-032 to SR-041, SR-046): one that asks for nothing has its empty message, one
 * without a message is left out where it is empty, and so is one whose call failed. Those that found nothing say so where
 * nothing was found at all; else they would stand in the way of what was. What a later section shows is not shown before it
 * as well: a book stands among the books. What the first leads to stands there alone (OP-182).
 */
export function listSections(answered: readonly AnsweredSection[], typed: string): readonly SectionModel[] {
  const sections: SectionModel[] = [];
  let index = 0;
  for (const [place, { section, answer, hasFailed }] of answered.entries()) {
    const suggestions = leaveOut(
      answer,
      isGoTo(section) ? [] : answered.filter((other, at) => at > place || isGoTo(other.section)),
    );
    const isAllElsewhere = suggestions.length < (answer?.suggestions.length ?? 0);
    if (hasFailed || (suggestions.length === 0 && (section.empty === null || isAllElsewhere))) continue;
    const entries: Entry[] = suggestions.map((suggestion) => ({
      href: suggestion.url,
      text: suggestion.text,
      suggestion,
      index: index++,
    }));
    if (section.seeAll && answer && entries.length > 0) {
      const { label, path } = section.seeAll;
      const href = `${path}?${new URLSearchParams({ qPublicationTitle: askBeginnings(typed) })}`;
      entries.push({ href, text: `${label} (${formatNumber(answer.total)})`, suggestion: undefined, index: index++ });
    }
    sections.push({ id: section.id, title: section.title, entries, empty: section.empty });
  }
  const hasFound = sections.some(({ entries }) => entries.length > 0);
  return sections.filter(({ id, entries }) => !hasFound || entries.length > 0 || asksNothing(answered, id));
}

function asksNothing(answered: readonly AnsweredSection[], id: string): boolean {
  return answered.some(({ section }) => section.id === id && section.source === null);
}

const isGoTo = ({ source }: SuggestionSection) => source === 'goTo';

function leaveOut(answer: SuggestionsAnswer | undefined, others: readonly AnsweredSection[]): readonly Suggestion[] {
  const urls = new Set(others.flatMap((each) => each.answer?.suggestions.map(({ url }) => url) ?? []));
  return (answer?.suggestions ?? []).filter(({ url }) => !urls.has(url));
}
