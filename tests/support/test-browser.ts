import { request, type IncomingHttpHeaders } from 'node:http';

export interface Visit {
  readonly status: number;
  /** The address that answered, or the one it leads to where that is not followed. */
  readonly url: string;
  readonly text: string;
  readonly headers: IncomingHttpHeaders;
}

/** As much of a browser as signing in needs: cookies by host, forms and redirects. Every host is this machine. */
export class TestBrowser {
  /** The names of all cookies that were ever set. */
  readonly cookiesSet = new Set<string>();
  readonly #jars = new Map<string, Map<string, string>>();

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
    return this.#jar(url).get(name);
  }

  /** What the browser sends to an address. */
  cookieHeader(url: string): string {
    return [...this.#jar(url)].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  setCookie(url: string, name: string, value: string): void {
    this.#jar(url).set(name, value);
  }

  #jar(url: string): Map<string, string> {
    const { hostname } = new URL(url);
    const jar = this.#jars.get(hostname) ?? new Map<string, string>();
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
function keep(jar: Map<string, string>, line: string): string | undefined {
  const [, name = '', value = ''] = /^([^=;]+)=([^;]*)/u.exec(line) ?? [];
  if (value === '' || /;\s*max-age=0/iu.test(line)) {
    jar.delete(name);
    return undefined;
  }
  jar.set(name, value);
  return name;
}
