import { html, type Html } from './html.ts';

/** A demo account as the sign-in page of one edition offers it. */
export interface DemoSignIn {
  readonly username: string;
  readonly password: string;
  /** As shown, for example `Nadia Brandt`. */
  readonly name: string;
  /** What it opens in this edition, for example `Practice Plus`. */
  readonly shows: string;
  /** Opens a part of the edition only. */
  readonly isNarrow: boolean;
}

/**
 * The demo accounts, of which one click signs in: the first is the fullest and stands out, beside it one with little, the
 * rest behind a line.
 */
export function drawDemoBlock(accounts: readonly DemoSignIn[], action: string): Html | null {
  const [fullest, ...others] = accounts;
  if (!fullest) return null;
  const narrow = others.find(({ isNarrow }) => isNarrow);
  const rest = others.filter((account) => account !== narrow);
  const enter = (account: DemoSignIn, kind: string, title?: string) => drawAccount(account, { action, kind, title });
  return html`<section class="demo" aria-labelledby="demo">
    <h2 id="demo">Try the demo</h2>
    <p class="hint">One click, nothing to type.</p>
    ${enter(fullest, 'primary', 'Enter the full demo')}
    ${narrow ? enter(narrow, 'outlined', 'See a narrow subscription') : null}
    ${
      rest.length === 0
        ? null
        : html`<details>
            <summary>More accounts for this edition</summary>
            <ul>
              ${rest.map((account) => html`<li>${enter(account, 'plain')}</li>`)}
            </ul>
          </details>`
    }
  </section>`;
}

interface Drawn {
  readonly action: string;
  readonly kind: string;
  /** What the button does, where it is not only somebody's name. */
  readonly title?: string | undefined;
}

function drawAccount({ username, password, name, shows }: DemoSignIn, { action, kind, title }: Drawn): Html {
  return html`<form method="post" action="${action}">
    <input type="hidden" name="username" value="${username}" />
    <input type="hidden" name="password" value="${password}" />
    <button class="account ${kind}" type="submit">
      <span class="who">${title ?? name}</span>
      <span class="what">${title === undefined ? shows : `${name}, ${shows}`}</span>
    </button>
  </form>`;
}
