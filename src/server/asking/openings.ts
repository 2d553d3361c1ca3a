import type { Reader } from '#domain/access/reader.ts';
import type { FavoriteStore } from '#server/ports/favorite-store.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import { countReading, type Clicked, type Shown } from './count-reading.ts';
import { FavoriteMarks } from './favorite-marks.ts';
import { ReadingHistory, type HistoryParts } from './reading-history.ts';

export interface OpeningParts extends HistoryParts {
  readonly favorites: FavoriteStore;
  readonly usage: UsageRecorder;
}

/** What an answer opened, and where that is read. */
export interface Opened extends Shown {
  readonly url: string;
}

/** Notes what readers open: in the usage, in their history, and among their favorites. */
export class Openings {
  readonly #usage: UsageRecorder;
  readonly #marks: FavoriteMarks;
  readonly #history: ReadingHistory;

  constructor({ usage, favorites, ...parts }: OpeningParts) {
    this.#usage = usage;
    this.#marks = new FavoriteMarks(favorites, parts.content);
    this.#history = new ReadingHistory(parts);
  }

  /**
   * Answers with `open`, and notes what it showed; what it refuses is counted, too. `isFormer`: a former version, which
   * says nothing of what became of a favorite since.
   */
  async follow<Answer>(
    reader: Reader,
    clicked: Clicked,
    open: () => Promise<Answer>,
    describe: (answer: Answer) => Opened,
    { isFormer = false }: { readonly isFormer?: boolean } = {},
  ): Promise<Answer> {
    const answer = await countReading(this.#usage, reader, clicked, open, (opened) => {
      const { url: _address, ...shown } = describe(opened);
      return shown;
    });
    const { id, url, title, type } = describe(answer);
    // What cannot be noted is said to have changed once more, and is missing from a list; the text is there all the same.
    if (!isFormer) await this.#marks.note(reader, id).catch(() => undefined);
    await this.#history.note(reader, { target: id, url, title, type }).catch(() => undefined);
    return answer;
  }
}
