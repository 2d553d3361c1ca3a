interface Cookie {
  readonly value: string;
  readonly path: string;
}

export interface Page {
  readonly status: number;
  readonly url: string;
  readonly text: string;
  readonly headers: Headers;
}

/** As much of a browser as signing in needs: cookies with their paths, forms, redirects. Every host is this machine. */
export class TestBrowser {
  readonly #jars = new Map<string, Map<string, Cookie>>();

  /** Follows redirects while they stay at the provider; an address elsewhere is answered without being asked. */
  async open(url: string, init: RequestInit = {}): Promise<Page> {
    let next = url;
    let request = init;
    for (let hop = 0; hop < 10; hop += 1) {
      const response = await this.#fetch(next, request);
      const location = response.headers.get('location');
      if (location === null) {
        return { status: response.status, url: next, text: await response.text(), headers: response.headers };
      }
      await response.body?.cancel();
      next = new URL(location, next).href;
      request = {};
      if (!new URL(next).pathname.startsWith('/oidc'))
        return { status: response.status, url: next, text: '', headers: response.headers };
    }
    throw new Error(`Too many redirects at ${next}`);
  }

  submit(page: Page, fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}): Promise<Page> {
    const action = /<form[^>]* action="([^"]+)"/u.exec(page.text)?.[1];
    return this.open(new URL(action ?? '', page.url).href, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
    });
  }

  async #fetch(url: string, init: RequestInit): Promise<Response> {
    const { host, hostname, port, pathname } = new URL(url);
    const jar = this.#jars.get(hostname) ?? new Map<string, Cookie>();
    this.#jars.set(hostname, jar);
    const sent = [...jar].filter(([, { path }]) => pathname.startsWith(path));
    const address = url.replace(`http://${host}`, `http://127.0.0.1:${port}`);
    const cookie = sent.map(([key, { value }]) => `${key.split(' ')[0]}=${value}`).join('; ');
    const response = await fetch(address, {
      ...init,
      redirect: 'manual',
      headers: { accept: 'text/html', ...(init.headers as Record<string, string>), cookie },
    });
    for (const line of response.headers.getSetCookie()) keep(jar, line);
    return response;
  }
}

function keep(jar: Map<string, Cookie>, line: string): void {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
  const [name = '', value = ''] = pair.split('=', 2);
  const read = (attribute: string) =>
    attributes.find((part) => part.toLowerCase().startsWith(`${attribute}=`))?.slice(attribute.length + 1);
  const path = read('path') ?? '/';
  const expires = read('expires');
  if (value === '' || (expires !== undefined && Date.parse(expires) <= 0)) jar.delete(`${name} ${path}`);
  else jar.set(`${name} ${path}`, { value, path });
}
