import type { CallAnswer } from '#contract/call.ts';
import { DEVELOPMENTS_PER_PAGE, type getDevelopments } from '#contract/developments.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import { ALL_READING_TIME, PRECISE_PERIOD, READING_PERIODS, startOfPeriod } from '#domain/search/reading-period.ts';
import type { DevelopmentFinder } from '#server/asking/development-finder.ts';
import type { Clock } from '#server/ports/clock.ts';

/** What is asked of developments, as the call has it. */
interface DevelopmentsQuery {
  readonly jurisdiction?: string | readonly string[] | undefined;
  readonly topic?: string | readonly string[] | undefined;
  readonly datePeriod?: number | undefined;
  readonly dateFrom?: string | undefined;
  readonly dateTo?: string | undefined;
  readonly start: number;
}

/** Lists developments with their filters. */
export class DevelopmentsService {
  readonly #finder: DevelopmentFinder;
  readonly #clock: Clock;

  constructor(finder: DevelopmentFinder, clock: Clock) {
    this.#finder = finder;
    this.#clock = clock;
  }

  /** A page of developments, the newest first; refuses what is no period (SR-136). */
  async list(reader: Reader, query: DevelopmentsQuery): Promise<CallAnswer<typeof getDevelopments>> {
    const dates = this.#chooseDates(query);
    const found = await this.#finder.find(reader, {
      jurisdictions: toList(query.jurisdiction),
      topics: toList(query.topic),
      ...(dates ? { dates } : {}),
      start: query.start,
      size: DEVELOPMENTS_PER_PAGE,
      hasFilters: true,
    });
    const present = (values: typeof found.topics) => values.map(({ value, count }) => ({ name: value, count }));
    return {
      recentDevelopments: [...found.developments],
      facetFilters: {
        jurisdictionsFilter: present(found.jurisdictions),
        topicsFilter: present(found.topics),
      },
      total: found.total,
    };
  }

  #chooseDates({ datePeriod, dateFrom, dateTo }: DevelopmentsQuery): { from?: string; to?: string } | undefined {
    const period = datePeriod ?? (dateFrom || dateTo ? PRECISE_PERIOD : ALL_READING_TIME);
    if (!READING_PERIODS.some((one) => one.period === period)) {
      throw new LibraryError('value-not-allowed', {
        field: 'datePeriod',
        reason: `“${period}” is not a period.`,
        allowed: READING_PERIODS.map((one) => String(one.period)),
      });
    }
    if (period === ALL_READING_TIME) return undefined;
    const from = period === PRECISE_PERIOD ? dateFrom : startOfPeriod(period, this.#clock.today());
    const to = period === PRECISE_PERIOD ? dateTo : undefined;
    return { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  }
}

function toList(value: string | readonly string[] | undefined): readonly string[] {
  if (value === undefined) return [];
  return typeof value === 'string' ? [value] : value;
}
