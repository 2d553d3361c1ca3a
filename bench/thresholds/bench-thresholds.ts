/** One deal judged in 40 places, with two figures missing. */
import type { Fact } from '#domain/facts/fact.ts';
import type { Deal } from '#domain/thresholds/deal.ts';
import { DealJudge } from '#domain/thresholds/judge-place.ts';
import { readDemoFacts } from '#tests/support/thresholds/read-demo-facts.ts';
import { BenchReport } from '../report/bench-report.ts';
import { readFlags } from '../report/read-flags.ts';
import { summarize } from '../report/summarize.ts';

const GOAL = { is: 'at most', value: 50 } as const;
const PLACES = 40;
const WARMING = 20;
/** Places without facts that take the rules of these. */
const LIKE = ['DE', 'FR', 'ES', 'GB', 'IN', 'US', 'TR', 'ZA', 'KR'];
const NEW = ['HR', 'GR', 'RO', 'NZ', 'SG', 'PH', 'CL', 'KE', 'TW'];
const CURRENCIES = 'EUR CZK SEK DKK NOK CHF GBP TRY USD CAD BRL MXN CNY INR JPY KRW AUD ZAR ILS'.split(' ');

const flags = readFlags();
const report = new BenchReport('thresholds', flags.isQuick);
measureDeals();
report.finish();

function measureDeals(): void {
  const rounds = flags.number('rounds', 300, 30);
  const facts = [...readDemoFacts(), ...LIKE.flatMap(copyPlace)];
  const places = [...new Set(facts.flatMap(({ subject }) => subject.place ?? []))].slice(0, PLACES);
  const times: number[] = [];
  const processor: number[] = [];
  let missing = 0;
  for (let round = 0; round < rounds + WARMING; round += 1) {
    const deal = createDeal(round);
    const [start, used] = [performance.now(), process.cpuUsage()];
    const judge = new DealJudge({ deal, day: '2026-11-27', facts });
    missing = places.filter((place) => judge.judge(place).missing.length > 0).length;
    const { user, system } = process.cpuUsage(used);
    if (round < WARMING) continue;
    times.push(performance.now() - start);
    processor.push((user + system) / 1_000);
  }
  const { value: median, ...figures } = summarize(times);
  const busy = summarize(processor);
  report.add({
    name: `a deal in ${places.length} places, 95th percentile`,
    value: figures.p95,
    unit: 'ms',
    ...figures,
    goal: GOAL,
    note: `median ${median} ms; processor time ${busy.value} ms, at the 95th percentile ${busy.p95} ms; figures are missing in ${missing} places`,
  });
}

function copyPlace(from: string, at: number): Fact[] {
  const place = NEW[at] ?? '';
  return readDemoFacts()
    .filter(({ subject }) => subject.place === from)
    .map((fact) => ({ ...fact, id: `${place} ${fact.id}`, subject: { ...fact.subject, place } }));
}

/** Three parties whose figures change from round to round; those of one in two places are missing. */
function createDeal(round: number): Deal {
  const million = 1_000_000;
  const known = (World: number): Record<string, number> => ({
    World: (World + round) * million,
    EU: (World / 2) * million,
    ...Object.fromEntries(
      'AU BR CA CH CN GB IL IN JP KR MX NO TR US ZA DE FR ES IT'.split(' ').map((place) => [place, 60 * million]),
    ),
  });
  const { GB: _gb, World: _world, ...lacking } = known(2_600);
  return {
    OtherStates: 0,
    Parties: [
      { Name: 'A', Role: 'acquirer', Seat: 'DE', Currency: 'EUR', Turnover: known(4_000), Assets: known(900) },
      { Name: 'B', Role: 'target', Seat: 'US', Currency: 'USD', Turnover: lacking, Assets: known(300) },
      {
        Name: 'C',
        Role: 'parent of a joint venture',
        Seat: 'JP',
        Currency: 'JPY',
        Turnover: known(50),
        Assets: known(9),
      },
    ],
    Value: { Amount: 450 * million, Currency: 'GBP' },
    Rates: ['EUR', 'USD', 'JPY', 'GBP'].flatMap((From) =>
      CURRENCIES.filter((To) => To !== From).map((To, at) => ({
        From,
        To,
        Rate: 0.5 + at,
        Day: '2026-11-20',
        Source: 'made up',
      })),
    ),
  };
}
