import { BROWSER_PORT } from '#tests/support/browser.ts';
import {
  expect,
  filterGroup,
  readCount,
  REFUSED,
  searchField,
  searchTerms,
  test,
} from '#tests/support/browser-test.ts';

declare global {
  interface Window {
    /** The calls that a page made, set by a test. */
    readonly made: readonly { readonly path: string; readonly isLater: boolean }[];
  }
}

test('The search page shows a title, the search bar and its results (SR-016, SR-019, SR-084)', async ({ page }) => {
  await page.goto('/search?q=consent');
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await expect(searchTerms(page)).toHaveText(['consent']);
  expect(await readCount(page)).toBeGreaterThan(10);
  const first = page.getByRole('article').first();
  await expect(first.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(first.locator('mark').first()).toHaveText(/consent/i);
  await expect(page).toHaveTitle('Pandect Arbitration | Search: consent');
});

test('The query is shown as it was understood', async ({ page }) => {
  await page.goto('/search');
  await searchField(page).fill('arbitrat* w/5 (seat OR venue)');
  await searchField(page).press('Enter');
  await expect(
    page.getByText('Understood as words beginning “arbitrat” within 5 words of “seat” or “venue”'),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Results' }).getByText(/NEAR5/)).toBeVisible();
});

test('From result to result without going back, and on to the next page of results', async ({ page }) => {
  await page.goto('/search?q=annul*');
  const hits = page.locator('a[data-hit]');
  await expect(hits).toHaveCount(10);
  const titles = await hits.allTextContents();
  await hits.nth(8).click();
  const steps = page.getByRole('navigation', { name: 'Results' });
  await expect(steps).toContainText('9 of ');
  await page.keyboard.press('j');
  await expect(steps).toContainText('10 of ');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[9] ?? '');
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/start=10/);
});

test('The placeholder invites to search within the results when there is a query (SR-030)', async ({ page }) => {
  await page.goto('/search?q=consent');
  await expect(page.getByPlaceholder('Search within these results')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search');
  await expect(page.getByPlaceholder('Search all content')).toBeFocused();
});

test('Filters are asked for first, in the same tick as the hits (SR-069)', async ({ page }) => {
  // A timer set by the first call can fire only after the task that made it has ended.
  await page.addInitScript(() => {
    const original = window.fetch;
    const made: { path: string; isLater: boolean }[] = [];
    let isLater = false;
    Object.assign(window, { made });
    window.fetch = (input, init) => {
      made.push({ path: input instanceof Request ? input.url : input.toString(), isLater });
      setTimeout(() => (isLater = true));
      return original(input, init);
    };
  });
  await page.goto('/search?q=consent');
  await readCount(page);
  const calls = await page.evaluate(() => window.made);
  expect(calls.slice(0, 2).map(({ path }) => path.split('/').at(-1))).toEqual(['Filter', 'search']);
  expect(calls.slice(0, 2).map(({ isLater }) => isLater)).toEqual([false, false]);
});

test.describe('overtaken', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A new search cancels the one that is under way (SR-070)', async ({ page }) => {
    await page.goto('/search?q=consent');
    await readCount(page);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/documentSearch/, async (route) => {
      if (route.request().postData()?.includes('"q":"consent AND slow"')) await held;
      await route.continue().catch(() => undefined);
    });
    const cancelled = Promise.all(
      ['Filter', 'search'].map((call) => page.waitForEvent('requestfailed', (request) => request.url().endsWith(call))),
    );
    const box = searchField(page);
    await box.fill('slow');
    await box.press('Enter');
    await expect(page.getByRole('region', { name: 'Results' })).toHaveAttribute('aria-busy', 'true');
    await box.fill('seat');
    await box.press('Enter');
    await cancelled;
    release();
    await expect(page.getByText('Understood as “consent” and “slow” and “seat”')).toBeVisible();
  });
});

test('A query that cannot be read is answered with the place, the reason and a way on', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints.push(REFUSED);
  await page.goto('/search?q=consent+AND');
  await expect(page.getByRole('heading', { name: 'This query cannot be read' })).toBeVisible();
  await expect(page.getByText('AND needs a term after it.')).toBeVisible();
  await page.getByRole('link', { name: 'Search for consent' }).click();
  expect(await readCount(page)).toBeGreaterThan(0);
  await page.goto('/search?mode=foo&q=consent');
  await expect(page.getByText('This edition has no kind of search called “foo”.')).toBeVisible();
  await page.getByRole('link', { name: 'Search all content' }).click();
  await expect(page).toHaveURL('/search?q=consent');
});

test('A search without results offers the ways on (SR-087)', async ({ page }) => {
  await page.goto('/awards?q=award+turbine&read=phrase&seat=London');
  await expect(page.getByRole('heading', { name: 'No results found for “award turbine”' })).toBeVisible();
  // Without them nothing is found either.
  await expect(page.getByRole('link', { name: 'Remove the filters' })).toHaveCount(0);
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL('/awards?q=award+turbine&read=phrase');
  await page.getByRole('link', { name: 'Search for all words instead' }).click();
  await expect(searchTerms(page)).toHaveText(['award', 'ANDturbine']);
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/bits?q=%22concurrent+delay%22');
  const everywhere = page.getByRole('link', { name: 'Search all content' });
  await expect(everywhere).toHaveAttribute('href', /^\/search\?q=/);
});

test('The operator help explains what can be written and lets it be tried (SR-047, SR-048, SR-049, SR-050, SR-051, SR-052, SR-053, SR-054)', async ({
  page,
}) => {
  await page.goto('/search');
  await page.getByRole('button', { name: 'How to write a query' }).click();
  const help = page.getByRole('dialog', { name: 'How to write a query' });
  const operators = {
    'a AND b': 'All words must be present.',
    'a OR b': 'Any of the words.',
    'a NOT b': 'Excludes the term that follows.',
    'a NEAR b': 'Both, with at most 30 other words between them',
    'a NEAR5 b': 'Both, with at most 5 other words between them',
    'word*': 'Any letters in place of the star',
    '( )': 'Groups what belongs together.',
    'title(a)': 'Only in the title; likewise party, judge, court',
    'a b': 'Words side by side are a phrase',
    '=word': 'Exactly this word',
  };
  await expect(help.getByRole('term')).toHaveText(Object.keys(operators));
  await expect(help.getByRole('definition')).toContainText(Object.values(operators));
  await help.getByRole('button', { name: 'burden NEAR5 proof' }).click();
  await expect(page).toHaveURL('/search?q=burden+NEAR5+proof');
});

test('A long description folds and unfolds, and a mode can have a subtitle (SR-017, SR-018)', async ({ page }) => {
  await page.goto('/nycsearch');
  const end = page.getByText('Filter by provision, topic, outcome and court.');
  await expect(page.getByText('Court decisions on the recognition')).toBeVisible();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect(end).toBeVisible();
  await page.getByRole('button', { name: 'Read less' }).click();
  await expect(end).toBeHidden();
  await page.goto('/new-content');
  await expect(page.getByText('The last three months', { exact: true })).toBeVisible();
});

test('Clearing the search empties the query and switches title-only off (SR-076, SR-077)', async ({ page }) => {
  await page.goto('/search?q=award&titleOnly=true&jurisdiction=France');
  const titleOnly = page.getByRole('checkbox', { name: 'Search keywords only in titles' });
  await expect(titleOnly).toBeChecked();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search?jurisdiction=France');
  await expect(searchTerms(page)).toHaveCount(0);
  await expect(titleOnly).not.toBeChecked();
  // What was typed and not searched for is cleared with the switch as well.
  await titleOnly.check();
  await expect(page).toHaveURL('/search?titleOnly=true&jurisdiction=France');
  await searchField(page).fill('abc');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search?jurisdiction=France');
  await expect(searchField(page)).toHaveValue('');
  await page.goto('/search?qTitle=award&jurisdiction=France');
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/search?jurisdiction=France');
});

test('The results and the filters say that they are loading until the answer is there (SR-071)', async ({ page }) => {
  let answer = () => {};
  let held = Promise.resolve();
  await page.route(/documentSearch\/(?:search|Filter)$/, async (route) => {
    await held;
    await route.continue();
  });
  const results = page.getByRole('region', { name: 'Results' });
  const filters = page.getByRole('complementary', { name: 'Search filters' }).locator('[aria-busy]');
  const award = filterGroup(page, 'Content type').getByRole('checkbox', { name: /^Award/ });
  // At first there is nothing to show; afterwards the former answer is shown until the next one is there.
  for (const ask of [() => page.goto('/search?q=award'), () => award.check()]) {
    held = new Promise((resolve) => {
      answer = resolve;
    });
    await ask();
    await expect(results).toHaveAttribute('aria-busy', 'true');
    await expect(filters).toHaveAttribute('aria-busy', 'true');
    answer();
    await expect(results).toHaveAttribute('aria-busy', 'false');
    await expect(filters).toHaveAttribute('aria-busy', 'false');
  }
});

test('Books have a page of their own, are drawn with their covers and sorted by title (SR-016, SR-031, SR-085, SR-092)', async ({
  page,
}) => {
  await page.goto('/books');
  await expect(page.getByRole('heading', { level: 1, name: 'Books', exact: true })).toBeVisible();
  await expect(page.getByPlaceholder('Search books')).toBeVisible();
  await readCount(page);
  const titles = await page.getByRole('article').getByRole('heading', { level: 3 }).allInnerTexts();
  expect(titles.length).toBeGreaterThan(2);
  expect(titles).toEqual([...titles].sort((one, other) => one.localeCompare(other, 'en')));
  const cover = page.getByRole('article').first().locator('img');
  await expect(cover).toBeVisible();
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('title asc');
});

test.describe('in the edition for intellectual property', () => {
  test.use({ account: 'default', baseURL: `http://kipl.localhost:${BROWSER_PORT}` });

  test('A named preset has a title and a placeholder of its own, and a search stays in it (SR-002, SR-016, SR-031)', async ({
    page,
  }) => {
    await page.goto('/search?mode=unified-patent-court');
    await expect(page.getByRole('heading', { level: 1, name: 'Unified Patent Court' })).toBeVisible();
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search on the Unified Patent Court');
    await searchField(page).fill('patent');
    await searchField(page).press('Enter');
    await expect(page).toHaveURL('/search?q=patent&mode=unified-patent-court');
  });
});
