import { expect, filterGroup, readCount, searchField, test } from '#tests/support/browser-test.ts';
import { checkWidth } from './check-accessibility.ts';

test('Back, reload and a shared link give the same screen', async ({ page, context }) => {
  await page.goto('/search?q=award');
  const all = await readCount(page);
  await filterGroup(page, 'Jurisdiction')
    .getByRole('checkbox', { name: /^France/ })
    .check();
  await expect(page).toHaveURL('/search?q=award&jurisdiction=France');
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  const few = await readCount(page);
  await page.reload();
  expect(await readCount(page)).toBe(few);
  await expect(filterGroup(page, 'Jurisdiction').getByRole('checkbox', { name: /^France/ })).toBeChecked();
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await readCount(other)).toBe(few);
  await page.goBack();
  await expect.poll(() => readCount(page)).toBe(all);
  await expect(filterGroup(page, 'Jurisdiction').getByRole('checkbox', { name: /^France/ })).not.toBeChecked();
});

test('Addresses leave out what is at its default, and up to six pages are all listed (SR-014, SR-015, SR-145)', async ({
  page,
}) => {
  await page.goto('/search?q=award&start=0&resultsPerPage=10&sortBy=score&sortOrder=desc');
  await readCount(page);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Newest first');
  await expect(page).toHaveURL('/search?q=award&sortBy=relevant-date');
  await page.getByLabel('Per page').selectOption('50');
  await expect(page).toHaveURL('/search?q=award&sortBy=relevant-date&resultsPerPage=50');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Relevance');
  await expect(page).toHaveURL('/search?q=award&resultsPerPage=50');
  const last = Math.ceil((await readCount(page)) / 50);
  expect(last).toBeLessThanOrEqual(6);
  const pages = Array.from({ length: last }, (_, index) => String(index + 1));
  await expect(page.getByRole('navigation', { name: 'Pages of results' }).getByRole('listitem')).toHaveText(pages);
  // The newest come first here, so it is the best that are asked for.
  await page.goto('/new-content?q=award');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Relevance');
  await expect(page).toHaveURL('/new-content?q=award&sortBy=score');
});

test('Without a query the newest come first, with one the best (SR-088, SR-090, SR-093)', async ({ page }) => {
  await page.goto('/search');
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('relevant-date desc');
  await expect(sort.getByRole('option')).toHaveText(['Newest first', 'Oldest first', 'Title A to Z']);
  await searchField(page).fill('award');
  await searchField(page).press('Enter');
  await expect(sort).toHaveValue('score desc');
  await expect(sort.getByRole('option')).toHaveText(['Relevance', 'Newest first', 'Oldest first', 'Title A to Z']);
});

test('Pages are links: the first five, a gap and the last (SR-146, SR-147)', async ({ page }) => {
  await page.goto('/search');
  const last = Math.ceil((await readCount(page)) / 10);
  const pager = page.getByRole('navigation', { name: 'Pages of results' });
  await expect(pager.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', '…', String(last)]);
  await pager.getByRole('link', { name: 'Page 5', exact: true }).click();
  await expect(page).toHaveURL('/search?start=40');
  await expect(pager.getByRole('listitem')).toHaveText(['1', '…', '4', '5', '6', '…', String(last)]);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

  // While the next page is on its way the reader stays where they are; then it comes with its top.
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/documentSearch/search', async (route) => {
    await isHeld;
    await route.continue();
  });
  const results = page.getByRole('region', { name: 'Results' });
  await pager.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL('/search?start=50');
  await expect(results).toHaveAttribute('aria-busy', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  answer();
  await expect(results).toHaveAttribute('aria-busy', 'false');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('The same pages are there, fit and can be touched (SR-146, SR-147)', async ({ page }) => {
    await page.goto('/search?start=40');
    const last = Math.ceil((await readCount(page)) / 10);
    const pager = page.getByRole('navigation', { name: 'Pages of results' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const pages = pager.getByRole('listitem').filter({ visible: true });
      await expect(pages).toHaveText(['1', '…', '4', '5', '6', '…', String(last)]);
      await checkWidth(page, `pages at ${width} px`);
      for (const link of await pager.getByRole('link').all()) {
        const box = await link.boundingBox();
        expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(43.9);
      }
    }
  });
});

test('An address past the last result says so and leads to the last page', async ({ page }) => {
  await page.goto('/search?q=award&start=5000');
  await expect(page.getByRole('heading', { name: 'This page is past the last result' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to the last page' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('A choice is asked for at the click, before the page is drawn again (SR-069)', async ({ page }) => {
  await page.goto('/search?q=award');
  await readCount(page);
  await page.evaluate(() => {
    const ask = window.fetch;
    window.fetch = (input, init) => {
      const path = (input instanceof Request ? input.url : input.toString()).split('/').at(-1) ?? '';
      document.body.dataset['asked'] = `${document.body.dataset['asked'] ?? ''} ${path} ${location.search}`;
      return ask(input, init);
    };
  });
  const box = filterGroup(page, 'Content type').getByRole('checkbox', { name: /^Award/ });
  await box.check();
  await expect(page).toHaveURL('/search?q=award&contenttype=Award');
  // The address was still the former one: nothing was drawn for the new one yet. The first page may still ask for
  // related forms and for its stars when the click comes.
  const asked = /^(?: (?:related|GetFavorites) \?q=award)* Filter \?q=award search \?q=award(?!&)/;
  await expect(page.locator('body')).toHaveAttribute('data-asked', asked);
});

test('A change of the query or of a filter returns to the first page, and Back to the page it was made on (SR-072, SR-074)', async ({
  page,
}) => {
  await page.goto('/search?q=award+AND+seat&start=10');
  await page.getByRole('button', { name: 'Remove seat' }).click();
  await expect(page).toHaveURL('/search?q=award');
  await page.goBack();
  await expect(page).toHaveURL('/search?q=award+AND+seat&start=10');
  await filterGroup(page, 'Content type')
    .getByRole('checkbox', { name: /^Award/ })
    .check();
  await expect(page).toHaveURL('/search?q=award+AND+seat&contenttype=Award');
});

test('A parameter that means nothing here is named and left aside', async ({ page }) => {
  await page.goto('/search?q=award&colour=red');
  await expect(page.getByText('“colour” is not a filter of this search and was left aside.')).toBeVisible();
  expect(await readCount(page)).toBeGreaterThan(0);
});
