import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, expect, test, type Page } from '@playwright/test';
import { startServerProcess } from '../../bench/report/server-process.ts';
import { OTHER_CLIENT, OTHER_PEOPLE, startOtherProvider } from '#server/adapters/oidc/other-provider.test-support.ts';
import { browserOptions } from '#tests/support/browser.ts';
import { makeCertificate, startTlsProxy } from '#tests/support/tls-proxy.ts';

const folder = mkdtempSync(join(tmpdir(), 'pandect-tls-'));
const certificate = makeCertificate(folder);

// One after the other in one process, which ends with the folder that they share.
test.describe.configure({ mode: 'default' });
test.skip(certificate === undefined, 'openssl is not here to make a certificate with');
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Visit {
  readonly page: Page;
  /** Address of the arbitration edition, `https` at the port of the proxy. */
  readonly site: string;
}

/** A library behind a proxy with TLS, under real names that the browser believes to be this machine. */
async function visit(
  listSettings: (site: string) => Promise<Record<string, string>>,
  walk: (visit: Visit) => Promise<void>,
): Promise<void> {
  if (!certificate) return;
  const proxy = await startTlsProxy(certificate);
  const site = `https://law.library.example:${proxy.port}`;
  const server = await startServerProcess(mkdtempSync(join(folder, 'data-')), {
    PANDECT_DEMO: 'off',
    PANDECT_HOSTS: 'KA=law.library.example, KCL=competition.library.example',
    PANDECT_PUBLIC_URL: site,
    ...(await listSettings(site)),
  });
  proxy.forwardTo(server.port);
  const options = browserOptions();
  const names = '--host-resolver-rules=MAP *.library.example 127.0.0.1';
  const browser = await chromium.launch({ ...options, args: [...options.args, names] });
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  try {
    await walk({ page: await context.newPage(), site });
  } finally {
    await browser.close();
    await server.stop();
    await proxy.close();
  }
}

/** The session that the browser was given is for this host and for TLS alone. */
async function expectSafeSession(page: Page, site: string): Promise<void> {
  const session = (await page.context().cookies(site)).find(({ name }) => name.endsWith('pandect_session'));
  expect(session).toMatchObject({ name: '__Host-pandect_session', secure: true, httpOnly: true, path: '/' });
}

test('OP-172: Behind a proxy with TLS readers sign in at the library, come back to where they were on either host, and sign out', async () => {
  const demo = async () => ({ PANDECT_DEMO_SIGN_IN: 'on' });
  await visit(demo, async ({ page, site }) => {
    await page.goto(`${site}/search?q=seat`);
    await page.waitForURL(`${site}/oidc/interaction/**`);
    await page.getByRole('button', { name: /Enter the full demo/ }).click();
    await page.waitForURL(`${site}/search?q=seat`);
    await expect(page.locator('main')).toHaveAttribute('data-page', 'search');
    await expectSafeSession(page, site);
    // The other host: one look at the provider, which knows the reader by now.
    const other = site.replace('law.', 'competition.');
    await page.goto(`${other}/policy/terms`);
    await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
    await page.waitForURL(`${other}/policy/terms`);
    await expectSafeSession(page, other);
    await page.goto(`${site}/account/logout`).catch(() => undefined);
    await page.waitForURL(`${site}/oidc/interaction/**`);
    const left = (await page.context().cookies(site)).map(({ name }) => name);
    expect(left).not.toContain('__Host-pandect_session');
  });
});

test('OP-172: The same with a provider of the operator, and signing out ends its session, too', async () => {
  let other: Awaited<ReturnType<typeof startOtherProvider>> | undefined;
  const own = async (site: string) => {
    other = await startOtherProvider(site);
    return {
      PANDECT_OIDC_ISSUER: other.issuer,
      PANDECT_OIDC_CLIENT_ID: OTHER_CLIENT.id,
      PANDECT_OIDC_CLIENT_SECRET: OTHER_CLIENT.secret,
      PANDECT_OIDC_INSTITUTIONS: 'all',
    };
  };
  /** The other provider asks with a bare form: who it is, then for consent. */
  const answer = (page: Page, person: string) =>
    page.locator('form').evaluate((form: HTMLFormElement, sub) => {
      form.method = 'post';
      form.innerHTML = `<input name="person" value="${sub}" />`;
      form.submit();
    }, person);
  await visit(own, async ({ page, site }) => {
    await page.goto(`${site}/policy/terms`);
    await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
    await page.waitForURL(/localhost:\d+\/oidc\/interaction\//u);
    await answer(page, OTHER_PEOPLE.ada.sub);
    await expect(page.locator('form')).toHaveText('consent');
    await answer(page, OTHER_PEOPLE.ada.sub);
    await page.waitForURL(`${site}/policy/terms`);
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await expectSafeSession(page, site);
    await page.goto(`${site}/account/logout`).catch(() => undefined);
    await page.waitForURL(/localhost:\d+\/oidc\/session\/end/u);
  });
  await other?.close();
});
