import type { Edition, ValueGroup } from '#domain/edition/edition.ts';
import { judgeParties } from '#domain/facts/judge-parties.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { FactStore } from '#server/ports/fact-store.ts';
import { RecentAnswers } from './recent-answers.ts';

interface Parts {
  readonly content: Pick<ContentStore, 'readCorpusVersion'>;
  readonly facts: Pick<FactStore, 'listFacts'>;
  readonly clock: Pick<Clock, 'today'>;
}

/** Editions in use, at the end of a day and after an import. */
const REMEMBERED = 10;

/** Editions with their groups of parties as facts of law have them today (OP-186, OP-192). */
export class GroupsOfToday {
  readonly #parts: Parts;
  readonly #editions = new RecentAnswers<Edition>(REMEMBERED);

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** The edition itself where facts decide on none of its groups. */
  async read(edition: Edition): Promise<Edition> {
    if (edition.valueGroups.every(({ parties }) => parties === undefined)) return edition;
    const { content, clock } = this.#parts;
    const day = clock.today();
    return this.#editions.remember(`${await content.readCorpusVersion()} ${edition.id} ${day}`, async () => ({
      ...edition,
      valueGroups: await Promise.all(edition.valueGroups.map((group) => this.#readGroup(group, day))),
    }));
  }

  /** Of whom no fact says whether it is a party, that the table says so. */
  async #readGroup(group: ValueGroup, day: string): Promise<ValueGroup> {
    if (!group.parties || group.parties.instruments.length === 0) return group;
    const { instruments, lands, values } = group.parties;
    const isBoundOn = judgeParties(await this.#parts.facts.listFacts({ instruments }), day);
    const isParty = (land: string) => isBoundOn(land) ?? lands.includes(land);
    return {
      ...group,
      values: Object.keys(values)
        .filter(isParty)
        .flatMap((land) => values[land] ?? []),
    };
  }
}
