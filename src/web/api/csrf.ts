import { getCsrf } from '#contract/account.ts';

/** Names of the anti-forgery token (OP-05). */
export const TOKEN_HEADER = 'X-XSRF-TOKEN';
const TOKEN_COOKIE = 'XSRF-TOKEN';

let token: string | undefined;

/** Keeps the token of an answer that carries one (SH-316). */
export function keepToken(response: Response): void {
  token = response.headers.get(TOKEN_HEADER) ?? token;
}

/**
 * The token for a call that changes something (SH-317): that of the latest answer, at first that of the cookie. It is
 * there at once, so that the call need not wait until the page is drawn. Where there is none a warning is all that is
 * said (ERR-010), and one is asked for.
 */
export function getToken(): string | undefined | Promise<string | undefined> {
  token ??= readTokenCookie();
  if (token !== undefined) return token;
  // oxlint-disable-next-line no-console -- the error catalogue asks for a warning on the console and nothing else
  console.warn('No anti-forgery token is there; asking for one.');
  return fetchToken();
}

/** Asks for a new token; undefined where none is to be had, and the server then says what it thinks of the call. */
export async function fetchToken(): Promise<string | undefined> {
  try {
    const response = await fetch(getCsrf.path, { credentials: 'same-origin' });
    keepToken(response);
    token = response.headers.get(TOKEN_HEADER) ?? readTokenCookie();
  } catch {
    token = undefined;
  }
  return token;
}

function readTokenCookie(): string | undefined {
  return new RegExp(`(?:^|;)\\s*${TOKEN_COOKIE}=([^;]+)`).exec(document.cookie)?.[1];
}
