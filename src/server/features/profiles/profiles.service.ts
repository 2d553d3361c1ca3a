import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { CasesTable, CasesTableQuery, Profile } from '#contract/profiles.ts';
import type { SuggestionsAnswer } from '#contract/suggestions.ts';
import type { Reader } from '#domain/access/reader.ts';
import { isFeatureLocked } from '#domain/edition/is-feature-locked.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { isCaseFacet, passes, type CaseChoice } from '#domain/tools/profiles/choose-cases.ts';
import { CASES_ON_A_PAGE } from '#domain/tools/profiles/cases-on-a-page.ts';
import { CASE_FACETS } from '#domain/tools/profiles/case-facts.ts';
import type { NamedPerson } from '#domain/tools/profiles/profile-directory.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { isLongEnoughToSuggest } from '#domain/search/search-limits.ts';
import type { DocumentGuard } from '#server/asking/document-guard.ts';
import type { ReadingBudget } from '#server/asking/reading-budget.ts';
import type { ProfileDirectories, ProfileView } from '#server/asking/profile-directories.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import { roundClosed } from '#domain/access/round-closed.ts';
import { presentCase, presentClosedCase } from './present-case.ts';
import { describePractice } from '#domain/tools/relations/describe-practice.ts';
import { presentProfile } from './present-profile.ts';
import { presentFilters } from './present-statistics.ts';

const MOST_SUGGESTIONS = 8;
const MOST_CLOSED_ROWS = 9;
/** The feature that ends the table after its first page, without filters (OP-10, OP-191). */
const ALL_CASES = 'profile-cases';

export interface ProfileSources {
  readonly profiles: ProfileDirectories;
  readonly content: ContentStore;
  readonly guard: DocumentGuard;
  readonly budget: ReadingBudget;
  readonly clock: Clock;
}

interface AskedCases {
  readonly start: number;
  readonly size: number;
  readonly choices: readonly CaseChoice[];
}

/** Opens people's pages. Everything is counted over the cases that the reader may open. */
export class ProfilesService {
  readonly #sources: ProfileSources;

  constructor(sources: ProfileSources) {
    this.#sources = sources;
  }

  /** People whose names go with a text of more than two characters; namesakes are told apart by firm and years. */
  async suggest(reader: Reader, text: string): Promise<SuggestionsAnswer> {
    if (!isLongEnoughToSuggest(text)) return { suggestions: [], total: 0 };
    const { profiles } = this.#sources;
    const found = await profiles.find(reader, text);
    const listed = found.slice(0, MOST_SUGGESTIONS);
    const isShared = ({ slug, fullName }: NamedPerson) =>
      found.some((other) => other.slug !== slug && other.fullName === fullName);
    const alike = await profiles.listViews(
      reader,
      listed.filter(isShared).map(({ id }) => id),
    );
    const practices = new Map(alike.map(({ person: { id, record } }) => [id, describePractice(record)]));
    const suggestions = listed.map(({ id, fullName, slug }) => {
      const practice = practices.get(id);
      const name = practice === undefined ? fullName : `${fullName} (${practice})`;
      return { text: name, type: PROFILE_TYPE, count: 1, url: presentOwnAddress(PROFILE_TYPE, slug) };
    });
    return { suggestions, total: found.length };
  }

  /**
   * Throws `document-not-found` where the edition has no page of that address, and `reading-limit`: an entry counts as a
   * document that was opened (OP-179).
   */
  async getProfile(reader: Reader, address: string): Promise<Profile> {
    const view = await this.#find(reader, address);
    const { content, guard, budget, clock, profiles } = this.#sources;
    if (view.person.record.biography !== undefined) await budget.take(reader, view.person.id);
    const [table, corpusVersion, openAwards, namesakes] = await Promise.all([
      this.#present(reader, view, { start: 0, size: CASES_ON_A_PAGE, choices: [] }),
      content.readCorpusVersion(),
      guard.listOpen(reader, [...view.awards.keys()]),
      profiles.listNamesakes(reader, view),
    ]);
    const counted = { corpusVersion, date: clock.today() };
    return presentProfile(reader, view, { table, counted, openAwards, namesakes });
  }

  /** Throws `feature-locked` beyond the first page and for filters where the subscription ends there, and `value-not-allowed`. */
  async listCases(reader: Reader, address: string, query: CasesTableQuery): Promise<CasesTable> {
    const view = await this.#find(reader, address);
    const size = query.resultsPerPage ?? CASES_ON_A_PAGE;
    const start = query.page ? (query.page - 1) * size : (query.start ?? 0);
    const choices = readChoices(query);
    if (this.isLocked(reader) && (start + size > CASES_ON_A_PAGE || choices.length > 0)) {
      throw new LibraryError('feature-locked', {
        reason: `Your subscription shows the first ${CASES_ON_A_PAGE} cases of a profile, without filters. Practice Plus shows them all and filters them.`,
      });
    }
    return this.#present(reader, view, { start, size, choices });
  }

  /** Whether the reader's table of cases ends with its first page and has no filters. */
  isLocked({ edition, codes }: Reader): boolean {
    return isFeatureLocked(edition.lockedFeatures, codes, ALL_CASES);
  }

  async #find(reader: Reader, address: string): Promise<ProfileView> {
    const hasPages = reader.edition.modes.some(({ sortsByName }) => sortsByName);
    const view = hasPages ? await this.#sources.profiles.findView(reader, address) : undefined;
    if (!view) throw new LibraryError('document-not-found');
    return view;
  }

  async #present(reader: Reader, view: ProfileView, { start, size, choices }: AskedCases): Promise<CasesTable> {
    const found = [...view.cases].filter(([, facts]) => passes(facts, choices)).map(([id]) => id);
    const page = found.slice(start, start + size);
    const { parts, records, closed } = view;
    const open = await this.#sources.guard.listOpen(
      reader,
      parts.flatMap(({ evidence }) => evidence ?? []),
    );
    const cases = page.flatMap((id) => {
      const one = records.get(id);
      return one ? presentCase(one, parts, open) : [];
    });
    // What is closed is told of apart from what is counted, and under no filter: that would say what it is filed under.
    const isWhole = choices.length === 0 && start === 0;
    const isLocked = this.isLocked(reader);
    return {
      cases,
      closed: (isWhole ? closed : []).slice(0, MOST_CLOSED_ROWS).map(presentClosedCase),
      filters: isLocked ? [] : presentFilters(view, choices),
      totalCasesHits: found.length,
      start,
      resultsPerPage: size,
      isLocked,
      closedCases: roundClosed(closed.length),
    };
  }
}

/** Throws `value-not-allowed` for a filter that the table does not have. */
function readChoices({ filters = [] }: CasesTableQuery): CaseChoice[] {
  return filters.flatMap(({ id, filterItems = [] }) => {
    if (!isCaseFacet(id)) {
      const reason = `The table of cases has no filter “${id}”.`;
      throw new LibraryError('value-not-allowed', { field: 'filters', reason, allowed: [...CASE_FACETS] });
    }
    return filterItems.length === 0 ? [] : [{ facet: id, values: filterItems }];
  });
}
