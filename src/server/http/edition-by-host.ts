import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { isEditionId, type Edition, type EditionId } from '#domain/edition/edition.ts';

/** Plain localhost: one edition at a time with a switch (OP-18). */
const STANDALONE_HOSTS = ['localhost', '127.0.0.1', '[::1]'];
const CHOICE_COOKIE = 'pandect-edition';

/** Which edition a host shows. */
export class EditionByHost {
  readonly #editions: Readonly<Record<EditionId, Edition>>;
  readonly #preset: EditionId;
  readonly #byHost = new Map<string, Edition>();

  constructor(editions: Readonly<Record<EditionId, Edition>>, preset: EditionId) {
    this.#editions = editions;
    this.#preset = preset;
    for (const edition of Object.values(editions)) {
      for (const host of edition.hosts) this.#byHost.set(host, edition);
    }
  }

  /** The edition of the request's host; undefined for a host that names none. */
  find(request: FastifyRequest): Edition | undefined {
    const host = readHost(request);
    const named = this.#byHost.get(host);
    if (named) return named;
    if (!STANDALONE_HOSTS.includes(host)) return undefined;
    const chosen = readCookie(request, CHOICE_COOKIE);
    return this.#editions[chosen !== undefined && isEditionId(chosen) ? chosen : this.#preset];
  }

  /** What the browser is told. */
  present(edition: Edition, request: FastifyRequest): EditionView {
    const isStandalone = STANDALONE_HOSTS.includes(readHost(request));
    return {
      siteId: edition.id,
      name: edition.name,
      tagline: edition.tagline,
      theme: edition.theme,
      switch: isStandalone ? this.#listSwitch(edition) : [],
      modes: edition.modes.map((mode) => ({
        id: mode.id,
        path: mode.path,
        endpoint: mode.endpoint,
        title: mode.title,
        subtitle: mode.subtitle,
        description: mode.description,
        placeholder: mode.placeholder,
        menu: mode.menu,
        presets: mode.presets.map(({ facet, values }) => ({ facet, values: [...values] })),
        defaultSort: mode.defaultSort,
        defaultDates: mode.defaultDates ?? null,
        facets: [...mode.facets],
      })),
      facets: edition.facets.map((facet, index) => ({ ...facet, open: index < edition.openFacets })),
      dateTypes: edition.dateTypes.map(({ id, name }) => ({ id, name })),
      examples: edition.examples.map(({ query, explains }) => ({ query, explains })),
      open: true,
    };
  }

  /** Remembers the choice on plain localhost for this browser session. */
  choose(reply: FastifyReply, id: EditionId): void {
    reply.header('set-cookie', `${CHOICE_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`);
  }

  #listSwitch(current: Edition): EditionView['switch'] {
    return Object.values(this.#editions).map((edition) => ({
      siteId: edition.id,
      name: edition.name,
      href: `/apiv2/edition/choose?id=${edition.id}`,
      current: edition.id === current.id,
    }));
  }
}

function readHost(request: FastifyRequest): string {
  return (request.headers.host ?? '').toLowerCase().replace(/:\d+$/, '');
}

function readCookie(request: FastifyRequest, name: string): string | undefined {
  for (const pair of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = pair.trim().split('=');
    if (key === name) return value;
  }
  return undefined;
}
