import { html, type Html } from './html.ts';
import { renderPage } from './page-frame.ts';
import type { ServedOrigin } from './served-origin.ts';

export interface Notice {
  readonly title: string;
  readonly words: string;
  readonly library?: ServedOrigin | undefined;
  /** What the reader can do here, beside going back to the library. */
  readonly action?: Html;
}

/** A page that says one thing and offers the way back. */
export function renderNotice({ title, words, library, action }: Notice): string {
  return renderPage({
    title,
    library: library ?? null,
    content: html`<section class="panel notice" aria-labelledby="notice">
      <h1 id="notice">${title}</h1>
      <p>${words}</p>
      ${action ?? null}
      <p><a href="${library ? `${library.origin}/` : '/'}">Back to the library</a></p>
    </section>`,
  });
}

export const EXPIRED: Notice = {
  title: 'This sign-in has expired',
  words:
    'It was left open for too long, was already used, or began in another browser. Go back to the library and sign in again.',
};

/** What went wrong at the provider, without anything of its inside. */
export function describeProviderError(code: string, status: number): Notice {
  if (status >= 500) {
    return {
      title: 'Signing in does not work at the moment',
      words:
        'Something went wrong on our side. What is open in the library stays open; please try to sign in again in a few minutes.',
    };
  }
  if (code === 'invalid_redirect_uri' || code === 'invalid_client') {
    return {
      title: 'This sign-in cannot be completed',
      words: 'It asks to return to an address that does not belong to the library. Begin at the library itself.',
    };
  }
  return {
    title: 'This sign-in cannot be completed',
    words:
      'The request is incomplete, has expired or was changed on its way. Go back to the library and sign in again.',
  };
}
