import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ProviderUnreachable } from '#server/ports/identity-provider.ts';
import { TestBrowser } from './browser.test-support.ts';
import type { OpenIdIdentityProvider } from './openid-identity-provider.ts';
import { ADA, askAt, KA_ORIGIN, startSignInBench, type SignInBench } from './sign-in.test-support.ts';
import { startTamperingProxy } from './tampering-proxy.test-support.ts';

let bench: SignInBench;
beforeAll(async () => {
  bench = await startSignInBench();
});
afterAll(() => bench.close());

const request = () => ({ origin: KA_ORIGIN(bench.port), returnUrl: '/', waf: null });

async function signIn(provider: OpenIdIdentityProvider) {
  const { location, attempt } = await provider.begin(request());
  const browser = new TestBrowser();
  const { url } = await browser.submit(await browser.open(location), ADA);
  return provider.finish({ callbackUrl: url, attempt });
}

type Tamper = Parameters<typeof startTamperingProxy>[1];

async function through<T>(tamper: Tamper, work: (provider: OpenIdIdentityProvider) => Promise<T>): Promise<T> {
  const proxy = await startTamperingProxy(`http://127.0.0.1:${bench.port}/oidc`, tamper);
  try {
    return await work(bench.relyingParty({ ask: askAt(() => proxy.address) }));
  } finally {
    await proxy.close();
  }
}

describe('a provider that does not answer', () => {
  test('a closed port is reported as such, and the next sign-in tries again', async () => {
    let port = 1;
    const provider = bench.relyingParty({ ask: askAt(() => `http://127.0.0.1:${port}/oidc`) });
    await expect(provider.begin(request())).rejects.toBeInstanceOf(ProviderUnreachable);
    port = bench.port;
    await expect(signIn(provider)).resolves.toMatchObject({ username: 'ada' });
  });

  test('one that takes the call and says nothing is given up on', async () => {
    const mute = createServer(() => {});
    await new Promise<void>((resolve) => void mute.listen(0, '127.0.0.1', resolve));
    const { port } = mute.address() as { port: number };
    const provider = bench.relyingParty({ ask: askAt(() => `http://127.0.0.1:${port}/oidc`) });
    await expect(provider.begin(request())).rejects.toBeInstanceOf(ProviderUnreachable);
    mute.close();
  });

  test('signing out without it is reported, so that the library can end its own session alone', async () => {
    const provider = bench.relyingParty({ ask: askAt(() => 'http://127.0.0.1:1/oidc') });
    const ended = provider.signOut({ idToken: 'x', origin: request().origin });
    await expect(ended).rejects.toBeInstanceOf(ProviderUnreachable);
  });

  test('another issuer at its address, a page instead of JSON, or an error is no provider', async () => {
    const rename: Tamper = (_path, { status, body }) => ({ status, body: body.replace('/oidc"', '/other"') });
    const page: Tamper = () => ({ status: 200, body: '<html>' });
    const failing: Tamper = () => ({ status: 502, body: '{}' });
    for (const tamper of [rename, page, failing]) {
      await through(tamper, async (provider) => {
        await expect(provider.begin(request())).rejects.toBeInstanceOf(ProviderUnreachable);
      });
    }
  });

  test('one that fails while the code is exchanged is reported as down, not as a wrong answer', async () => {
    const failing: Tamper = (path, answer) => (path === '/token' ? { status: 503, body: '{}' } : answer);
    await through(failing, async (provider) => {
      await expect(signIn(provider)).rejects.toBeInstanceOf(ProviderUnreachable);
    });
  });

  test('plain http is spoken with this machine only', async () => {
    const provider = bench.relyingParty({ issuer: () => 'http://idp.example/oidc' });
    const begun = provider.begin(request());
    await expect(begun).rejects.toBeInstanceOf(ProviderUnreachable);
    await expect(begun).rejects.toMatchObject({ cause: { code: 'OAUTH_HTTP_REQUEST_FORBIDDEN' } });
  });
});

describe('an answer that cannot be trusted', () => {
  test('a token that was changed after it was signed is refused', async () => {
    const forge: Tamper = (path, { status, body }) => {
      if (path !== '/token') return { status, body };
      const answer = JSON.parse(body) as { id_token: string };
      const [head, payload = '', signature] = answer.id_token.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
      const other = Buffer.from(JSON.stringify({ ...claims, sub: 'account-bo' })).toString('base64url');
      return { status, body: JSON.stringify({ ...answer, id_token: [head, other, signature].join('.') }) };
    };
    await through(forge, async (provider) => {
      await expect(signIn(provider)).rejects.toMatchObject({ name: 'SignInInvalid', reason: 'answer' });
    });
  });

  test('a provider without an address for signing out is signed out of here alone', async () => {
    const strip: Tamper = (_path, { status, body }) => ({ status, body: body.replace('end_session_endpoint', 'x') });
    await through(strip, async (provider) => {
      expect(await provider.signOut({ idToken: 'x', origin: request().origin })).toBeNull();
    });
  });
});
