import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, Html } from './html.ts';
import { renderNotice } from './notice-page.ts';

/**
 * Whoever follows a link to the provider's own sign-out is asked: it may be anybody's link. The library itself needs none,
 * for it has the provider forget the reader.
 */
export function answerSignOut(context: KoaContextWithOIDC, form: string): void {
  context.body = renderNotice({
    title: 'Sign out?',
    words: 'You are signed in. Signing out here ends it for every edition of the library in this browser.',
    action: html`${new Html(form)}
      <p><button class="primary" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button></p>`,
  });
}

export function answerSignedOut(context: KoaContextWithOIDC): void {
  context.body = renderNotice({
    title: 'You are signed out',
    words: 'Nothing of your sign-in is left in this browser.',
  });
}

/** Once the provider has answered: whoever is not signed in has nothing to confirm. */
export function skipNeedlessSignOut(context: KoaContextWithOIDC): void {
  const { oidc } = context as { oidc?: KoaContextWithOIDC['oidc'] };
  if (oidc?.route !== 'end_session' || context.status !== 200 || oidc.session?.accountId !== undefined) return;
  leave(context, readTarget(oidc.params));
}

function leave(context: KoaContextWithOIDC, { target, state }: { target: string; state: string | undefined }): void {
  const url = new URL(target, context.oidc.issuer);
  if (state !== undefined) url.searchParams.set('state', state);
  context.redirect(url.href);
  context.status = 303;
  context.body = '';
}

/** The address is one of the client's by now: the provider has checked it or taken it out. */
function readTarget(params: KoaContextWithOIDC['oidc']['params']): { target: string; state: string | undefined } {
  const read = (name: string) => {
    const value = params?.[name];
    return typeof value === 'string' ? value : undefined;
  };
  const target = read('post_logout_redirect_uri');
  return { target: target ?? '/', state: target === undefined ? undefined : read('state') };
}
