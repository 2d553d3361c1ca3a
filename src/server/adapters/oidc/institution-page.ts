import { drawEntryPanel, type EntryWords } from './entry-panel.ts';
import { html, type Html } from './html.ts';
import type { Choice } from './institution-choice.ts';
import { CHOICE_PATH, renderPage } from './page-frame.ts';
import type { ServedOrigin } from './served-origin.ts';
import { describeAsked, NOBODY_KNOWN, type PasswordHelp } from './sign-in-page.ts';

export interface InstitutionView {
  readonly library: ServedOrigin | null;
  readonly theme: string | null;
  readonly words: EntryWords | null;
  /** Goes with the form: where to return to, and what is passed on. */
  readonly kept: Readonly<Record<string, string>>;
  readonly choices: readonly Choice[];
  /** The one provider, where there are no others: nobody is asked for an institution then. */
  readonly only: Choice | null;
  /** What this browser chose before. */
  readonly remembered: Choice | null;
  /** As typed before. */
  readonly typed: string;
  readonly problem: string | null;
  /** What the typed words may mean. */
  readonly matches: readonly Choice[];
  /** Where the accounts of the library itself sign in. */
  readonly ownAccounts: string;
  readonly help: PasswordHelp | null;
}

/** More than these are found by typing alone. */
const MOST_SHOWN = 6;
const FIELD = 'institution';

/** The page that asks for the institution before anybody is asked for a password (OP-173). It needs no script. */
export function renderInstitutionPage(view: InstitutionView): string {
  const { library, theme, remembered, problem, only } = view;
  const title = remembered || only ? 'Sign in' : 'Choose your institution';
  return renderPage({
    title: problem === null ? title : `Error: ${title}`,
    library,
    theme,
    top: drawEntryPanel(library?.name ?? 'Pandect', view.words),
    content: html`<div class="door">
      <h1>Sign in${library ? ` to ${library.name}` : null}</h1>
      ${only ? drawFirst(only, 'With your institution', view) : drawAsked(view)} ${drawFoot(view)}
    </div>`,
  });
}

function drawAsked(view: InstitutionView): Html {
  const { remembered } = view;
  return html`${remembered ? drawFirst(remembered, 'As before', view) : null}
    <section class="own" aria-labelledby="choose">
      <h2 id="choose">${remembered ? 'Or with another institution' : 'Where do you sign in?'}</h2>
      ${drawSearch(view)} ${drawChoices(view)}
    </section>`;
}

/** The one way in that is meant most likely. */
function drawFirst(choice: Choice, title: string, view: InstitutionView): Html {
  return html`<section class="demo" aria-labelledby="again">
    <h2 class="apart" id="again">${title}</h2>
    <form method="post" action="${CHOICE_PATH}">
      ${drawKept(view)}
      <button
        class="primary"
        type="submit"
        name="key"
        value="${choice.key}"
        ${view.problem === null ? html` autofocus` : null}
      >
        ${choice.name}
      </button>
    </form>
  </section>`;
}

function drawSearch(view: InstitutionView): Html {
  const { problem, typed, remembered, choices } = view;
  const isInvalid = problem !== null;
  return html`<form method="post" action="${CHOICE_PATH}" novalidate>
    ${drawKept(view)}
    <div class="${isInvalid ? 'field has-problem' : 'field'}">
      <label for="${FIELD}">Institution or work e-mail address</label>
      ${isInvalid ? html`<p class="problem" id="${FIELD}-problem" role="alert">${problem}</p>` : null}
      <input
        id="${FIELD}"
        name="${FIELD}"
        type="text"
        value="${typed}"
        list="${FIELD}-names"
        autocomplete="off"
        autocapitalize="none"
        spellcheck="false"
        maxlength="300"
        required${isInvalid ? html` aria-invalid="true" aria-describedby="${FIELD}-problem"` : null}${isInvalid || !remembered ? html` autofocus` : null}
      />
      <datalist id="${FIELD}-names">${choices.map(({ name }) => html`<option value="${name}"></option>`)}</datalist>
    </div>
    <button class="${remembered ? 'outlined' : 'primary'}" type="submit">Continue</button>
  </form>`;
}

/** A few are there to click; of many, those that the typed words may mean. */
function drawChoices(view: InstitutionView): Html | null {
  const { choices, matches, remembered } = view;
  const others = choices.filter(({ key }) => key !== remembered?.key);
  const few = others.length <= MOST_SHOWN ? others : [];
  const shown = matches.length > 0 ? matches : few;
  if (shown.length === 0) return null;
  return html`<form class="choices" method="post" action="${CHOICE_PATH}">
    ${drawKept(view)}
    <p class="hint" id="choices">Or choose it here:</p>
    <ul aria-labelledby="choices">
      ${shown.map(({ key, name }) => html`<li><button class="outlined" type="submit" name="key" value="${key}">${name}</button></li>`)}
    </ul>
  </form>`;
}

function drawKept({ kept }: InstitutionView): Html[] {
  return Object.entries(kept).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`);
}

function drawFoot({ library, ownAccounts, help, kept, only }: InstitutionView): Html {
  const asked = help ? describeAsked(help) : html`${NOBODY_KNOWN}`;
  const query = new URLSearchParams({ problem: 'cancelled', returnUrl: kept['returnurl'] ?? '/' });
  const cancelled = `/account/login?${query.toString()}`;
  return html`<footer class="help">
    <p><a class="way" href="${ownAccounts}">Sign in with a user name of the library</a></p>
    <p>
      <strong>${only ? 'You have neither?' : 'Your institution is not here?'}</strong> Ask ${asked} how you sign in.
    </p>
    <p class="ways">
      ${library ? html`<a class="way" href="${library.origin}/contactcustomersupport">Contact us</a>` : null}
      <a class="way" href="${cancelled}">Cancel and go back</a>
    </p>
  </footer>`;
}
