import { drawDemoBlock, type DemoSignIn } from './demo-block.ts';
import { drawField } from './draw-field.ts';
import { drawEntryPanel, type EntryWords } from './entry-panel.ts';
import { html, type Html } from './html.ts';
import { renderPage } from './page-frame.ts';
import type { ServedOrigin } from './served-origin.ts';

export interface SignInProblems {
  /** What holds for the attempt as a whole. */
  readonly form?: string;
  readonly username?: string;
  readonly password?: string;
}

/** Who gives out passwords for a reader. */
export interface PasswordHelp {
  readonly institution: string;
  /** As the institution has it, for example an e-mail address; null where nobody is named. */
  readonly contact: string | null;
}

export interface SignInView {
  readonly library: ServedOrigin | null;
  /** The reader's theme, for example `dark`; null follows the system. */
  readonly theme: string | null;
  /** Null where the edition is not known. */
  readonly words: EntryWords | null;
  /** Where the forms go. */
  readonly action: string;
  /** As typed before. */
  readonly username: string;
  readonly problems: SignInProblems;
  readonly demo: readonly DemoSignIn[];
  /** Null where the reader's institution is not known. */
  readonly help: PasswordHelp | null;
}

/** The page that asks for user name and password; with demo accounts, it also signs in with one click. */
export function renderSignInPage(view: SignInView): string {
  const { library, theme, problems, demo, action } = view;
  const hasProblem = Object.keys(problems).length > 0;
  return renderPage({
    title: hasProblem ? 'Error: Sign in' : 'Sign in',
    library,
    theme,
    top: drawEntryPanel(library?.name ?? 'Pandect', view.words),
    content: html`<div class="door">
      <h1 id="sign-in">Sign in${library ? ` to ${library.name}` : null}</h1>
      ${drawDemoBlock(demo, action)}
      <section class="own" aria-label="${demo.length === 0 ? 'Your account' : 'Your own account'}">
        ${demo.length === 0 ? null : html`<h2>Or with an account of your own</h2>`}
        ${problems.form === undefined ? null : html`<p class="problem-box" id="form-problem" role="alert">${problems.form}</p>`}
        <form method="post" action="${action}" novalidate>
          ${drawField({ ...describeField('username', view), label: 'User name', kind: 'text', value: view.username, autocomplete: 'username' })}
          ${drawField({ ...describeField('password', view), label: 'Password', kind: 'password', autocomplete: 'current-password' })}
          <button class="${demo.length === 0 ? 'primary' : 'outlined'}" type="submit">Sign in</button>
        </form>
        <form method="post" action="${action}">
          <button class="quiet" type="submit" name="cancel" value="yes">Cancel and go back</button>
        </form>
      </section>
      ${drawHelp(view)}
    </div>`,
  });
}

function describeField(name: 'username' | 'password', { username, problems, demo }: SignInView) {
  // Among demo accounts most want a button; the keyboard of a phone would hide them.
  const isAsked = demo.length === 0 || Object.keys(problems).length > 0;
  const first = username === '' || problems.username !== undefined ? 'username' : 'password';
  const formProblem = problems.form === undefined ? undefined : 'form-problem';
  return { name, problem: problems[name], formProblem, isFirst: isAsked && first === name };
}

/** Whom to ask where nothing is known of the reader. */
export const NOBODY_KNOWN = 'whoever manages your institution’s subscription, often its library or knowledge team,';

/** The library sends no passwords: those who gave out the account do. */
function drawHelp({ library, help }: SignInView): Html {
  const asked = help ? describeAsked(help) : html`${NOBODY_KNOWN}`;
  return html`<footer class="help">
    <p><strong>Forgotten your password?</strong> Ask ${asked} for a new one.</p>
    ${library ? html`<p><a href="${library.origin}/contactcustomersupport">Contact us</a></p>` : null}
  </footer>`;
}

/** Whom to ask, in plain words. */
export function nameAsked(help: PasswordHelp | null): string {
  if (!help) return NOBODY_KNOWN.replace(/,$/u, '');
  return help.contact === null ? help.institution : `${help.institution} (${help.contact})`;
}

/** The institution with its contact, where it has one. */
export function describeAsked({ institution, contact }: PasswordHelp): Html {
  if (contact === null) return html`${institution}`;
  const address = /^[^\s@<>?&]+@[^\s@<>?&]+$/u.test(contact)
    ? html`<a href="mailto:${contact}">${contact}</a>`
    : html`${contact}`;
  return html`${institution} (${address})`;
}
