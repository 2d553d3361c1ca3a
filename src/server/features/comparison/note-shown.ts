import { getOwner, type Reader } from '#domain/access/reader.ts';
import { printPlace, printSeenPlace, readPlace, readSeenPlace, seeParts } from '#domain/comparison/watched-place.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { PlaceWatch } from '#server/ports/place-watch.ts';
import type { Compared } from './compare.service.ts';

interface Parts {
  readonly favorites: FavoriteStore;
  readonly watch: PlaceWatch;
  readonly clock: Pick<Clock, 'today'>;
}

/** Notes that readers have seen what became of the places that they watch in a comparison (OP-128). */
export class ShownPlaces {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Only what is shown as it is now: an answer of another day is none of what is new. */
  async note(reader: Reader, { answer, product }: Compared, isNow: boolean): Promise<void> {
    if (!reader.visitor.account || !isNow) return;
    const { favorites, watch, clock } = this.#parts;
    const owner = getOwner(reader);
    const { slug } = product.record;
    const columns = answer.documents.map(({ jurisdiction }) => jurisdiction);
    const topics = answer.topics.map(({ topicId }) => topicId);
    const places = [
      { slug },
      ...columns.map((place) => ({ slug, place })),
      ...columns.flatMap((place) => topics.map((topic) => ({ slug, place, topic }))),
    ];
    for (const { target, seen } of await favorites.listSeen(owner, 'comparison', places.map(printPlace))) {
      const now = await watch.look(reader, readPlace(target) ?? { slug });
      if (now.parts === null) continue;
      const shown = now.place.place === undefined ? columns : topics;
      const isGone = (part: string) => now.place.place === undefined && now.parts?.[part] === undefined;
      const next = printSeenPlace(
        seeParts(readSeenPlace(seen), now.parts, (part) => shown.includes(part) || isGone(part), clock.today()),
      );
      if (next !== seen) await favorites.noteSeen(owner, target, next, 'comparison');
    }
  }
}
