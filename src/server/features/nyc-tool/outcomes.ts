import type { CallAnswer } from '#contract/call.ts';
import type { ConventionFigures, getConventionStatistics } from '#contract/nyc-tool.ts';
import type { Reader } from '#domain/access/reader.ts';
import { writeRows } from '#domain/collections/table.ts';
import { findConventionEntry } from '#domain/convention/entries.ts';
import { CONVENTION_PROVISIONS } from '#domain/convention/provisions.ts';
import { pathOfGround } from '#domain/convention/ruling.ts';
import { RULING_OUTCOMES, type RulingOutcome } from '#domain/document/ruling.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Counted, SearchCounts } from '#server/asking/search-counter.ts';
import type { PageTables } from '#server/ports/page-table.ts';
import { DEMO, FILED, presentBasis, type CountDecisions } from './count-decisions.ts';
import { presentStep } from './present-entries.ts';

/** What rulings are filed under together with the provision; what they are whatever that is. */
const GROUND_FACET = 'nycoutcome';
const RULING_FACET = 'ruling';

/** Decisions with one outcome. */
interface OutcomeCounts {
  readonly outcome: RulingOutcome;
  readonly counts: SearchCounts;
}

/** Outcomes of all decisions, or of the rulings on one provision. Throws `document-not-found` where the Convention has no such one. */
export async function countOutcomes(
  count: CountDecisions,
  reader: Reader,
  id: string | undefined,
): Promise<CallAnswer<typeof getConventionStatistics>> {
  const provision = findConventionEntry(id);
  if (id !== undefined && provision?.kind !== 'provision') throw new LibraryError('document-not-found');
  const within = provision ? [{ facet: FILED.provision, value: provision.path }] : [];
  const facets = ['court', 'decisionyear'];
  const [total, ...all] = await Promise.all([
    count(reader, [...facets, GROUND_FACET, DEMO.facet], within),
    ...RULING_OUTCOMES.map(async (outcome) => ({
      outcome,
      counts: await count(reader, facets, [narrowTo(provision?.label, outcome)]),
    })),
  ]);
  const shown = all.filter(({ counts }) => counts.total.count > 0);
  return {
    ...presentBasis(total),
    outcomes: shown.map(({ outcome }) => outcome),
    grounds: provision ? [] : presentGrounds(total, shown),
    courts: presentFigures('court', total, shown, (a, b) => a.localeCompare(b, 'en')),
    years: presentFigures('decisionyear', total, shown, (a, b) => b.localeCompare(a)),
  };
}

/** What finds decisions with an outcome, on one provision or on any. */
function narrowTo(label: string | undefined, outcome: RulingOutcome) {
  if (label === undefined) return { facet: RULING_FACET, value: outcome };
  return { facet: GROUND_FACET, value: pathOfGround(label, outcome) };
}

/** A row for each value of a facet that a decision has, a cell for each outcome; `sort` says in which order. */
function presentFigures(
  facet: string,
  total: SearchCounts,
  shown: readonly OutcomeCounts[],
  sort: (a: string, b: string) => number,
): ConventionFigures {
  const values = total.list(facet).map(({ value }) => value);
  return values.toSorted(sort).map((name) => {
    const all = total.of(facet, name);
    const cells = shown.map(({ outcome, counts }) => presentCell(outcome, counts.of(facet, name)));
    return { name, url: all.url, total: all.count, totalUrl: all.url, cells };
  });
}

/** A row for each provision that is ruled on, in the order of the Convention. */
function presentGrounds(total: SearchCounts, shown: readonly OutcomeCounts[]): ConventionFigures {
  return CONVENTION_PROVISIONS.flatMap((provision) => {
    const { label: name, url } = presentStep(provision);
    const all = total.of(GROUND_FACET, name);
    if (all.count === 0) return [];
    const cells = shown.map(({ outcome }) => presentCell(outcome, total.of(GROUND_FACET, pathOfGround(name, outcome))));
    return [{ name, url, total: all.count, totalUrl: all.url, cells }];
  });
}

function presentCell(outcome: RulingOutcome, { count, url }: Counted) {
  return { outcome, count, url };
}

/** Outcomes by ground, court and year, of the Convention or of the provision that is named, in one list. */
export function createOutcomesTable(count: CountDecisions): PageTables {
  return {
    outcomes: async (reader, { subject, origin }) => {
      const { outcomes, grounds, courts, years, decisions, demo } = await countOutcomes(count, reader, subject);
      const rowsOf = (by: string, figures: ConventionFigures) => figures.map((one) => ({ ...one, by }));
      const about = subject === undefined ? '' : ` on ${subject}`;
      return {
        title: `New York Convention: outcomes${about}`,
        address: subject === undefined ? '/nyctool' : `/nyctool/${encodeURIComponent(subject)}`,
        facts: [
          ['Decisions', String(decisions.count)],
          ['Of these written for the demo', String(demo)],
          ['How it adds up', 'A decision with several rulings counts once under each of their outcomes'],
        ],
        ...writeRows(
          [
            { name: 'By', type: 'text', value: 'by', width: 12 },
            { name: 'Ground, court or year', type: 'text', value: 'name', width: 50 },
            ...outcomes.map((name, at) => ({ name, type: 'number', value: `cells.${at}.count` }) as const),
            { name: 'Decisions', type: 'number', value: 'total' },
            { name: 'Which they are', type: 'link', value: 'totalUrl' },
          ],
          [...rowsOf('Ground', grounds), ...rowsOf('Court', courts), ...rowsOf('Year', years)],
          origin,
        ),
      };
    },
  };
}
