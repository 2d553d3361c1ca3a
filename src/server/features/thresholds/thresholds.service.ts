import type { CallAnswer } from '#contract/call.ts';
import type { DealAnswer, DealQuestion, listThresholdPlaces, ThresholdPlace } from '#contract/thresholds.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { EUROPEAN_UNION } from '#domain/places/european-union.ts';
import { findCode, nameCode } from '#domain/places/known-unions.ts';
import { KNOWN_PLACES } from '#domain/places/known-places.ts';
import { findFault } from '#domain/thresholds/find-fault.ts';
import { findRates } from '#domain/thresholds/find-rates.ts';
import { DealJudge } from '#domain/thresholds/judge-place.ts';
import type { Clock } from '#server/ports/clock.ts';
import { readPlaces, type MergerFacts } from './merger-facts.ts';
import { presentJudgement } from './present-judgement.ts';
import { presentLaw } from './present-law.ts';
import type { ThresholdTexts } from './threshold-texts.ts';

interface Parts {
  readonly facts: MergerFacts;
  readonly texts: Pick<ThresholdTexts, 'list'>;
  readonly clock: Pick<Clock, 'today'>;
}

const UNION = 'EU';
/** Where a place lies of which no record says it. */
const ELSEWHERE = 'Elsewhere';

/** Judges mergers by the facts of law of the library; of what it is sent nothing is kept. */
export class ThresholdsService {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `field-invalid` for a place that nobody knows and for a deal that contradicts itself. */
  async judge(reader: Reader, { Day: day, Places: asked, Law, ...deal }: DealQuestion): Promise<DealAnswer> {
    const fault = findFault(deal);
    if (fault) throw new LibraryError('field-invalid', fault);
    const places = readPlaces(asked);
    const [facts, known] = await Promise.all([this.#parts.facts.readOf(places), this.#parts.facts.readRates()]);
    const rates = findRates(known, deal, day);
    const judge = new DealJudge({ deal: { ...deal, Rates: [...(deal.Rates ?? []), ...rates] }, day, facts });
    const lawOf = Law === true ? await this.#readLaw(reader, facts, day) : undefined;
    const judged = [];
    for (const place of places) {
      const presented = presentJudgement(judge.judge(place), this.#parts.clock.today());
      judged.push(lawOf ? { ...presented, law: lawOf(place) } : presented);
      // Many places together take longer than others may have to wait.
      await new Promise(setImmediate);
    }
    return {
      day,
      places: judged,
      ...(rates.length > 0 ? { rates: [...rates] } : {}),
      ...(lawOf ? { version: await this.#parts.facts.readVersion() } : {}),
    };
  }

  /** The places of which rules are typed or texts speak, members of the Union among them. */
  async listPlaces(reader: Reader): Promise<CallAnswer<typeof listThresholdPlaces>> {
    const [facts, texts, version] = await Promise.all([
      this.#parts.facts.readMergers(),
      this.#parts.texts.list(reader),
      this.#parts.facts.readVersion(),
    ]);
    const typed = new Set(facts.flatMap(({ subject }) => subject.place ?? []));
    const spoken = [...texts.keys()].flatMap((name) => findCode(name) ?? []);
    const codes = [...new Set([UNION, ...EUROPEAN_UNION.lands, ...typed, ...spoken])];
    const places = codes.map((place): ThresholdPlace => {
      const name = nameCode(place);
      return { place, name, group: groupOf(place), isTyped: typed.has(place), texts: [...(texts.get(name) ?? [])] };
    });
    return { places: places.toSorted(byName), version };
  }

  async #readLaw(reader: Reader, facts: readonly Fact[], day: string) {
    const texts = await this.#parts.texts.list(reader);
    const byId = new Map(facts.map((fact) => [fact.id, fact]));
    const showing = { day, today: this.#parts.clock.today(), find: (id: string) => byId.get(id) };
    return (place: string) => ({
      ...presentLaw(place, facts, showing),
      texts: [...(texts.get(nameCode(place)) ?? [])],
    });
  }
}

/** The Union first, then by name. */
function byName(one: ThresholdPlace, other: ThresholdPlace): number {
  return Number(other.place === UNION) - Number(one.place === UNION) || one.name.localeCompare(other.name, 'en');
}

function groupOf(place: string): string {
  if (place === UNION || EUROPEAN_UNION.lands.includes(place)) return EUROPEAN_UNION.name;
  return KNOWN_PLACES.find(({ land }) => land === place)?.continent ?? ELSEWHERE;
}
