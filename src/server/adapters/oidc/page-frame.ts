import { html, type Html } from './html.ts';
import type { ServedOrigin } from './served-origin.ts';

/** Where the provider lies below its origin. */
export const PROVIDER_PATH = '/oidc';
/** Where readers say which institution they belong to, where several providers serve them. */
export const CHOICE_PATH = `${PROVIDER_PATH}/institution`;
export const STYLE_SHEET_PATH = '/sign-in.css';
export const CONTRAST_SHEET_PATH = '/contrast.css';
/** The themes of the library, as its pages name them. */
const THEMES = ['light', 'dark', 'contrast'];

export interface Page {
  readonly title: string;
  /** Where the reader came from; null where that is not known. */
  readonly library: Pick<ServedOrigin, 'name' | 'theme'> | null;
  /** The theme that the reader uses in the library; the system's preference holds where it is none of them. */
  readonly theme?: string | null;
  /** What stands before the content instead of the bar with the name. */
  readonly top?: Html;
  readonly content: Html;
}

/** A whole page of the provider. It needs no script and no style but its own sheet. */
export function renderPage({ title, library, theme = null, top, content }: Page): string {
  const name = library?.name ?? 'Pandect';
  const chosen = theme !== null && THEMES.includes(theme) ? theme : null;
  const page = html`<!doctype html>
    <html lang="en" data-edition="${library?.theme ?? ''}" ${chosen === null ? null : html` data-theme="${chosen}"`}>
      <head>
        <meta charset="utf-8" />
        <title>${title} | ${name}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <link rel="stylesheet" href="${PROVIDER_PATH + STYLE_SHEET_PATH}" />
        ${linkContrast(chosen)}
      </head>
      <body>
        ${top ?? html`<header class="bar"><p class="product">${name}</p></header>`}
        <main id="main">${content}</main>
      </body>
    </html> `;
  return page.text;
}

function linkContrast(theme: string | null): Html | null {
  if (theme === 'light' || theme === 'dark') return null;
  const media = theme === null ? '(prefers-contrast: more)' : 'all';
  return html`<link rel="stylesheet" href="${PROVIDER_PATH + CONTRAST_SHEET_PATH}" media="${media}" />`;
}
