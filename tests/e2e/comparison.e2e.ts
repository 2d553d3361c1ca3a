import type { Page } from '@playwright/test';
import { answerOf, LANDING } from '#tests/support/comparison-answers.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

const PATH = '/compare-jurisdictions/Commercial_Arbitration';
const ALL = `${PATH}?topics=form,separability,number,setting-aside&places=DE,FR,CH,SG,AE,GB`;

interface Asked {
  readonly TopicIds: readonly string[];
  readonly JurisDictions: readonly string[];
  readonly Since?: string | null;
}

/** The calls answer for a product that the tests make up; what they answer by themselves is tried from outside. */
async function answer(page: Page): Promise<void> {
  await page.route('**/apiv2/CompareJurisdictions/TopicsAndJurisdictions/*', (route) =>
    route.fulfill({ json: LANDING }),
  );
  await page.route('**/apiv2/CompareJurisdictions/Compare/*', (route) => {
    const { TopicIds, JurisDictions, Since } = route.request().postDataJSON() as Asked;
    return route.fulfill({ json: answerOf(TopicIds, JurisDictions, Since ?? null) });
  });
}

/** Commas stand in addresses as they are, or encoded. */
async function expectAddress(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(({ pathname, search }) => pathname + search.replaceAll('%2C', ',') === address);
}

const heads = (page: Page) => page.getByRole('columnheader').locator('[dir=auto]');
const matrix = (page: Page) => page.getByRole('region', { name: /side by side$/ });

test('Topics and places are chosen by keyboard alone, nothing is compared before there are both, and the address keeps it (TL-044, TL-045, TL-047, TL-048)', async ({
  page,
}) => {
  await answer(page);
  await page.goto(`${PATH}?places=NO,de`);
  await expect(page.getByText('There is no jurisdiction “NO” in this comparison.')).toBeVisible();
  const compare = page.getByRole('button', { name: 'Compare', exact: true });
  await expect(compare).toHaveAttribute('aria-disabled', 'true');
  await expect(compare).toHaveAccessibleDescription('Choose a topic to compare.');
  await compare.press('Enter');
  await expect(page.getByRole('table')).toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Find a topic' }).fill('agreem');
  await page.getByRole('checkbox', { name: 'Form of the agreement' }).press('Space');
  await expectAddress(page, `${PATH}?topics=form&places=DE&choose=on`);
  await page.getByRole('button', { name: 'Setting aside', exact: true }).press('Enter');
  // Seven have no room beside one of six.
  await page.getByRole('button', { name: 'All 7 of New York Convention' }).press('Enter');
  await expect(
    page.getByText('A comparison holds 6 jurisdictions. 1 of New York Convention found no room.'),
  ).toBeVisible();
  await checkThemes(page, 'choosing, 1440 px', 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await checkAccessibility(page, 'choosing, 390 px');
  await checkWidth(page, 'choosing, 390 px');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Remove Singapore' }).press('Enter');
  await compare.press('Enter');
  await expectAddress(page, `${PATH}?topics=form,setting-aside&places=DE,FR,CH,AE,GB`);
  await expect(heads(page)).toHaveText(['Germany', 'France', 'Switzerland', 'United Arab Emirates', /^United Kingdom/]);
  await page.goBack();
  await expect(compare).toBeEnabled();
  await expect(page.getByRole('checkbox', { name: 'Setting aside' })).toBeChecked();
  await page.goForward();
  // Moved, pinned and removed by keys.
  await page.getByRole('button', { name: /^Move Germany/ }).press('ArrowRight');
  await expect(heads(page)).toHaveText(['France', 'Germany', /./, /./, /./]);
  await page.getByRole('button', { name: 'Column Switzerland' }).press('ArrowDown');
  await page.getByRole('button', { name: 'Pin', exact: true }).press('Enter');
  await expect(heads(page)).toHaveText(['Switzerland', 'France', 'Germany', /./, /./]);
  await page.getByRole('button', { name: 'Column France' }).press('ArrowDown');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expectAddress(page, `${PATH}?topics=form,setting-aside&places=DE,CH,AE,GB&pinned=CH`);
  await page.reload();
  await expect(heads(page)).toHaveText(['Switzerland', 'Germany', 'United Arab Emirates', /^United Kingdom/]);
});

test('Answers stand side by side with heads in sight, differences and changes marked, on a desk and on a phone (TL-043, TL-046, OP-143, OP-145)', async ({
  page,
}) => {
  await answer(page);
  await page.goto(ALL);
  const table = page.getByRole('table', { name: /Jurisdiction by Topic/ });
  await expect(table.getByRole('rowheader')).toHaveCount(4);
  const france = page.getByRole('columnheader', { name: /France/ });
  await expect(france).toContainText('Ingrid Solheim, Tomas Verhey');
  await expect(france).toContainText(/Under review\s*reviewed 14 months ago/);
  await expect(table.getByText('No information for this jurisdiction')).toHaveCount(1);
  await expect(page.locator('mark')).toHaveCount(0);
  // The table moves in its own box, its heads and topics stay.
  await matrix(page).evaluate((box) => box.scrollTo(600, 400));
  const box = await matrix(page).boundingBox();
  const topic = await page.getByRole('rowheader', { name: /Setting aside/ }).boundingBox();
  const head = await page.getByRole('columnheader', { name: /Singapore/ }).boundingBox();
  expect([topic?.x, head?.y].map((place) => Math.round(place ?? 0))).toEqual(
    [box?.x, (box?.y ?? 0) + 1].map((place) => Math.round(place ?? 0)),
  );
  await checkWidth(page, '1440 px');

  await page.getByRole('switch', { name: 'Highlight differences' }).click();
  await expectAddress(page, `${ALL}&differences=on`);
  const number = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /Number of arbitrators/ }) });
  await expect(number.locator('mark')).toHaveText(['three', 'one', 'three', 'three', 'one']);
  // Digit by digit, as by keyboard: a year that is only begun is no day yet.
  await page.getByLabel('What changed since').pressSequentially('01012026');
  await expectAddress(page, `${ALL}&differences=on&since=2026-01-01`);
  await expect(page.getByText('1 answer changed since 01 Jan 2026.')).toBeVisible();
  await expect(page.getByRole('deletion')).toHaveText(/one arbitrator is/);
  await expect(page.getByRole('insertion')).toHaveText(/three arbitrators are/);
  await expect(page.getByText('Says so: Zivilprozessordnung, § 1034')).toBeVisible();
  await page.getByRole('button', { name: '1 fact of law: Setting aside, Germany' }).click();
  await expect(page.getByText('Application to set aside an award')).toBeVisible();
  await checkThemes(page, 'side by side, 1440 px', 'main');

  // Dragged by its handle.
  await matrix(page).evaluate((region) => region.scrollTo(0, 0));
  const handle = await page.getByRole('button', { name: /^Move Germany/ }).boundingBox();
  const over = await page.getByRole('columnheader', { name: /Switzerland/ }).boundingBox();
  await page.mouse.move((handle?.x ?? 0) + 5, (handle?.y ?? 0) + 10);
  await page.mouse.down();
  await page.mouse.move((over?.x ?? 0) + (over?.width ?? 0) / 2, (over?.y ?? 0) + 20, { steps: 4 });
  await page.mouse.up();
  await expect(heads(page).first()).toHaveText('France');
  await expectAddress(page, `${ALL.replace('DE,FR,CH', 'FR,CH,DE')}&differences=on&since=2026-01-01`);

  // One place at a time, and the page does not move sideways.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('columnheader').locator('visible=true')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption('AE');
  await expect(page.getByText('شرط التحكيم')).toHaveCSS('direction', 'rtl');
  await page.getByRole('button', { name: 'Next jurisdiction' }).click();
  await expect(page.getByText('شرط التحكيم')).toBeHidden();
  await checkThemes(page, 'side by side, 390 px', 'main');
  await checkWidth(page, 'side by side, 390 px');
});

test('An answer is copied with its reference, and the address that is copied names the version of the library (OP-198, OP-119)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await answer(page);
  await page.route('**/apiv2/document/GetCitedWork?*', (route) =>
    route.fulfill({ json: { cited: { kind: 'document', title: 'Commercial arbitration: Germany' } } }),
  );
  await page.goto(ALL);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy with its reference: Number of arbitrators, Germany' }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(await read()).toMatch(
    /^Germany: Number of arbitrators\n\nFailing agreement, three arbitrators are appointed\.\n\n.*Commercial arbitration: Germany.*\nhttp.*\/document\/ka-compare-de#b1$/u,
  );
  await page.getByRole('button', { name: 'Copy link', exact: true }).click();
  await expect.poll(read).toContain('places=DE,FR,CH,SG,AE,GB&v=9');
});

test.describe('what cannot be shown', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A refusal of the comparison is said in the page with a way on, which the rest of it survives (ERR-023)', async ({
    page,
  }) => {
    await answer(page);
    const refuse = (status: number, message: string) =>
      page.route('**/apiv2/CompareJurisdictions/Compare/*', (route) =>
        route.fulfill({ status, json: { code: 'made-up', message, requestId: 'r1' } }),
      );
    await refuse(400, 'That day is before the first text.');
    await page.goto(ALL);
    await expect(page.getByText('That day is before the first text.')).toBeVisible();
    await page.getByRole('link', { name: 'Change the choice' }).click();
    await expect(page.getByRole('button', { name: 'Compare', exact: true })).toBeVisible();
    await page.unroute('**/apiv2/CompareJurisdictions/Compare/*');
    await answer(page);
    await page.getByRole('button', { name: 'Compare', exact: true }).click();
    await expect(page.getByRole('columnheader', { name: /Germany/ })).toBeVisible();
  });
});

test('Countries or institutions are chosen first and never mixed (TL-072, OP-142, SH-102)', async ({ page }) => {
  await answer(page);
  await page.goto('/practical-content/compare');
  await expect(page.getByText('cannot stand in one comparison')).toBeVisible();
  await page.getByRole('radio', { name: 'Countries' }).check();
  await page.getByRole('checkbox', { name: 'Germany' }).check();
  await page.getByRole('checkbox', { name: 'Setting aside' }).check();
  await page.getByRole('button', { name: 'Compare', exact: true }).click();
  await expectAddress(page, '/practical-content/compare?kind=countries&topics=setting-aside&places=DE');
  await page.getByRole('radio', { name: 'Institutions' }).check();
  await expectAddress(page, '/practical-content/compare?kind=institutions');
  await expect(page.getByRole('table')).toHaveCount(0);
});

test('A country, and an act of a country, lead to the comparisons that have a column on it', async ({ page }) => {
  await answer(page);
  for (const address of ['/jurisdiction/germany', '/document/ka-legislation-004']) {
    await page.goto(address);
    await page.getByRole('button', { name: 'Compare this' }).first().click();
    await page.getByRole('link', { name: LANDING.publicationTitle }).first().click();
    await expectAddress(page, `${PATH}?places=DE`);
    await expect(page.getByRole('button', { name: 'Remove Germany' })).toBeVisible();
  }
});
