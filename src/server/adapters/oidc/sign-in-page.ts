import { html, type Html } from './html.ts';
import { renderPage } from './page-frame.ts';
import type { ServedOrigin } from './served-origin.ts';

/** A demo account as the sign-in page offers it. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  /** As shown, for example `Nadia Brandt`. */
  readonly name: string;
  /** What the account shows, in a few words, for example `Practice Plus of the arbitration edition`. */
  readonly shows: string;
}

export interface SignInProblems {
  /** What holds for the attempt as a whole. */
  readonly form?: string;
  readonly username?: string;
  readonly password?: string;
}

export interface SignInView {
  readonly library: ServedOrigin | null;
  /** Where the forms go. */
  readonly action: string;
  /** As typed before. */
  readonly username: string;
  readonly problems: SignInProblems;
  readonly demo: readonly DemoSignIn[];
}

/** The page that asks for user name and password; with demo accounts, it also signs in with one click. */
export function renderSignInPage(view: SignInView): string {
  const { library, problems } = view;
  const hasProblem = Object.keys(problems).length > 0;
  return renderPage({
    title: hasProblem ? 'Error: Sign in' : 'Sign in',
    library,
    content: html`<div class="columns">
      <section class="panel" aria-labelledby="sign-in">
        <h1 id="sign-in">Sign in</h1>
        <p class="lead">${library ? `to ${library.name}` : null}</p>
        ${problems.form === undefined ? null : html`<p class="problem-box" id="form-problem" role="alert">${problems.form}</p>`}
        <form method="post" action="${view.action}" novalidate>
          ${drawField({ name: 'username', label: 'User name', kind: 'text', value: view.username, autocomplete: 'username' }, view)}
          ${drawField({ name: 'password', label: 'Password', kind: 'password', value: '', autocomplete: 'current-password' }, view)}
          <button class="primary" type="submit">Sign in</button>
        </form>
        <form method="post" action="${view.action}">
          <button class="quiet" type="submit" name="cancel" value="yes">Cancel and go back</button>
        </form>
      </section>
      ${view.demo.length === 0 ? null : drawDemo(view)}
    </div>`,
  });
}

interface Field {
  readonly name: 'username' | 'password';
  readonly label: string;
  readonly kind: 'text' | 'password';
  readonly value: string;
  readonly autocomplete: string;
}

function drawField(field: Field, { username, problems }: SignInView): Html {
  const problem = problems[field.name];
  const describedBy = [
    ...(problems.form === undefined ? [] : ['form-problem']),
    ...(problem === undefined ? [] : [`${field.name}-problem`]),
  ];
  const isFirst = username === '' || problems.username !== undefined ? 'username' : 'password';
  const isInvalid = describedBy.length > 0;
  return html`<div class="${problem === undefined ? 'field' : 'field has-problem'}">
    <label for="${field.name}">${field.label}</label>
    ${problem === undefined ? null : html`<p class="problem" id="${field.name}-problem" role="alert">${problem}</p>`}
    <input
      id="${field.name}"
      name="${field.name}"
      type="${field.kind}"
      value="${field.value}"
      autocomplete="${field.autocomplete}"
      autocapitalize="none"
      spellcheck="false"
      maxlength="1000"
      required${isInvalid ? html` aria-invalid="true" aria-describedby="${describedBy.join(' ')}"` : null}${isFirst === field.name ? html` autofocus` : null}
    />
  </div>`;
}

function drawDemo({ demo, action }: SignInView): Html {
  const entries = demo.map(
    (account, index) =>
      html`<li>
        <form method="post" action="${action}">
          <input type="hidden" name="username" value="${account.username}" />
          <input type="hidden" name="password" value="${account.password}" />
          <button class="account" type="submit" aria-describedby="demo-${index}">
            <span class="who">${account.name}</span> <span class="username">${account.username}</span>
          </button>
        </form>
        <p class="shows" id="demo-${index}">${account.shows}</p>
      </li>`,
  );
  return html`<section class="panel demo" aria-labelledby="demo">
    <h2 id="demo">Demo accounts</h2>
    <p>This is a demonstration. Choose an account to see the library as it does; nothing has to be typed.</p>
    <ul>
      ${entries}
    </ul>
  </section>`;
}
