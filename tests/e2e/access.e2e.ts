import type { Page } from '@playwright/test';
import { getPublicationDetail } from '#contract/publication.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { parseAnswer } from '#tests/support/parse-answer.ts';
import { checkThemes } from './check-accessibility.ts';

/** Of the demo library: for Practice Plus alone. */
const CLOSED = {
  id: 'ka-insight-008',
  title: 'May a tribunal secretary draft parts of the award?',
  sentence: 'whose hours exceed those of the co-arbitrators',
} as const;
const SEARCH = `/search?${new URLSearchParams({ q: `"${CLOSED.sentence}"` })}`;

test.describe('with the Yearbook', () => {
  test.use({ account: 'yb', allowComplaints: [REFUSED] });

  test('What another subscription holds stands in a list of its own, with a padlock and without a passage (OP-169, SH-025)', async ({
    page,
  }) => {
    await page.goto('/search?q=%22compound+interest%22');
    const title = 'Interest';
    await page.getByRole('link', { name: /more outside your subscription/ }).click();
    await expect(page).toHaveURL(/scope=closed/);
    await expect(page.getByRole('heading', { name: 'Outside your subscription' })).toBeVisible();
    const hit = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });
    await expect(hit).toContainText('Not in your subscription');
    await expect(hit).toContainText('It comes with Practice Plus, Arbitration or Arbitration library.');
    await expect(hit.locator('mark')).toHaveCount(0);
    await hit.getByRole('link', { name: title, exact: true }).click();
    await expect(page).toHaveURL(/\/document\/ka-book-04-ch04/);
  });
});

test.describe('with the arbitration subscription', () => {
  test.use({ account: 'ka', allowComplaints: [REFUSED] });

  test('What a locked switch leaves out is counted among what is outside the subscription (OP-169, SH-026)', async ({
    page,
  }) => {
    await page.goto(SEARCH);
    await expect(page.getByRole('main')).not.toContainText(CLOSED.title);
    await page.getByRole('link', { name: /more outside your subscription/ }).click();
    const hit = page.getByRole('listitem').filter({ hasText: CLOSED.title });
    await expect(hit).toContainText('It comes with Practice Plus');
  });

  test('Its page keeps title, summary and contents and says who holds it and whom to ask (ERR-004)', async ({
    page,
  }) => {
    await page.goto(`/document/${CLOSED.id}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: CLOSED.title })).toBeVisible();
    await expect(main).toContainText('Beatrix Lindenmayer');
    await expect(main).toContainText('Factual and procedural parts under supervision');
    const box = main.getByRole('region', { name: 'Not included in your subscription' });
    await expect(box).toContainText('This document comes with Practice Plus');
    await expect(box.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
    await expect(main.getByRole('region', { name: 'Contents' })).toContainText('What to put in the order');
    await expect(main).not.toContainText(CLOSED.sentence);
    await expect(page).toHaveTitle(new RegExp(CLOSED.title.replace('?', String.raw`\?`)));
  });

  test('Its box offers the request-demo dialog (ERR-004, SH-290)', async ({ page }) => {
    await page.goto(`/document/${CLOSED.id}`);
    await page.getByRole('button', { name: 'Request a demo' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('In the contents of an open publication its closed chapters carry a padlock and lead on all the same (SH-025)', async ({
    page,
  }) => {
    await page.route('**/GetPublicationDetail?*', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace('ka.localhost', 'localhost') });
      const publication = parseAnswer(getPublicationDetail, {
        statusCode: response.status(),
        body: await response.text(),
      });
      const [first, second] = publication.tocNodes;
      const closed = { ...second!, docId: CLOSED.id, isOpen: false, children: [] };
      await route.fulfill({ response, json: { ...publication, tocNodes: [first!, closed] } });
    });
    await page.goto('/document/ka-book-01');
    const entries = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Not in your subscription' });
    await expect(entries).toHaveCount(1);
    await checkThemes(page, 'padlock in the contents');
    await entries.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`/document/${CLOSED.id}`));
    await expect(page.getByRole('region', { name: 'Not included in your subscription' })).toBeVisible();
  });

  test('Padlock and box can be read by everybody in every theme', async ({ page }) => {
    await page.goto(`/document/${CLOSED.id}`);
    await expect(page.getByRole('region', { name: 'Not included in your subscription' })).toBeVisible();
    await checkThemes(page, 'closed document');
    await page.goto(SEARCH);
    await page.getByRole('link', { name: /more outside your subscription/u }).click();
    await expect(page.getByText('Not in your subscription').first()).toBeVisible();
    await checkThemes(page, 'what is outside the subscription');
  });

  test('A closed award stands in the list of its case with a padlock (SH-025)', async ({ page }) => {
    await page.route('**/CaseAndProceeding/GetToc*', async (route) => {
      const toc = (await (await route.fetch()).json()) as { documents: { isOpen: boolean }[] }[];
      for (const document of toc[0]?.documents ?? []) document.isOpen = false;
      await route.fulfill({ json: toc });
    });
    await page.goto('/document/case/ka-case-001');
    const award = page.getByRole('listitem').filter({ hasText: 'Partial award on liability' }).last();
    await expect(award).toContainText('Not in your subscription');
  });
});

test.describe('with Practice Plus', () => {
  test.use({ account: 'kapp' });

  test('The same document opens, and nothing in the list carries a padlock (SH-025)', async ({ page }) => {
    await page.goto(`${SEARCH}&searchwithin=practical-insights`);
    await expect(page.getByRole('link', { name: CLOSED.title })).toBeVisible();
    await expect(page.getByText('Not in your subscription')).toHaveCount(0);
    await page.goto(`/document/${CLOSED.id}`);
    await expect(page.locator('.document-text')).toContainText(CLOSED.sentence);
  });
});

/** What the page reports, as it goes. */
function watchReports(page: Page): { type: string; url: string; keywords?: string; module: string }[] {
  const reports: { type: string; url: string; keywords?: string; module: string }[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/Tracking/event')) reports.push(request.postDataJSON() as (typeof reports)[number]);
  });
  return reports;
}

const TRACKING_COOKIES = ['pandect_tracking', 'pandect_tracking_event'];

async function trackingCookies(page: Page) {
  return (await page.context().cookies()).filter(({ name }) => TRACKING_COOKIES.includes(name));
}

test.describe('the tag', () => {
  test.use({ account: 'ka', baseURL: `http://ka.localhost:${BROWSER_PORT}` });

  test.beforeEach(({ context }) => context.clearCookies({ name: 'visited' }));

  test('reports nothing and keeps nothing before the reader agrees, then the visit and the page (SH-266, SH-319, SH-321, CON-014, CON-015)', async ({
    page,
  }) => {
    const reports = watchReports(page);
    await page.goto('/policy/terms');
    await page.goto('/templates-and-examples');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const agree = page.getByRole('button', { name: 'I AGREE' });
    await expect(agree).toBeVisible();
    expect(reports).toEqual([]);
    expect(await trackingCookies(page)).toEqual([]);
    await agree.click();
    await expect
      .poll(() => reports.map(({ type, url }) => `${type} ${url}`))
      .toEqual(['user /templates-and-examples', 'page /templates-and-examples']);
    expect(reports[0]).toMatchObject({ module: 'KA', platform: 'KA' });
    const now = Date.now() / 1000;
    const cookies = await trackingCookies(page);
    const lasts = Object.fromEntries(cookies.map(({ name, expires }) => [name, Math.round((expires - now) / 60)]));
    expect(Math.abs(lasts['pandect_tracking']! - 15_552_000 / 60)).toBeLessThanOrEqual(1);
    expect(Math.abs(lasts['pandect_tracking_event']! - 1800 / 60)).toBeLessThanOrEqual(1);
  });

  test('reports a search once with its words, and no page for the routes that are not tracked (SH-320, SH-322, TL-125)', async ({
    page,
  }) => {
    const reports = watchReports(page);
    await page.goto('/search?q=seat');
    await page.getByRole('button', { name: 'I AGREE' }).click();
    await expect.poll(() => reports.length).toBe(2);
    await page.getByRole('main').getByRole('link', { name: 'Page 2', exact: true }).first().click();
    await expect(page).toHaveURL(/start=10/);
    await page.locator('[data-hit]').first().click();
    await expect(page).toHaveURL(/\/document\//);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect.poll(() => reports.at(-1)?.url).toBe('/policy/accessibility');
    expect(reports.map(({ type, keywords = '' }) => `${type} ${keywords}`)).toEqual([
      'user seat',
      'Searches Regular seat',
      'page ',
    ]);
  });
});

test.describe('a host without the tag it should have', () => {
  test.use({ account: 'ka' });

  test('Says so once on the console and reports nothing (ERR-009)', async ({ page }) => {
    const reports = watchReports(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/policy/terms', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/"tag":\{[^}]*\}/u, '"tag":null');
      await route.fulfill({ response, body: html });
    });
    await page.goto('/policy/terms');
    await page.getByRole('button', { name: 'I AGREE' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
    await expect(page).toHaveURL('/policy/accessibility');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Accessibility');
    expect(said.filter((line) => line.includes('NO tagId found'))).toHaveLength(1);
    expect(reports).toEqual([]);
  });
});

test.describe('the tag of a trial host', () => {
  test.use({ account: 'ka', baseURL: `http://beta.ka.localhost:${BROWSER_PORT}` });

  test('is not there, whatever the reader agrees to (SH-004, SH-324)', async ({ page }) => {
    const reports = watchReports(page);
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const signedIn = await page.context().cookies(`http://ka.localhost:${BROWSER_PORT}`);
    await page.context().addCookies(signedIn.map((cookie) => ({ ...cookie, domain: 'beta.ka.localhost' })));
    await page.goto('/templates-and-examples');
    await expect(page.locator('main')).toHaveAttribute('data-page', 'templates');
    const agree = page.getByRole('button', { name: 'I AGREE' });
    if (await agree.isVisible()) await agree.click();
    await page.goto('/policy/terms');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(reports).toEqual([]);
    expect(said).not.toContain('NO tagId found');
  });
});
