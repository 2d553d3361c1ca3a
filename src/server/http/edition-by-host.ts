import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EditionView } from '#contract/edition-view.ts';
import { isEditionId, type Edition, type EditionId } from '#domain/edition/edition.ts';
import type { EditorialRecord } from '#domain/records/editorial.ts';
import type { HttpSettings } from './http-settings.ts';
import { presentEdition } from './present-edition.ts';
import { originOf } from './public-addresses.ts';
import { isTrialHost, productHostOf, STANDALONE_HOSTS } from './trial-hosts.ts';

const CHOICE_COOKIE = 'pandect-edition';

export interface HostSettings extends Pick<HttpSettings, 'hosts' | 'publicUrl'> {
  readonly editions: Readonly<Record<EditionId, Edition>>;
  /** What plain localhost shows. */
  readonly preset: EditionId;
  /** Today's date, which decides on banners. */
  readonly today: () => string;
  /** What whoever runs the library has to say on an edition. */
  readonly editorials?: ((edition: EditionId) => Promise<readonly EditorialRecord[]>) | undefined;
  /** An edition as the library has it today; as it is where absent. */
  readonly readToday?: ((edition: Edition) => Promise<Edition>) | undefined;
  /** What the browser of an edition reports to; left out on trial hosts (SH-004). */
  readonly tag?: ((edition: Edition) => EditionView['tag']) | undefined;
}

/** Which edition a host shows, and what addresses of the site are made of. Nothing else reads the `Host` header. */
export class EditionByHost {
  readonly #settings: HostSettings;
  readonly #byHost = new Map<string, Edition>();

  constructor(settings: HostSettings) {
    this.#settings = settings;
    for (const edition of Object.values(settings.editions)) {
      for (const host of edition.hosts) this.#byHost.set(host, edition);
    }
    for (const { edition, host } of settings.hosts) this.#byHost.set(host, settings.editions[edition]);
  }

  /** The edition of the request's host; undefined for a host that names none. */
  find(request: FastifyRequest): Edition | undefined {
    const { host } = readHost(request);
    const named = this.#byHost.get(host) ?? this.#byHost.get(productHostOf(host));
    if (named) return named;
    if (!STANDALONE_HOSTS.includes(host)) return undefined;
    const { editions, preset } = this.#settings;
    const chosen = request.cookies[CHOICE_COOKIE];
    return editions[chosen !== undefined && isEditionId(chosen) ? chosen : preset];
  }

  /**
   * Scheme, host and port the reader is on. Ask only where `find` knows the host: a host is known by its name, and what
   * follows it is a number, so that nothing a sender invents comes back in an address.
   */
  origin(request: FastifyRequest): string {
    const { host, port } = readHost(request);
    const said = originOf(host, this.#settings.publicUrl);
    return said ?? `${request.protocol === 'https' ? 'https' : 'http'}://${host}${port}`;
  }

  isSecure(request: FastifyRequest): boolean {
    return this.origin(request).startsWith('https:');
  }

  /** An edition with what the library's facts say of it today. */
  async readToday(edition: Edition): Promise<Edition> {
    return (await this.#settings.readToday?.(edition)) ?? edition;
  }

  /** What the browser is told. */
  async present(shown: Edition, request: FastifyRequest): Promise<EditionView> {
    const { host } = readHost(request);
    const edition = await this.readToday(shown);
    const isStandalone = STANDALONE_HOSTS.includes(host);
    return presentEdition(edition, {
      switch: isStandalone ? this.#listSwitch(edition) : [],
      today: this.#settings.today(),
      editorials: await this.#settings.editorials?.(edition.id),
      host: { name: host, isTrial: isTrialHost(host), isStandalone },
      tag: isTrialHost(host) ? null : (this.#settings.tag?.(edition) ?? null),
    });
  }

  /** Where each edition is found, for a host that shows none; made from the settings alone. */
  listLinks(request: FastifyRequest): { readonly name: string; readonly href: string }[] {
    const { editions, publicUrl, hosts } = this.#settings;
    const port = request.socket.localPort;
    return Object.values(editions).flatMap(({ id, name, hosts: own }) => {
      const real = hosts.find(({ edition }) => edition === id);
      // Where there are real hosts, this machine's are nobody's way.
      const host = real?.host ?? (hosts.length > 0 ? undefined : own[0]);
      if (host === undefined) return [];
      return [{ name, href: originOf(host, publicUrl) ?? `http://${host}${port === undefined ? '' : `:${port}`}` }];
    });
  }

  /** Remembers the choice on plain localhost for this browser session. */
  choose(reply: FastifyReply, id: EditionId): void {
    void reply.setCookie(CHOICE_COOKIE, id, { path: '/', httpOnly: true, sameSite: 'lax' });
  }

  #listSwitch(current: Edition): EditionView['switch'] {
    return Object.values(this.#settings.editions).map((edition) => ({
      siteId: edition.id,
      name: edition.name,
      href: `/apiv2/edition/choose?id=${edition.id}`,
      current: edition.id === current.id,
    }));
  }
}

function readHost(request: FastifyRequest): { readonly host: string; readonly port: string } {
  const [, host = '', port = ''] = /^(.*?)(:\d{1,5})?$/u.exec((request.headers.host ?? '').toLowerCase()) ?? [];
  return { host, port };
}
