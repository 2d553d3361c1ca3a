import type { KoaContextWithOIDC } from 'oidc-provider';
import { html, Html } from './html.ts';
import { renderNotice } from './notice-page.ts';
import { PROVIDER_PATH } from './page-frame.ts';

/**
 * Ends the provider's session at once where the library itself asks for it, shown by a token of this very reader. Anybody
 * else's link is only offered as a button.
 */
export async function answerSignOut(context: KoaContextWithOIDC, form: string): Promise<void> {
  const { session, params, entities } = context.oidc;
  const hint = entities.IdTokenHint as { readonly payload: { readonly sub?: unknown } } | undefined;
  if (session?.accountId !== undefined && hint?.payload.sub === session.accountId) {
    await endSession(context);
    leave(context, readTarget(params));
    return;
  }
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

async function endSession({ oidc, cookies }: KoaContextWithOIDC): Promise<void> {
  const { session, provider } = oidc;
  if (!session) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId === undefined) continue;
    await provider.AccessToken.revokeByGrantId(grantId);
    await (await provider.Grant.find(grantId))?.destroy();
  }
  await session.destroy();
  const options = { path: PROVIDER_PATH, httpOnly: true, sameSite: 'lax', signed: true } as const;
  cookies.set(provider.cookieName('session'), null, options);
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
