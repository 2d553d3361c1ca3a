import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startServerProcess } from '../../bench/report/server-process.ts';
import { OTHER_CLIENT, OTHER_PEOPLE, startOtherProvider } from '#server/adapters/oidc/other-provider.test-support.ts';
import { expect, REFUSED, test as base } from '#tests/support/browser-test.ts';
import { checkPreferences } from './check-accessibility.ts';

type Other = Awaited<ReturnType<typeof startOtherProvider>>;

interface Doors {
  /** Address of the arbitration edition. */
  readonly site: string;
  readonly north: Other;
  readonly south: Other;
}

/** A port that is free now. */
function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

function describeProviders(north: Other, south: Other): string {
  const client = `client-id: ${OTHER_CLIENT.id}\n    client-secret: ${OTHER_CLIENT.secret}`;
  return `providers:
  - id: north
    name: University of the North
    issuer: ${north.issuer}
    ${client}
    institutions: all
    domains: [north.example]
  - id: south
    name: Sign-in of the South
    issuer: ${south.issuer}
    ${client}
    institutions: [demo-kapp]
    domains: [south.example]
`;
}

/** A library with two providers of other people's, both of which run here. */
const test = base.extend<object, { doors: Doors }>({
  doors: [
    // oxlint-disable-next-line no-empty-pattern -- what a fixture of its own needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'pandect-institutions-'));
      const port = await findPort();
      const site = `http://ka.localhost:${port}`;
      const [north, south] = [await startOtherProvider(site), await startOtherProvider(site)];
      const file = join(folder, 'sign-in.yaml');
      writeFileSync(file, describeProviders(north, south));
      const server = await startServerProcess(join(folder, 'data'), {
        PORT: String(port),
        PANDECT_DEMO: 'off',
        PANDECT_DEMO_SIGN_IN: 'on',
        PANDECT_SIGN_IN: file,
      });
      await use({ site, north, south });
      await server.stop();
      await north.close();
      await south.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
test.use({ account: null, allowComplaints: [REFUSED] });

const PLACE = '/policy/terms';

async function openDoor(page: Page, site: string): Promise<void> {
  await page.goto(site + PLACE);
  await page.getByRole('link', { name: 'Log in', exact: true }).first().click();
  await expect(page.getByLabel('Institution or work e-mail address')).toBeVisible();
}

/** The other provider asks with a bare form; what is posted is the answer. */
async function answer(page: Page, { issuer }: Other, field: string, value: string): Promise<void> {
  await page.waitForURL((url) => url.href.startsWith(`${issuer}/`));
  await page.locator('form').evaluate(
    (form: HTMLFormElement, [name, text]) => {
      form.method = 'post';
      form.innerHTML = `<input name="${name}" value="${text}" />`;
      form.submit();
    },
    [field, value] as const,
  );
}

async function enter(page: Page, other: Other): Promise<void> {
  await answer(page, other, 'person', OTHER_PEOPLE.ada.sub);
  await expect(page.locator('form')).toHaveText('consent');
  await answer(page, other, 'consent', 'yes');
}

test('OP-173: Readers choose their institution, sign in at its provider, come back, and sign out there', async ({
  page,
  doors: { site, north, south },
}) => {
  const walks = [
    [north, () => page.getByRole('button', { name: 'University of the North' }).click()],
    // By the name of an institution, typed and with the keyboard alone; nobody but the file knows whose provider it uses.
    [south, () => page.keyboard.type('kestrel\n')],
  ] as const;
  for (const [other, choose] of walks) {
    await openDoor(page, site);
    await choose();
    await enter(page, other);
    await page.waitForURL(site + PLACE);
    await expect(page.getByRole('button', { name: /^Account/ })).toBeVisible();
    await page.goto(`${site}/account/logout`).catch(() => undefined);
    await page.waitForURL((url) => url.href.startsWith(`${other.issuer}/session/end`));
    await page.locator('form').evaluate((form: HTMLFormElement) => {
      form.insertAdjacentHTML('beforeend', '<input name="logout" value="yes" />');
      form.submit();
    });
    await page.waitForURL((url) => url.origin === site);
    // The page that says so is whole before another is asked for.
    await page.waitForLoadState('networkidle');
    expect((await page.context().cookies(site)).map(({ name }) => name)).not.toContain('pandect_session');
    await page.goto(`${site}/oidc/institution`);
    await expect(page.getByRole('region', { name: 'As before' }).getByRole('button')).toHaveText(
      other === north ? 'University of the North' : 'Kestrel Row Arbitration',
    );
    await page.context().clearCookies({ name: 'pandect_institution' });
  }
});

test('OP-173: The domain of a mail address decides, an unknown one is told so, and cancelling comes back with words', async ({
  page,
  doors: { site, south },
}) => {
  const expectCancelled = async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'You cancelled sign-in.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Try again' }).click();
  };
  await openDoor(page, site);
  await page.getByRole('link', { name: 'Cancel and go back' }).click();
  await expectCancelled();
  const field = page.getByLabel('Institution or work e-mail address');
  await field.fill('ada@west.example');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toContainText('“west.example”');
  await expect(page.locator('.help')).toContainText('Ask whoever manages your institution’s subscription');
  await expect(field).toBeFocused();
  await field.fill('ada@south.example');
  await field.press('Enter');
  await answer(page, south, 'refuse', 'yes');
  await expectCancelled();
  // The accounts of the library itself are one link away.
  await page.getByRole('link', { name: 'Sign in with a user name of the library' }).click();
  await page.getByRole('button', { name: /Enter the full demo/ }).click();
  await page.waitForURL(site + PLACE);
  await expect(page.getByRole('button', { name: /^Account|Verhey/ }).first()).toBeVisible();
});

test('The page that asks for the institution stands up to WCAG 2.2 AA in light, dark and high contrast, on a desk and on a phone', async ({
  page,
  doors: { site },
}) => {
  await openDoor(page, site);
  await page.getByLabel('Institution or work e-mail address').fill('nobody');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await checkPreferences(page, 'institution');
});
