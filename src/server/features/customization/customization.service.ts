import type { CustomizationAnswer, Tool } from '#contract/customization.ts';
import { getOwner, type Reader } from '#domain/access/reader.ts';
import {
  arrangeTools,
  listTileTools,
  NO_CHOICES,
  readToolChoices,
  type ArrangedTool,
  type CustomizationChoices,
} from '#domain/tools/desk/customization.ts';
import { isToolOpen } from '#domain/edition/is-tool-open.ts';
import { listVisits } from '#server/asking/list-visits.ts';
import { listNewsPublications } from '#server/asking/news-publications.ts';
import { planAll } from '#server/asking/plan-all.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ContentStore } from '#server/ports/content-store.ts';
import type { CustomizationStore } from '#server/ports/customization-store.ts';
import type { HistoryStore } from '#server/ports/history-store.ts';
import type { SearchEngine } from '#server/ports/search-engine.ts';

export interface CustomizationParts {
  readonly customizations: CustomizationStore;
  readonly history: HistoryStore;
  readonly content: ContentStore;
  readonly engine: SearchEngine;
  readonly clock: Clock;
}

interface SentTool {
  readonly id: string;
  readonly enabled: boolean;
  readonly order: number;
}

/** Tools and followed news, as readers have arranged them. */
export class CustomizationService {
  readonly #parts: CustomizationParts;

  constructor(parts: CustomizationParts) {
    this.#parts = parts;
  }

  /** All tools of the edition, whoever asks and whatever they chose. */
  async listTools(reader: Reader): Promise<Tool[]> {
    return this.#present(reader, arrangeTools(reader.edition.tools, []));
  }

  /** The tools that are enabled and open; those of the edition for a visitor by address. */
  async listTile(reader: Reader): Promise<Tool[]> {
    const { account } = reader.visitor;
    const choices = account
      ? await this.#parts.customizations.getChoices({ account: account.id, edition: reader.edition.id })
      : NO_CHOICES;
    return this.#present(reader, listTileTools(reader.edition, reader.codes, choices.tools));
  }

  /** Throws `not-subscribed` without a subscription to the edition, as do all that follow. */
  async get(reader: Reader): Promise<CustomizationAnswer> {
    return this.#answer(reader, await this.#parts.customizations.getChoices(getOwner(reader)));
  }

  async updateTools(reader: Reader, sent: readonly SentTool[]): Promise<CustomizationAnswer> {
    const tools = readToolChoices(reader.edition.tools, sent);
    return this.#answer(reader, await this.#parts.customizations.saveChoices(getOwner(reader), { tools }));
  }

  /** Titles that the edition has no publication of are left aside (OP-132). */
  async followNews(reader: Reader, titles: readonly string[]): Promise<CustomizationAnswer> {
    const owner = getOwner(reader);
    const known = await listNewsPublications(this.#parts, reader, this.#parts.clock.today());
    const newsPublications = known.map(({ title }) => title).filter((title) => titles.includes(title));
    return this.#answer(reader, await this.#parts.customizations.saveChoices(owner, { newsPublications }));
  }

  async #answer(reader: Reader, choices: CustomizationChoices): Promise<CustomizationAnswer> {
    const [tools, histories] = await Promise.all([
      this.#present(reader, arrangeTools(reader.edition.tools, choices.tools)),
      listVisits(this.#parts, reader),
    ]);
    return { newsPublications: [...choices.newsPublications], tools, histories };
  }

  async #present({ edition, codes }: Reader, tools: readonly ArrangedTool[]): Promise<Tool[]> {
    const open = tools.map(({ tool }) => isToolOpen(edition, codes, tool.link));
    const counted = tools.flatMap(({ tool }, index) =>
      tool.counts && open[index] ? { tool, counts: tool.counts } : [],
    );
    const totals = await this.#parts.engine.count(counted.map(({ counts }) => planAll({ edition, codes }, ...counts)));
    const counters = new Map(counted.map(({ tool }, index) => [tool.id, totals[index] ?? null]));
    return tools.map(({ tool, enabled, order }, index) => ({
      id: tool.id,
      uuid: tool.uuid,
      title: tool.title,
      description: tool.description,
      order,
      enabled,
      link: tool.link,
      linkText: tool.linkText,
      logo: tool.logo,
      label: tool.label ?? '',
      counter: counters.get(tool.id) ?? null,
      isOpen: open[index] ?? false,
    }));
  }
}
