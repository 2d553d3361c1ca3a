import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { checkAccessibility } from './check-accessibility.ts';
import { expect, readCount, REFUSED, searchField, searchTerms, test } from '#tests/support/browser-test.ts';
import { readWorkbook } from '#tests/support/read-workbook.ts';

const boxes = (page: Page) => page.getByRole('article').getByRole('checkbox', { name: /^Select / });
const bar = (page: Page) => page.getByRole('group', { name: 'Selection' });

test('Results are selected one by one, by keyboard and all at once, through pages and orders (SR-080, SR-081, SR-082, SR-083)', async ({
  page,
}) => {
  await page.goto('/search?q=award&sortBy=relevant-date');
  await expect(boxes(page)).toHaveCount(10);
  const title = await page.getByRole('article').first().getByRole('link').first().innerText();
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await expect(boxes(page).nth(1)).toBeChecked();
  await page.keyboard.press('x');
  await expect(boxes(page).nth(1)).not.toBeChecked();

  await page.getByRole('link', { name: 'Page 2', exact: true }).click();
  await expect(page).toHaveURL(/start=10/);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await bar(page).getByRole('checkbox', { name: 'Select all on this page' }).check();
  await expect(bar(page).getByText('11 selected', { exact: true })).toBeVisible();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Title A to Z' });
  await expect(page).toHaveURL(/sortBy=title/);
  await expect(bar(page).getByText('11 selected', { exact: true })).toBeVisible();

  await page.goBack();
  await expect(bar(page).getByRole('checkbox', { name: 'Deselect all' })).toBeChecked();
  await checkAccessibility(page, 'results with a selection');
  await bar(page).getByRole('checkbox', { name: 'Deselect all' }).uncheck();
  await expect(bar(page).getByRole('button', { name: /^Clear/ })).toHaveCount(0);
});

test('A selection ends with the search it was made in, and outlasts a look at a result and loading again (SR-073)', async ({
  page,
}) => {
  await page.goto('/search?q=award');
  await boxes(page).first().check();
  await page.getByRole('article').nth(1).getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/search/);
  await page.goBack();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await expect(boxes(page).first()).toBeChecked();
  await page.getByRole('group', { name: 'Content type', exact: true }).getByRole('checkbox').first().check();
  await expect(page).toHaveURL(/contenttype/);
  await expect(bar(page).getByText('1 selected', { exact: true })).toHaveCount(0);
  await page.goBack();
  await expect(page).not.toHaveURL(/contenttype/);
  await expect(boxes(page).first()).not.toBeChecked();
  await boxes(page).first().check();
  await expect(bar(page).getByText('1 selected', { exact: true })).toBeVisible();
  await searchField(page).fill('seat');
  await searchField(page).press('Enter');
  await expect(searchTerms(page)).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'false');
  await expect(boxes(page).first()).toBeVisible();
  await expect(bar(page).getByText('1 selected', { exact: true })).toHaveCount(0);
});

test('The selected results and the whole result are downloaded as Excel, row for row (SR-083, SR-185, SR-186)', async ({
  page,
}) => {
  await page.goto('/search?q=seat&sortBy=relevant-date');
  const total = await readCount(page);
  const titles: string[] = [];
  for (const index of [3, 1]) {
    await boxes(page).nth(index).check();
    titles.push(await page.getByRole('article').nth(index).getByRole('link').first().innerText());
  }
  const chosen = await downloadExcel(page, 'Download 2 selected results');
  expect(chosen.name).toMatch(/^Search seat \d{4}-\d\d-\d\d\.xlsx$/);
  expect(chosen.rows.map(([title]) => title)).toEqual(titles);
  await expect(bar(page).getByText('2 selected', { exact: true })).toBeVisible();
  // What reference managers take of them (OP-120).
  const saved = page.waitForEvent('download');
  await bar(page).getByRole('button', { name: 'Download 2 selected results' }).click();
  await page.getByRole('button', { name: 'RIS for Zotero, EndNote and others' }).click();
  const ris = await saved;
  expect(ris.suggestedFilename()).toMatch(/^Search seat \d{4}-\d\d-\d\d\.ris$/);
  expect((await readFile(await ris.path(), 'utf8')).match(/^TY {2}- /gmu)).toHaveLength(2);
  await bar(page)
    .getByRole('button', { name: /^Clear/ })
    .click();
  const whole = await downloadExcel(page, new RegExp(`^Download all ${total} results`));
  expect(whole.rows).toHaveLength(total);
});

test.describe('when something is the matter', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A download that fails or is cut says so, and keeps the selection (ERR-006, ERR-007, CON-005)', async ({
    page,
  }) => {
    let status = 404;
    await page.route('**/api/Download/**', async (route) => {
      if (status !== 200) return route.fulfill({ status, json: { code: 'x', message: 'x', requestId: 'x' } });
      const headers = {
        'x-list-rows': '1000',
        'x-list-total': '1284',
        'content-disposition': 'attachment; filename="l.docx"',
      };
      return route.fulfill({ status, headers, body: 'a list' });
    });
    await page.goto('/search?q=seat');
    await boxes(page).first().check();
    const start = async () => {
      await bar(page)
        .getByRole('button', { name: /^Download/ })
        .click();
      await page.getByRole('button', { name: 'Word a list to work with' }).click();
    };
    await start();
    await expect(page.getByText('Not Found', { exact: true })).toBeVisible();
    status = 500;
    await start();
    await expect(page.getByText(/^An unexpected server error occurred\./)).toBeVisible();
    status = 200;
    await start();
    await expect(page.getByText('The file holds 1,000 of 1,284 results.')).toBeVisible();
    await expect(boxes(page).first()).toBeChecked();
  });

  test('Too many searches are answered in words, and the next try goes through (ERR-006)', async ({ page }) => {
    let isBusy = true;
    await page.route('**/documentSearch/search', async (route) => {
      const message = 'Too many requests at once. Please wait a moment.';
      const json = { code: 'too-many-requests', message, requestId: 'x' };
      return isBusy ? route.fulfill({ status: 429, json }) : route.continue();
    });
    await page.goto('/search?q=seat');
    await expect(page.getByRole('heading', { name: 'The search failed' })).toBeVisible();
    await expect(page.getByText('Too many requests at once. Please wait a moment. Your query')).toBeVisible();
    isBusy = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    expect(await readCount(page)).toBeGreaterThan(0);
  });

  test('Going back shows the results as they were and asks nothing, until the answer is ten minutes old', async ({
    page,
  }) => {
    let asked = 0;
    await page.clock.install();
    await page.goto('/search?q=award');
    await expect(boxes(page)).toHaveCount(10);
    page.on('request', (request) => (asked += Number(request.url().endsWith('/documentSearch/search'))));
    const links = page.getByRole('article').getByRole('link');
    for (const [away, searches] of [
      ['05:00', 0],
      ['11:00', 1],
    ] as const) {
      await links.nth(4).click();
      await expect(page).toHaveURL(/\/document\//);
      // The clock would run out on whatever is still on its way.
      await expect(page.locator('main[data-page="document"]').getByRole('heading', { level: 1 })).toBeVisible();
      await page.clock.fastForward(away);
      await page.goBack();
      await expect(boxes(page)).toHaveCount(10);
      await page.clock.runFor(1000);
      expect(asked).toBe(searches);
    }
  });
});

test('Editions of one work stand under the newest, and paging ends at the 10,000th result (SR-085, SR-086)', async ({
  page,
}) => {
  await page.goto('/books?resultsPerPage=50');
  const work = page.getByRole('article').filter({ hasText: 'The Seat of Arbitration' });
  await expect(work).toHaveCount(1);
  await work.getByRole('button', { name: 'Other editions (1)' }).click();
  await expect(work.getByRole('listitem').filter({ hasText: 'Sep 2016' }).getByRole('link')).toBeVisible();
  await work.getByRole('checkbox').check();
  await expect(bar(page).getByText('2 selected', { exact: true })).toBeVisible();

  await page.route('**/documentSearch/search', async (route) => {
    const body = { ...route.request().postDataJSON(), start: 0 };
    const response = await route.fetch({ postData: JSON.stringify(body) });
    await route.fulfill({ response, json: { ...(await response.json()), total: 12_345, start: 9_990 } });
  });
  await page.goto('/search?start=9990');
  await expect(page.getByRole('heading', { name: '12,345 results' })).toBeVisible();
  await expect(page.getByText(/Only the first 10,000 results can be paged through\. Narrow the search/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Download all 12,345 results' }).click();
  await expect(page.getByText('A file holds the first 1,000 of them.')).toBeVisible();
});

test('New content stands under the week it was added in, on a phone too, and is marked on the next visit (SR-005)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/new-content');
  const week = page.getByRole('region', { name: 'This week' });
  await expect(week.getByRole('heading', { level: 3, name: 'This week' })).toBeVisible();
  await expect(week.getByRole('article')).toHaveCount(10);
  await expect(week.getByText('New', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Preparing…')).toHaveCount(0);
  await checkAccessibility(page, 'new content on a phone');
  await page.evaluate(() =>
    localStorage.setItem('pandect.new-content.KA', JSON.stringify({ day: '2020-01-01', seen: [] })),
  );
  await page.reload();
  await expect(week.getByText('New', { exact: true })).toHaveCount(10);
  await page.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/start=10/);
  await expect(page.locator('ol[start="11"]').first()).toBeVisible();
  await expect(week.getByText('New', { exact: true })).toHaveCount(10);
  await page.reload();
  await expect(week.getByRole('article')).toHaveCount(10);
  await expect(week.getByText('New', { exact: true })).toHaveCount(0);
});

/** Downloads through the menu of the button; answers the file's name and the rows below its head. */
async function downloadExcel(page: Page, button: string | RegExp) {
  await page.getByRole('button', { name: button }).click();
  const started = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel a table to sort and filter' }).click();
  const file = await started;
  const { sheets } = readWorkbook(new Uint8Array(await readFile(await file.path())));
  return { name: file.suggestedFilename(), rows: sheets[0]?.slice(1) ?? [] };
}
