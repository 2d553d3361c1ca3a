import type { ComparisonTopic, TopicFacts } from '#domain/comparison/topic.ts';
import type { ShownFact } from '#contract/facts.ts';
import type { Fact } from '#domain/facts/fact.ts';
import { listNamedFacts } from '#domain/facts/list-named-facts.ts';
import { readText } from '#domain/facts/participation.ts';
import { isValidOn } from '#domain/facts/validity.ts';
import { presentFact } from '#server/asking/present-fact.ts';
import { RecentAnswers } from '#server/asking/recent-answers.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FactStore } from '#server/ports/fact-store.ts';

interface Parts {
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly clock: Pick<Clock, 'today'>;
}

/** Places whose facts stay at hand. */
const REMEMBERED = 300;

/** Facts of law that stand beside the answers of a place (OP-146, OP-186). */
export class PlaceFacts {
  readonly #parts: Parts;
  readonly #facts = new RecentAnswers<readonly Fact[]>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Every fact on a place by its code, as the library has them in a version of its own. */
  list(corpusVersion: number, code: string): Promise<readonly Fact[]> {
    return this.#facts.remember(`${corpusVersion} ${code}`, async () => {
      const all = await this.#parts.facts.listFacts({ places: [code] });
      return all.filter(({ subject }) => subject.place === code);
    });
  }

  /** Of a topic those that hold, or may hold, on a day. */
  async show(corpusVersion: number, code: string, topic: ComparisonTopic, day: string): Promise<ShownFact[]> {
    if (topic.facts.length === 0) return [];
    const own = await this.list(corpusVersion, code);
    const shown = own.filter((fact) => topic.facts.some((wish) => isOf(fact, wish)) && isValidOn(fact, day) !== false);
    const known = new Map(own.map((fact) => [fact.id, fact]));
    const wanted = [...new Set(shown.flatMap(listNamedFacts))].filter((id) => !known.has(id));
    const others = wanted.length === 0 ? [] : await this.#parts.facts.listFacts({ ids: wanted });
    for (const fact of others) known.set(fact.id, fact);
    const showing = { day, today: this.#parts.clock.today(), find: (id: string) => known.get(id) };
    return shown.map((fact) => presentFact(fact, showing));
  }
}

/** Steps stand among the qualifiers of a fact; what has none goes by its topic. */
function isOf({ kind, topic, qualifiers }: Fact, { kinds, steps }: TopicFacts): boolean {
  if (!kinds.includes(kind)) return false;
  const step = readText(qualifiers, 'step') ?? topic;
  return steps.length === 0 || steps.some((one) => one === step || one === topic);
}
