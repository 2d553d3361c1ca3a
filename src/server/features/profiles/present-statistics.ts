import { presentCaseAddress } from '#domain/addresses/text-address.ts';
import { PROFILE_TYPE } from '#domain/records/profile-type.ts';
import { presentOwnAddress } from '#domain/addresses/document-address.ts';
import type { ProfileFilter, ProfileStatistic } from '#contract/profiles.ts';
import { CASE_FACET_NAMES, CASE_FACETS, type CaseFacet } from '#domain/tools/profiles/case-facts.ts';
import { countValues, type CaseChoice } from '#domain/tools/profiles/choose-cases.ts';
import { listStatistics } from '#domain/tools/profiles/list-statistics.ts';
import type { ProfileView } from '#server/asking/profile-directories.ts';

/** The filters of the table with counts; a chosen value stays also where nothing has it. */
export function presentFilters(view: ProfileView, choices: readonly CaseChoice[]): ProfileFilter[] {
  return CASE_FACETS.flatMap((facet) => {
    const chosen = choices.flatMap((choice) => (choice.facet === facet ? choice.values : []));
    const counted = countValues(facet, view.cases.values(), choices);
    const missing = chosen.filter((value) => !counted.some((one) => one.value === value));
    const items = [...counted, ...missing.map((value) => ({ value, count: 0 }))];
    if (items.length === 0) return [];
    return {
      id: facet,
      name: CASE_FACET_NAMES[facet],
      filterItems: items.map(({ value, count }) => ({
        id: value,
        label: nameValue(facet, value, view),
        count,
        checked: chosen.includes(value),
      })),
    };
  });
}

/** The figures of a profile with the cases of the small ones, which a locked table does not tell either (OP-191). */
export function presentStatistics(view: ProfileView, isLocked: boolean): ProfileStatistic[] {
  return listStatistics(view.cases).map(({ facet, title, isTimeline, items }) => ({
    id: facet,
    title,
    isTimeline,
    items: items.map(({ value, cases: few, ...item }) => ({
      ...item,
      id: value,
      label: nameValue(facet, value, view),
      url: facet === 'satwith' ? presentOwnAddress(PROFILE_TYPE, view.named.get(value)?.slug ?? value) : null,
      cases: isLocked
        ? []
        : few.map((id) => ({ title: view.records.get(id)?.record.name ?? id, url: presentCaseAddress(id) })),
    })),
  }));
}

/** People stand for themselves by their ids, everything else by its name. */
function nameValue(facet: CaseFacet, value: string, { named }: ProfileView): string {
  if (facet === 'satwith') return named.get(value)?.fullName ?? value;
  return value.replaceAll(' > ', ': ');
}
