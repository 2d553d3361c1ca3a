import { LEAST_PASSWORD } from '#domain/access/password-rule.ts';
import { drawField } from './draw-field.ts';
import { html } from './html.ts';
import { renderPage } from './page-frame.ts';
import type { ServedOrigin } from './served-origin.ts';

export interface NewPasswordProblems {
  readonly password?: string;
  readonly repeat?: string;
}

export interface NewPasswordView {
  readonly library: ServedOrigin | null;
  /** The reader's theme, for example `dark`; null follows the system. */
  readonly theme: string | null;
  /** Where the form goes. */
  readonly action: string;
  readonly username: string;
  /** Proves that the present password was said rightly. */
  readonly ticket: string;
  readonly problems: NewPasswordProblems;
}

/** The page on which the reader chooses a password in the place of the one that an operator set. */
export function renderNewPasswordPage({ library, theme, action, username, ticket, problems }: NewPasswordView): string {
  const hasProblem = Object.keys(problems).length > 0;
  return renderPage({
    title: hasProblem ? 'Error: Choose a password' : 'Choose a password',
    library,
    theme,
    content: html`<div class="door">
      <h1>Choose a password of your own</h1>
      <p class="hint after-title">
        The one you signed in with was set by somebody else and ends here. A good one is three or four words that do not
        belong together, kept in a password manager.
      </p>
      <form method="post" action="${action}" novalidate>
        <input type="hidden" name="ticket" value="${ticket}" />
        <div class="field">
          <label for="username">User name</label>
          <input id="username" name="username" type="text" value="${username}" autocomplete="username" readonly />
        </div>
        ${drawField({ ...describeField('password', problems), label: 'New password', hint: `At least ${LEAST_PASSWORD} characters, any you like.` })}
        ${drawField({ ...describeField('repeat', problems), label: 'New password, once more' })}
        <button class="primary" type="submit">Use this password</button>
      </form>
      <form method="post" action="${action}">
        <button class="quiet" type="submit" name="cancel" value="yes">Cancel and go back</button>
      </form>
    </div>`,
  });
}

function describeField(name: keyof NewPasswordProblems, problems: NewPasswordProblems) {
  const isFirst = problems[name] !== undefined || (name === 'password' && problems.repeat === undefined);
  return { name, kind: 'password', autocomplete: 'new-password', problem: problems[name], isFirst } as const;
}
