import type { FileContent } from '#contract/file.ts';
import type { Reader } from '#domain/access/reader.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { PersonalData } from '#server/ports/personal-data.ts';
import type { SearchJournal } from '#server/ports/search-journal.ts';

export interface MyDataParts {
  readonly personal: PersonalData;
  readonly journal: Pick<SearchJournal, 'settle'>;
  readonly clock: Clock;
}

/** What is kept about whoever asks, whether or not they have a subscription. Every call throws `account-needed` for a visitor. */
export class MyDataService {
  readonly #parts: MyDataParts;

  constructor(parts: MyDataParts) {
    this.#parts = parts;
  }

  async getFile(reader: Reader): Promise<FileContent> {
    const { personal, clock } = this.#parts;
    const data = await personal.read(await this.#settle(reader));
    const rows = Object.values(data).reduce((sum, list) => sum + list.length, 0);
    const text = JSON.stringify({ made: clock.now(), ...data }, undefined, 2);
    return { name: `my-data-${clock.today()}.json`, bytes: Buffer.from(`${text}\n`), list: { rows, total: rows } };
  }

  /** Answers how many things were forgotten. */
  async forget(reader: Reader): Promise<number> {
    return this.#parts.personal.forget(await this.#settle(reader), this.#parts.clock.now());
  }

  /** The account, once what it searched for up to now is in its record. */
  async #settle({ visitor }: Reader): Promise<string> {
    if (!visitor.account) throw new LibraryError('account-needed');
    await this.#parts.journal.settle();
    return visitor.account.id;
  }
}
