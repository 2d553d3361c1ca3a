import { request, type IncomingHttpHeaders } from 'node:http';

export interface Visit {
  readonly status: number;
  /** The address that answered, or the one it leads to where that is not followed. */
  readonly url: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

/** By name and path: two sign-ins under way have cookies of one name. */
type Jar = Map<string, Cookie>;

/** As much of a browser as signing in needs: cookies by host and path, forms, redirects. Every host is this machine. */
export class TestBrowser {
  /** The names of all cookies that were ever set. */
  readonly cookiesSet = new Set<string>();
  readonly #jars = new Map<string, Jar>();

  /** Follows redirects until `stop` says that an address is one to be looked at first. */
  async open(
    url: string,
    options: { readonly stop?: (url: string) => boolean; readonly form?: Readonly<Record<string, string>> } = {},
  ): Promise<Visit> {
    let next = url;
    let { form } = options;
    for (let hop = 0; hop < 10; hop += 1) {
      const visit = await this.#ask(next, form);
      const { location } = visit.headers;
      if (location === undefined) return visit;
      form = undefined;
      next = new URL(location, next).href;
      if (options.stop?.(next)) return { ...visit, url: next };
    }
    throw new Error(`too many redirects at ${next}`);
  }

  /** Fills in the first form of a page and sends it. */
  submit(page: Visit, form: Readonly<Record<string, string>>, stop?: (url: string) => boolean): Promise<Visit> {
    const action = /<form[^>]* action="([^"]+)"/u.exec(page.text)?.[1] ?? '';
    return this.open(new URL(action, page.url).href, { form, ...(stop ? { stop } : {}) });
  }

  cookie(url: string, name: string): string | undefined {
    return this.#listSent(url).find((cookie) => cookie.name === name)?.value;
  }

  cookieNames(url: string): string[] {
    return this.#listSent(url).map(({ name }) => name);
  }

  /** What the browser sends to an address. */
  cookieHeader(url: string): string {
    return this.#listSent(url)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }

  setCookie(url: string, name: string, value: string): void {
    this.#jar(url).set(`${name} /`, { name, value, path: '/' });
  }

  #listSent(url: string): Cookie[] {
    const { pathname } = new URL(url);
    return [...this.#jar(url).values()].filter(({ path }) => pathname.startsWith(path));
  }

  #jar(url: string): Jar {
    const { hostname } = new URL(url);
    const jar: Jar = this.#jars.get(hostname) ?? new Map();
    this.#jars.set(hostname, jar);
    return jar;
  }

  #note(name: string | undefined): void {
    if (name !== undefined) this.cookiesSet.add(name);
  }

  #ask(url: string, form: Readonly<Record<string, string>> | undefined): Promise<Visit> {
    const { host, port, pathname, search, origin } = new URL(url);
    const jar = this.#jar(url);
    const body = form && new URLSearchParams(form).toString();
    const headers = {
      host,
      cookie: this.cookieHeader(url),
      ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded', origin }),
    };
    return new Promise((resolve, reject) => {
      const method = body === undefined ? 'GET' : 'POST';
      const asked = request({ host: '127.0.0.1', port, path: pathname + search, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece));
        response.once('error', reject);
        response.once('end', () => {
          for (const line of response.headers['set-cookie'] ?? []) this.#note(keep(jar, line));
          resolve({ status: response.statusCode ?? 0, url, text, headers: response.headers });
        });
      });
      asked.once('error', reject);
      asked.end(body);
    });
  }
}

/** The name of a cookie that is set, undefined for one that is taken out. */
function keep(jar: Jar, line: string): string | undefined {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/u.exec(line) ?? [];
  const path = /;\s*path=([^;]+)/iu.exec(line)?.[1] ?? '/';
  if (value === '' || /;\s*max-age=0/iu.test(line)) {
    jar.delete(`${name} ${path}`);
    return undefined;
  }
  jar.set(`${name} ${path}`, { name, value, path });
  return name;
}
