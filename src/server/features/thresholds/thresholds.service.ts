import type { CallAnswer } from '#contract/call.ts';
import type { DealBody, judgeThresholds } from '#contract/thresholds.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { listNamedFacts } from '#domain/facts/list-named-facts.ts';
import { findCode } from '#domain/places/known-unions.ts';
import { findFault } from '#domain/thresholds/find-fault.ts';
import { DealJudge } from '#domain/thresholds/judge-place.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import { presentJudgement } from './present-judgement.ts';

interface Parts {
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly clock: Pick<Clock, 'today'>;
}

/** Places whose facts stay at hand. */
const REMEMBERED = 100;
const UNION = 'EU';

/** Judges mergers by the facts of law of the library; of what it is sent nothing is kept. */
export class ThresholdsService {
  readonly #parts: Parts;
  readonly #facts = new RecentAnswers<readonly Fact[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Throws `field-invalid` for a place that nobody knows and for a deal that contradicts itself. */
  async judge({ Day: day, Places: asked, ...deal }: DealBody): Promise<CallAnswer<typeof judgeThresholds>> {
    const fault = findFault(deal);
    if (fault) throw new LibraryError('field-invalid', fault);
    const places = [...new Set(asked.map(readPlace))];
    const facts = await this.#readFacts(places);
    const judge = new DealJudge({ deal, day, facts });
    const judged = [];
    for (const place of places) {
      judged.push(presentJudgement(judge.judge(place), this.#parts.clock.today()));
      // Many places together take longer than others may have to wait.
      await new Promise(setImmediate);
    }
    return { day, places: judged };
  }

  /** The facts of some places and of the Union, and those that their rules name. */
  async #readFacts(places: readonly string[]): Promise<readonly Fact[]> {
    const version = await this.#parts.content.readCorpusVersion();
    const read = (key: string, wish: Parameters<FactStore['listFacts']>[0]) =>
      this.#facts.remember(`${version} ${key}`, () => this.#parts.facts.listFacts(wish));
    const own = await Promise.all([...new Set([UNION, ...places])].map((place) => read(place, { places: [place] })));
    const known = new Map(own.flat().map((fact) => [fact.id, fact]));
    const wanted = [...known.values()].flatMap(listNamedFacts).filter((id) => !known.has(id));
    if (wanted.length > 0) {
      const ids = [...new Set(wanted)].toSorted();
      for (const fact of await read(ids.join(' '), { ids })) known.set(fact.id, fact);
    }
    return [...known.values()];
  }
}

function readPlace(place: string, at: number): string {
  const code = findCode(place);
  if (code !== undefined) return code;
  throw new LibraryError('field-invalid', {
    field: `Places.${at}`,
    reason: `Places.${at}: “${place}” is not known here; allowed are land codes of ISO 3166-1, EU, and names.`,
  });
}
