import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, filterGroup, readCount, searchField, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

test('Chosen values stand first, with a pill each that takes them back (SR-148)', async ({ page }) => {
  await page.goto('/search?q=award&jurisdiction=France&jurisdiction=Sweden');
  const chosen = page.getByRole('list', { name: 'Chosen filters' });
  await expect(chosen.getByRole('link')).toHaveText(['Jurisdiction: France', 'Jurisdiction: Sweden', 'Reset filters']);
  await chosen.getByRole('link', { name: 'Remove Jurisdiction: France' }).click();
  await expect(page).toHaveURL('/search?q=award&jurisdiction=Sweden');
  await chosen.getByRole('link', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL('/search?q=award');
});

test('Several values can be asked for together instead of either (SR-094)', async ({ page }) => {
  await page.goto('/search?jurisdiction=France&jurisdiction=Sweden');
  const either = await readCount(page);
  const together = page.getByRole('group', { name: 'How the values of Jurisdiction go together' });
  await expect(together.getByRole('radio', { name: 'Any of these' })).toBeChecked();
  await together.getByRole('radio', { name: 'All of these' }).check();
  await expect(page).toHaveURL('/search?jurisdiction=France&jurisdiction=Sweden&jurisdiction.op=and');
  await expect.poll(() => readCount(page)).toBeLessThan(either);
});

test('A parent of a tree stands for its children and is half ticked for some of them (SR-095, SR-096, SR-097)', async ({
  page,
}) => {
  await page.goto('/search');
  const parent = filterGroup(page, 'Topic').getByRole('checkbox', { name: /^Jurisdiction/ });
  await page.getByRole('button', { name: 'Open Jurisdiction' }).click();
  const child = filterGroup(page, 'Topic').getByRole('checkbox', { name: /^Consent/ });
  await child.check();
  await expect(page).toHaveURL(/topic=Jurisdiction\+%3E\+Consent$/);
  expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await parent.click();
  await expect(page).toHaveURL(/topic=Jurisdiction$/);
  await expect(child).toBeChecked();
  await child.uncheck();
  await expect(page).not.toHaveURL(/topic=Jurisdiction(&|$)/);
  expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
});

test('Four filters are open at first; a list of ten begins with five, a longer one is searched and shown in steps (SR-117, SR-118, SR-121, SR-122, SR-123, SR-125, SR-126)', async ({
  page,
}) => {
  await page.goto('/search?jurisdiction=Switzerland');
  const titles = filterGroup(page, 'Publication title').getByRole('listitem');
  await expect(titles).toHaveCount(5);
  await filterGroup(page, 'Publication title').getByRole('button', { name: 'Show more' }).click();
  await expect(titles).toHaveCount(10);
  await page.goto('/search');
  await expect(
    page.getByRole('complementary', { name: 'Search filters' }).locator('h3 button[aria-expanded=true]'),
  ).toHaveText([
    'General preferences',
    'Search within',
    'Content type',
    'Jurisdiction',
    'Date',
    'Topic',
    'Publication title',
  ]);
  const group = filterGroup(page, 'Jurisdiction');
  const values = group.getByRole('listitem');
  await expect(values).toHaveCount(10);
  await group.getByRole('button', { name: 'Show more' }).click();
  await expect(values).toHaveCount(20);
  await group.getByRole('button', { name: 'Show less' }).click();
  await expect(values).toHaveCount(10);
  await group.getByRole('searchbox', { name: 'Find in Jurisdiction' }).fill('swed');
  await expect(values).toHaveCount(1);
  await expect(values).toContainText('Sweden');
});

test('Typing in a filter asks once, 150 ms after the last letter, and never for one letter (CON-017, SR-117)', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const contains = /"contains":"([^"]*)"/.exec(request.postData() ?? '')?.[1];
    if (contains !== undefined) asked.push(contains);
  });
  await page.clock.install();
  await page.goto('/search');
  await page.getByRole('button', { name: 'Author', exact: true }).click();
  const field = page.getByRole('searchbox', { name: 'Find in Author' });
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  await field.fill('c');
  await page.clock.runFor(1000);
  await field.fill('ca');
  await page.clock.runFor(140);
  await field.fill('cas');
  await page.clock.runFor(140);
  expect(asked).toEqual([]);
  await page.clock.runFor(20);
  await expect.poll(() => asked).toEqual(['cas']);
});

test('A value that the page itself chooses is ticked and cannot be taken back (OP-48)', async ({ page }) => {
  for (const [path, filter, value] of [
    ['/books', 'Content type', /^Book/],
    ['/bits', 'Content type', /^Bilateral Investment Treaty/],
    ['/nycsearch', 'Legislation', /^New York Convention, 1958/],
  ] as const) {
    await page.goto(path);
    const preset = filterGroup(page, filter).getByRole('checkbox', { name: value });
    await expect(preset).toBeChecked();
    await expect(preset).toBeDisabled();
  }
});

test('The date filter takes a period or days, and turns days given the wrong way round (SR-131, SR-139, SR-143, SR-144)', async ({
  page,
}) => {
  await page.goto('/search');
  const date = filterGroup(page, 'Date');
  const which = date.getByRole('combobox', { name: 'Which date' });
  await which.selectOption('published');
  await expect(page).toHaveURL('/search?dateType=published');
  await page.getByRole('radio', { name: 'Last 24 months' }).check();
  await expect(page).toHaveURL('/search?dateType=published&datePeriod=3');
  await which.selectOption('relevant-date');
  await expect(page).toHaveURL('/search?datePeriod=3');
  await page.getByRole('radio', { name: 'Custom range' }).check();
  const [from, to] = [date.getByLabel('From', { exact: true }), date.getByLabel('To', { exact: true })];
  await from.fill('31 Dec 2020');
  await to.fill('31/02/2010');
  await date.getByRole('button', { name: 'Apply days' }).click();
  await expect(to).toBeFocused();
  await expect(to).toHaveAccessibleDescription(/^This is no date/);
  await expect(to).toHaveValue('31/02/2010');
  await expect(page).toHaveURL('/search?datePeriod=3');
  await to.fill('1/1/2010');
  await to.press('Enter');
  await expect(page).toHaveURL('/search?dateFrom=2010-01-01&dateTo=2020-12-31');
  await expect(date.getByRole('status')).toHaveText(
    'Applied: date of the document 01 Jan 2010 to 31 Dec 2020. The days came the wrong way round and have been swapped.',
  );
  await expect(page.getByRole('link', { name: 'Remove Date: 01 Jan 2010 to 31 Dec 2020' })).toBeVisible();
  expect(await readCount(page)).toBeGreaterThan(0);
  await to.fill('');
  await to.press('Enter');
  await expect(page).toHaveURL('/search?dateFrom=2010-01-01');
  await expect(from).toHaveValue('01 Jan 2010');
  for (const [mode, address, words] of [
    ['On', 'dateFrom=2015-06-30&dateTo=2015-06-30', 'on 30 Jun 2015'],
    ['After', 'dateFrom=2015-07-01', 'from 01 Jul 2015'],
    ['Before', 'dateTo=2015-06-29', 'until 29 Jun 2015'],
  ] as const) {
    await date.getByRole('combobox', { name: 'Days' }).selectOption(mode);
    await date.getByLabel('Day', { exact: true }).fill('30 Jun 2015');
    await date.getByRole('button', { name: 'Apply days' }).click();
    await expect(page).toHaveURL(`/search?${address}`);
    await expect(date.getByRole('status')).toHaveText(`Applied: date of the document ${words}.`);
    await expect(date.getByRole('combobox', { name: 'Days' })).toHaveValue(mode);
    await expect(date.getByLabel('Day', { exact: true })).toHaveValue('30 Jun 2015');
  }
  await page.getByRole('radio', { name: 'Last 24 months' }).check();
  await page.getByRole('radio', { name: 'Custom range' }).check();
  await page.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page.getByRole('radio', { name: 'All time' })).toBeChecked();
});

test('A value that goes back to its place in the list takes the list along, not the page under the pointer', async ({
  page,
}) => {
  const group = filterGroup(page, 'Jurisdiction');
  const sweden = group.getByRole('checkbox', { name: /^Sweden/ });
  const top = async () => Math.round((await sweden.boundingBox())?.y ?? -1);
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/search?q=award&jurisdiction=Sweden');
    await readCount(page);
    if (width === 390) await page.getByRole('button', { name: 'Filters' }).click();
    await expect(group.getByRole('listitem').first()).toContainText('Sweden');
    // Not under the banner at the bottom, or pressing it would scroll once more.
    await sweden.evaluate((box) => box.scrollIntoView({ block: 'center' }));
    const before = await top();
    await sweden.uncheck();
    await expect(group.getByRole('listitem').first()).not.toContainText('Sweden');
    await expect.poll(top).toBe(before);
  }
});

test('The first group looks only in titles, and every choice asks for the filters again (SR-072, SR-075, SR-113, SR-116)', async ({
  page,
}) => {
  await page.goto('/search?q=seat&start=10');
  const all = await readCount(page);
  const general = filterGroup(page, 'General preferences');
  const groups = page.getByRole('complementary', { name: 'Search filters' }).locator('h3 button[aria-expanded]');
  await expect(groups.first()).toHaveAccessibleName('General preferences');
  const counted = page.getByRole('navigation', { name: 'Content types' }).getByRole('link').first();
  await expect(counted).toHaveText(`All results ${all.toLocaleString('en-GB')}`);
  const asked = page.waitForRequest(
    (request) => request.url().endsWith('/Filter') && (request.postData() ?? '').includes('searchWithinTitleOnly'),
  );
  await general.getByRole('checkbox', { name: 'Search keywords only in titles' }).check();
  await asked;
  await expect(page).toHaveURL('/search?q=seat&titleOnly=true');
  await expect.poll(() => readCount(page)).toBeLessThan(all);
  const few = await readCount(page);
  await expect(counted).toHaveText(`All results ${few.toLocaleString('en-GB')}`);
});

test('Awards are kept to cases with documents, and by one year of commencement, which is explained; a filter without values is hidden (SR-101, SR-114, SR-120, SR-140, SR-142)', async ({
  page,
}) => {
  await page.goto('/awards');
  const groups = page.getByRole('complementary', { name: 'Search filters' }).locator('h3 button[aria-expanded]');
  await expect(groups.filter({ hasText: 'Institution' })).toBeVisible();
  await expect(groups.filter({ hasText: /^Role$/ })).toHaveCount(0);
  await filterGroup(page, 'General preferences').getByRole('checkbox', { name: 'Cases with documents' }).check();
  await expect(page).toHaveURL('/awards?hasContent=true');
  await page.getByRole('link', { name: 'Remove Cases with documents' }).click();
  await expect(page).toHaveURL('/awards');
  await page.getByRole('button', { name: 'Year of commencement', exact: true }).click();
  const commencement = filterGroup(page, 'Year of commencement');
  await expect(commencement.getByRole('checkbox')).toHaveCount(0);
  for (const year of ['2014', '2017']) {
    await commencement.getByRole('radio', { name: new RegExp(`^${year}`) }).check();
    await expect(page).toHaveURL(`/awards?commencement=${year}`);
    await expect(page.getByRole('link', { name: /^Remove/ })).toHaveText([`Year of commencement: ${year}`]);
  }
  await page.getByRole('button', { name: 'About Year of commencement' }).click();
  await expect(page.getByRole('dialog', { name: 'About Year of commencement' })).toHaveText(
    'The year in which the proceeding began.',
  );
});

test('Content types stand above the results with their counts; one of them shows only that (SR-020, SR-025, SR-149)', async ({
  page,
}) => {
  await page.goto('/search?q=award&start=10');
  const all = await readCount(page);
  const types = page.getByRole('navigation', { name: 'Content types' });
  await expect(types.getByRole('link').first()).toHaveText(`All results ${all.toLocaleString('en-GB')}`);
  const award = types.getByRole('link', { name: /^Award \d/ });
  const said = await award.innerText();
  await award.click();
  await expect(page).toHaveURL('/search?q=award&contenttype=Award');
  await expect.poll(() => readCount(page)).toBe(Number(said.match(/\d+/)?.[0]));
  await expect(award).toHaveAttribute('aria-current', 'true');
  await expect(types.getByRole('link').first()).toHaveText(`All results ${all.toLocaleString('en-GB')}`);
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, 'the row of content types');
  await types.getByRole('link', { name: /^All results/ }).click();
  await expect(page).toHaveURL('/search?q=award');
  await page.goto('/journals');
  await readCount(page);
  await expect(types).toHaveCount(0);
});

test('Continents tick their jurisdictions in one go, several together, and None takes them back (SR-109, SR-110)', async ({
  page,
}) => {
  await page.goto('/search?jurisdiction=Mexico');
  const group = filterGroup(page, 'Jurisdiction');
  await group.getByRole('button', { name: 'Choose by continent' }).click();
  const continents = group.getByRole('group', { name: 'Continents' });
  await expect(continents.getByRole('checkbox', { name: 'North America' })).toHaveJSProperty('indeterminate', true);
  await continents.getByRole('checkbox', { name: 'Europe' }).press('Space');
  await expect(page).toHaveURL('/search?jurisdiction=Mexico&jurisdiction=*europe');
  await expect(group.getByRole('checkbox', { name: /^France/ })).toBeChecked();
  await continents.getByRole('checkbox', { name: 'South America' }).press('Space');
  await expect(page).toHaveURL('/search?jurisdiction=Mexico&jurisdiction=*europe&jurisdiction=*south-america');
  await expect(page.getByRole('link', { name: /^Remove/ })).toHaveText([
    'Jurisdiction: Mexico',
    'Jurisdiction: Europe',
    'Jurisdiction: South America',
  ]);
  await continents.getByRole('button', { name: 'None of the continents' }).press('Enter');
  await expect(page).toHaveURL('/search?jurisdiction=Mexico');
  await expect(continents.getByRole('checkbox', { name: 'Europe' })).not.toBeChecked();
  await continents.getByRole('checkbox', { name: 'Europe' }).press('Space');
  // It goes back behind those that stay chosen, which may be out of sight.
  await group.getByRole('checkbox', { name: /^France/ }).click();
  await expect(page).toHaveURL(/jurisdiction=Mexico&.*jurisdiction=Sweden/);
  await expect(page).not.toHaveURL(/europe|France/);
});

test('A switch of Search within is on in the address and among the chosen filters (SR-141)', async ({ page }) => {
  await page.goto('/search?q=award');
  const insights = filterGroup(page, 'Search within').getByRole('switch', { name: 'Practical Insights' });
  await expect(insights).toHaveAttribute('aria-checked', 'false');
  await insights.press('Space');
  await expect(page).toHaveURL('/search?q=award&searchwithin=practical-insights');
  await expect(insights).toHaveAttribute('aria-checked', 'true');
  await expect(insights).toBeFocused();
  await page.getByRole('link', { name: 'Remove Search within: Practical Insights' }).click();
  await expect(insights).toHaveAttribute('aria-checked', 'false');
});

test('The filters stand at the left until they are closed, which is remembered; the prefilter button with its counter opens them again (OP-168, SR-021, SR-023, SR-028, SR-029)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/search?q=award&contenttype=Award');
  const panel = page.getByRole('complementary', { name: 'Search filters' });
  const opener = page.getByRole('button', { name: 'Prefilter: 1 chosen' });
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.reload();
  await readCount(page);
  await expect(panel).toBeHidden();
  await checkAccessibility(page, 'results without the filters beside them');
  await opener.click();
  await expect(panel).toBeFocused();
  await filterGroup(page, 'Content type')
    .getByRole('checkbox', { name: /^Award/ })
    .uncheck();
  await expect(page).toHaveURL('/search?q=award');
});

test('On a phone the filters are a sheet to reset, to close and to apply, and what is chosen stays in view with the next query (SR-021, SR-022, SR-023, SR-024)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/search?q=award');
  await readCount(page);
  const opener = page.getByRole('button', { name: 'Filters' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Search filters' });
  await sheet.getByRole('button', { name: 'Jurisdiction', exact: true }).click();
  await filterGroup(page, 'Content type')
    .getByRole('checkbox', { name: /^Award/ })
    .check();
  await expect(page).toHaveURL('/search?q=award&contenttype=Award');
  await checkAccessibility(page, 'the sheet of filters');
  await sheet.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  // What the reader closed is still closed.
  await expect(sheet.getByRole('button', { name: 'Jurisdiction', exact: true })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  await sheet.getByRole('button', { name: 'Reset filters' }).click();
  await expect(page).toHaveURL('/search?q=award');
  await filterGroup(page, 'Content type')
    .getByRole('checkbox', { name: /^Award/ })
    .check();
  await sheet.getByRole('button', { name: /^Show [\d,]+ results?$/ }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: /Edit the search$/ }).click();
  await searchField(page).fill('consent');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL(/consent.*contenttype=Award/);
  await expect(page.getByRole('link', { name: 'Remove Content type: Award' })).toBeInViewport();
});

test('Filters of every kind can be looked at in the gallery: one of several, explained, self-reported, a tree of a thousand, values that nothing has (SR-099, SR-101, SR-102, SR-119, SR-140, SR-142)', async ({
  page,
}) => {
  await page.goto('/test');
  const jurisdiction = filterGroup(page, 'Jurisdiction');
  await expect(jurisdiction.getByRole('checkbox', { name: /^Lilliput/ })).toBeEnabled();
  await expect(jurisdiction.getByRole('checkbox', { name: /^Utopia/ })).toBeDisabled();
  const commencement = filterGroup(page, 'Commencement');
  await commencement.getByRole('radio', { name: /^By request/ }).check();
  await commencement.getByRole('radio', { name: /^By notice/ }).check();
  await expect(page.getByRole('link', { name: /^Remove .*: By notice$/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Remove .*: By request$/ })).toHaveCount(0);
  await expect(filterGroup(page, 'Nationality').getByRole('checkbox')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Nationality Self-reported' })).toBeVisible();
  await page.getByRole('button', { name: 'About Nationality' }).press('Enter');
  await expect(page.getByRole('dialog', { name: 'About Nationality' })).toContainText('As arbitrators state it');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Realm', exact: true }).click();
  const realm = filterGroup(page, 'Realm');
  await realm.getByRole('searchbox', { name: 'Find in Realm' }).fill('town 12.1');
  await expect(realm.getByRole('checkbox', { name: 'Town 12.1 1', exact: true })).toBeVisible();
  await expect(realm.getByRole('checkbox', { name: 'Town 12.10 0', exact: true })).toBeDisabled();
  await realm.getByRole('checkbox', { name: 'Town 12.1 1', exact: true }).check();
  const parent = realm.getByRole('checkbox', { name: /^Realm 12/ });
  expect(await parent.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await checkThemes(page, 'filters of every kind');
});

test('New content shows its three months as chosen, and all time can be asked for (SR-132, SR-135, SR-137, SR-139)', async ({
  page,
}) => {
  await page.goto('/new-content');
  const period = (name: string) => page.getByRole('radio', { name });
  await expect(period('Last 3 months')).toBeChecked();
  await expect(page.getByLabel('Which date')).toHaveValue('added');
  await expect(page.getByText('The last three months')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0);
  const asked = page.waitForRequest((request) => (request.postData() ?? '').includes('"datePeriod":-2'));
  await period('All time').check();
  await asked;
  await expect(page).toHaveURL('/new-content?datePeriod=-2');
  await expect(period('All time')).toBeChecked();
  await expect(page.getByText('The last three months')).toHaveCount(0);
  await page.reload();
  await expect(period('All time')).toBeChecked();
  await page.getByRole('link', { name: 'Remove Date: all time' }).click();
  await expect(page).toHaveURL('/new-content');
  await expect(period('Last 3 months')).toBeChecked();
});

test.describe('with the arbitration subscription', () => {
  test.use({ account: 'ka' });

  test('The switches of Search within are off and locked, and each opens the request-demo dialog (SH-026, SH-028, SH-289, SH-290)', async ({
    page,
  }) => {
    await page.goto('/search');
    const switches = filterGroup(page, 'Search within').getByRole('switch');
    await expect(switches).toHaveText(['Profile Navigator', 'Practical Insights', 'Relationship data']);
    const dialog = page.getByRole('dialog', { name: 'This feature is not included in your current subscription' });
    for (const each of await switches.all()) {
      await expect(each).toHaveAttribute('aria-checked', 'false');
      await expect(each).toHaveAttribute('aria-disabled', 'true');
      await expect(each).toHaveAccessibleDescription('Not included in your subscription');
      await expect(each.locator('svg')).toBeVisible();
      // A disabled element is never “enabled”, which a click would wait for; the pointer does not.
      await each.click({ force: true });
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(dialog).toBeHidden();
      await expect(each).toHaveAttribute('aria-checked', 'false');
    }
    await switches.first().focus();
    await page.keyboard.press('Tab');
    await expect(switches.nth(1)).toBeFocused();
    await page.keyboard.press('Space');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(switches.nth(1)).toBeFocused();
    await expect(page).toHaveURL('/search');
  });
});

test.describe('on the IP edition', () => {
  test.use({ account: 'default', baseURL: `http://kipl.localhost:${BROWSER_PORT}` });

  test('A convention ticks its parties, and a workflow its topics in the place of others; None takes either back; Manual IP adds its chapters (SR-106, SR-107, SR-108, SR-109, SR-112, SR-115)', async ({
    page,
  }) => {
    await page.goto('/search?topic=Copyright+%3E+Exceptions');
    const jurisdiction = filterGroup(page, 'Jurisdiction');
    await jurisdiction.getByRole('button', { name: 'Choose by continent or convention' }).click();
    const convention = jurisdiction
      .getByRole('group', { name: 'Conventions' })
      .getByRole('checkbox', { name: 'European Patent Convention' });
    await convention.press('Space');
    await expect(page).toHaveURL(/&jurisdiction=\*epc$/);
    await expect(jurisdiction.getByRole('checkbox', { name: /^Germany/ })).toBeChecked();
    await jurisdiction.getByRole('button', { name: 'Show more' }).click();
    await expect(jurisdiction.getByRole('checkbox', { name: /^United States/ })).not.toBeChecked();
    const topic = filterGroup(page, 'Topic');
    await topic.getByRole('button', { name: 'Choose by workflow' }).click();
    const workflows = topic.getByRole('group', { name: 'Workflows' });
    await workflows.getByRole('radio', { name: 'Transfer & Licensing' }).press('Space');
    await expect(page).toHaveURL('/search?topic=*transfer-licensing&jurisdiction=*epc');
    await expect(workflows.getByRole('radio', { name: 'Transfer & Licensing' })).toBeChecked();
    await checkAccessibility(page, 'groups of values');
    await workflows.getByRole('radio', { name: 'None' }).press('Space');
    await expect(page).toHaveURL('/search?jurisdiction=*epc');
    await jurisdiction.getByRole('button', { name: 'None of the conventions' }).press('Enter');
    await expect(page).toHaveURL('/search');
    const chapters = page.getByRole('navigation', { name: 'Content types' }).getByRole('link', { name: /^Manual IP/ });
    await expect(chapters).toHaveCount(0);
    // Said once, among the preferences.
    await expect(filterGroup(page, 'Search within')).toHaveCount(0);
    const manual = filterGroup(page, 'General preferences').getByRole('checkbox', { name: 'Search within Manual IP' });
    await manual.check();
    await expect(page).toHaveURL('/search?searchwithin=manual-ip');
    await expect(chapters).toHaveText(/^Manual IP chapter \d+$/);
    await manual.uncheck();
    await expect(page).toHaveURL('/search');
    await expect(manual).not.toBeChecked();
  });
});
