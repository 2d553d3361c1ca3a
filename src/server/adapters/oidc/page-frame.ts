import { html, type Html } from './html.ts';
import type { ServedOrigin } from './served-origin.ts';

/** Where the provider lies below its origin. */
export const PROVIDER_PATH = '/oidc';
export const STYLE_SHEET_PATH = '/sign-in.css';

export interface Page {
  readonly title: string;
  /** Where the reader came from; null where that is not known. */
  readonly library: Pick<ServedOrigin, 'name' | 'theme'> | null;
  readonly content: Html;
}

/** A whole page of the provider. It needs no script and no style but its own sheet. */
export function renderPage({ title, library, content }: Page): string {
  const name = library?.name ?? 'Pandect';
  const page = html`<!doctype html>
    <html lang="en" data-edition="${library?.theme ?? ''}">
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${PROVIDER_PATH + STYLE_SHEET_PATH}" />
      </head>
      <body>
        <header class="bar"><p class="product">${name}</p></header>
        <main id="main">${content}</main>
      </body>
    </html> `;
  return page.text;
}
