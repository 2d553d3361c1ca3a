import { NYC_PROVISIONS, NYC_STATES, NYC_TOPICS } from '#collections/nyc-tool.ts';
import { callsOf } from '#contract/collection.ts';
import * as nyc from '#contract/nyc-tool.ts';
import { getTemplatesAndExamples } from '#contract/templates.ts';
import { readSearchAddress } from '#domain/search/saved-search-address.ts';
import { writeSearchBody } from '#domain/search/saved-search-body.ts';
import { EDITIONS } from '#editions/editions.ts';
import * as reference from './collection-calls.ts';
import type { TestServer } from './demo-server.ts';
import { createRandom } from './generate-queries.ts';
import { listShownCounts, type ShownCount } from './list-shown-counts.ts';

const HOSTS = { KA: 'ka.localhost', KIPL: 'kipl.localhost', KCL: 'kcl.localhost' } as const;
type EditionName = keyof typeof HOSTS;

/** A figure of a page, and the address that it leads to. */
interface PageCount extends ShownCount {
  readonly edition: EditionName;
  readonly page: string;
}

/** The pages of reference areas and tools: every figure on them is held against what the address beside it finds. */
export class PageCountCheck {
  readonly failures: string[] = [];
  clicks = 0;
  readonly #server: TestServer;
  #counts: readonly PageCount[] = [];
  #isRead: (one: unknown, index: number) => boolean = () => true;

  constructor(server: TestServer) {
    this.#server = server;
  }

  /**
   * Reads the pages, of those about one place, provision or institution every nth; answers how many figures are on them.
   * Throws where a page is refused.
   */
  async open(every = 1): Promise<number> {
    this.#isRead = (_, index) => index % every === 0;
    const counts: PageCount[] = [];
    const note = (edition: EditionName, page: string, answer: unknown) => {
      for (const shown of listShownCounts(answer)) counts.push({ ...shown, edition, page });
    };
    for (const edition of Object.keys(HOSTS) as EditionName[]) {
      const { places } = await this.#server.call(reference.listJurisdictions, { host: HOSTS[edition] });
      note(edition, '/jurisdictions', places);
    }
    note('KIPL', '/eqe-materials', await this.#server.call(reference.listExamMaterials, { host: HOSTS.KIPL }));
    await this.#openPlaces(note);
    await this.#openConvention(note);
    await this.#openInstitutions(note);
    this.#counts = counts;
    return counts.length;
  }

  /** Clicks one figure, chosen by the seed. */
  async check(seed: number): Promise<void> {
    const shown = this.#counts[Math.floor(createRandom(seed)() * this.#counts.length)];
    if (!shown) throw new Error('Open the pages first.');
    await this.#click(shown);
  }

  /** Clicks every figure once. */
  async checkAll(): Promise<void> {
    for (const shown of this.#counts) await this.#click(shown);
  }

  async #click({ edition, page, where, count, url, listed }: PageCount): Promise<void> {
    this.clicks += 1;
    const what = `${edition} ${page} ${where}`;
    if (listed !== undefined && listed !== Math.min(count, 5) && listed !== count) {
      this.failures.push(`${what} counts ${count} and lists ${listed}`);
    }
    const found = await this.#search(edition, url);
    if (found === undefined) this.failures.push(`${what} leads to ${url}, which is no search of the edition`);
    else if (found !== count) this.failures.push(`${what} shows ${count}, and ${url} finds ${found}`);
  }

  async #search(edition: EditionName, url: string): Promise<number | undefined> {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    const search = readSearchAddress(EDITIONS[edition], { path: pathname, pairs: [...searchParams] });
    if (!search) return undefined;
    const body = { q: null, filters: [], ...writeSearchBody(search) };
    const host = HOSTS[edition];
    return (await this.#server.search(body, { endpoint: search.endpoint, host })).total;
  }

  async #openPlaces(note: Note): Promise<void> {
    for (const edition of ['KA', 'KIPL'] as const) {
      const { places } = await this.#server.call(reference.listJurisdictions, { host: HOSTS[edition] });
      const held = places.filter(({ documents }) => documents.count > 0);
      for (const { id, url } of [...held, ...places.slice(0, 3)].filter(this.#isRead)) {
        note(
          edition,
          url,
          await this.#server.call(reference.getJurisdiction, { path: { name: id }, host: HOSTS[edition] }),
        );
      }
    }
  }

  // Long because: it reads each page of the tool.
  async #openConvention(note: Note): Promise<void> {
    const provisions = await this.#server.call(callsOf(NYC_PROVISIONS).list, { host: HOSTS.KA });
    const topics = await this.#server.call(callsOf(NYC_TOPICS).list, { host: HOSTS.KA });
    note('KA', '/nyctool', await this.#server.call(nyc.getConventionTool, { host: HOSTS.KA }));
    note('KA', '/nyctool', await this.#server.call(nyc.getConventionStatistics, { host: HOSTS.KA }));
    note('KA', '/nyctool/provision', provisions);
    note('KA', '/nyctool/topic', topics);
    note('KA', '/nyctool/jurisdiction', await this.#server.call(callsOf(NYC_STATES).list, { host: HOSTS.KA }));
    const counted = [...provisions.entries, ...topics.entries].filter(({ decisions }) => decisions.count > 0);
    for (const { id, url } of counted.filter(this.#isRead)) {
      note('KA', url, await this.#server.call(nyc.getConventionEntry, { path: { id }, host: HOSTS.KA }));
    }
    const ruled = provisions.entries.filter(({ decisions }) => decisions.count > 0);
    for (const { id, url } of ruled.filter(this.#isRead)) {
      const figures = await this.#server.call(nyc.getConventionStatistics, {
        query: { provision: id },
        host: HOSTS.KA,
      });
      note('KA', `${url} outcomes`, figures);
    }
  }

  async #openInstitutions(note: Note): Promise<void> {
    const { organizations } = await this.#server.call(reference.listOrganizations, { host: HOSTS.KA });
    note('KA', '/organizations', organizations);
    for (const { id, url } of organizations.filter(this.#isRead)) {
      note('KA', url, await this.#server.call(reference.getOrganization, { path: { id }, host: HOSTS.KA }));
    }
    note('KA', '/templates-and-examples', await this.#server.call(getTemplatesAndExamples, { host: HOSTS.KA }));
    const { stages } = await this.#server.call(reference.listInsights, { host: HOSTS.KA });
    const lead = stages.flatMap(({ stage, url, insights }) => (url ? [{ stage, url, count: insights.length }] : []));
    note('KA', '/practical-insights', lead);
    const { conventions } = await this.#server.call(reference.listConventions, { host: HOSTS.KA });
    for (const { id, parties } of conventions) {
      const { rows } = await this.#server.call(reference.getConvention, { path: { id }, host: HOSTS.KA });
      const bound = rows.filter(({ stands }) => stands === 'party').length;
      if (bound !== (parties ?? 0)) this.failures.push(`KA /conventions ${id} counts ${parties} and lists ${bound}`);
    }
  }
}

type Note = (edition: EditionName, page: string, answer: unknown) => void;
