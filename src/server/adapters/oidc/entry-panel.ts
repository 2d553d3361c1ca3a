import { html, type Html } from './html.ts';

/** What an edition shows of itself beside the form. */
export interface EntryWords {
  /** One sentence without its full stop. */
  readonly tagline: string;
  /** What the edition holds, for example `278 documents`; none where nobody can say. */
  readonly figures: readonly string[];
  readonly example: {
    readonly query: string;
    readonly about: string;
    readonly title: string;
    /** Words between stars are marked. */
    readonly excerpt: string;
  };
}

/** The panel in the edition's colour: its name, what it holds, and how a result looks. */
export function drawEntryPanel(name: string, words: EntryWords | null): Html {
  return html`<header class="entry">
    <p class="wordmark"><span class="monogram" aria-hidden="true">§</span> <span>${name}</span></p>
    ${
      words === null
        ? null
        : html`<p class="tagline">${words.tagline.replace(/\.?$/u, '.')}</p>
            ${drawFigures(words.figures)} ${drawExample(words.example)}`
    }
  </header>`;
}

function drawFigures(figures: readonly string[]): Html | null {
  if (figures.length === 0) return null;
  return html`<ul class="figures">
    ${figures.map((figure) => html`<li>${figure}</li>`)}
  </ul>`;
}

function drawExample({ query, about, title, excerpt }: EntryWords['example']): Html {
  const parts = excerpt.split('*').map((text, index) => (index % 2 === 0 ? html`${text}` : html`<mark>${text}</mark>`));
  return html`<figure class="example">
    <figcaption>How a result reads</figcaption>
    <p class="query">${query}</p>
    <div class="hit">
      <p class="about">${about}</p>
      <p class="title">${title}</p>
      <p class="excerpt">${parts}</p>
    </div>
  </figure>`;
}
