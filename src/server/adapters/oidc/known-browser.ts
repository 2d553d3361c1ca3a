import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { StoredPassword } from '#server/ports/account-store.ts';
import { PROVIDER_PATH } from './page-frame.ts';

const NAME = 'pandect_known_browser';
/** A name for the browser that says nothing, and the proof that this account signed in there with this password. */
const ENTRY = /^(?<id>[\w-]{22})\.(?<proof>[\w-]{43})$/u;
const BETWEEN = '~';
/** Accounts that one browser is known to. */
const MOST_ACCOUNTS = 5;
const SECONDS = 400 * 24 * 60 * 60;

/**
 * Browsers that an account signed in with before. What their cookie gives is a count of wrong passwords of their own, so
 * that a stranger who tries many cannot keep the account's holder out. A new password makes every browser unknown.
 */
export class KnownBrowsers {
  readonly #secret: string;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** The browser's name, where the account signed in with it; `cookies` is the header. */
  find(cookies: string, stored: StoredPassword): string | undefined {
    return listEntries(cookies).find((entry) => this.#isOf(entry, stored))?.id;
  }

  /** The `Set-Cookie` header after a right password. */
  remember(cookies: string, stored: StoredPassword, isSecure: boolean): string {
    const entries = listEntries(cookies);
    const known = entries.find((entry) => this.#isOf(entry, stored));
    const id = known?.id ?? randomBytes(16).toString('base64url');
    const others = entries.filter((entry) => entry !== known).slice(0, MOST_ACCOUNTS - 1);
    const value = [{ id, proof: this.#prove(id, stored) }, ...others].map((entry) => `${entry.id}.${entry.proof}`);
    const secure = isSecure ? '; Secure' : '';
    return `${NAME}=${value.join(BETWEEN)}; Path=${PROVIDER_PATH}; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  #isOf({ id, proof }: Entry, stored: StoredPassword): boolean {
    return timingSafeEqual(Buffer.from(proof), Buffer.from(this.#prove(id, stored)));
  }

  #prove(id: string, { account, hash }: StoredPassword): string {
    return createHmac('sha256', this.#secret)
      .update(JSON.stringify([id, account, hash]))
      .digest('base64url');
  }
}

interface Entry {
  readonly id: string;
  readonly proof: string;
}

function listEntries(cookies: string): Entry[] {
  const cookie = cookies.split('; ').find((pair) => pair.startsWith(`${NAME}=`));
  const entries = cookie?.slice(NAME.length + 1).split(BETWEEN) ?? [];
  return entries.slice(0, MOST_ACCOUNTS).flatMap((entry) => {
    const { id, proof } = ENTRY.exec(entry)?.groups ?? {};
    return id !== undefined && proof !== undefined ? [{ id, proof }] : [];
  });
}
