import type { Browser, BrowserContext } from '@playwright/test';
import { signInThere } from './sign-in.ts';

interface ReaderWish {
  /** The folder of the library, whose server runs in another process. */
  readonly data: string;
  readonly account: string;
  /** Of the edition. */
  readonly url: string;
  readonly viewport?: { readonly width: number; readonly height: number };
}

/** What a browser keeps of an account that is signed in and is not asked for anything first. */
export async function listReaderCookies({ data, account, url }: ReaderWish) {
  const { secret, token } = await signInThere(data, account);
  return [
    { name: 'pandect_session', value: secret, url },
    { name: 'XSRF-TOKEN', value: token, url },
    { name: 'visited', value: 'yes', url },
  ];
}

/** A browser of its own for an account, in which nothing moves. */
export async function openReader(browser: Browser, wish: ReaderWish): Promise<BrowserContext> {
  const { url, viewport = { width: 1440, height: 900 } } = wish;
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', viewport });
  await context.addCookies(await listReaderCookies(wish));
  return context;
}
