import type { Locator, Page } from '@playwright/test';
import { expect, readCount, searchField, searchTerms, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

const panel = (page: Page): Locator => page.getByRole('listbox', { name: 'Suggestions' });
const chosen = (page: Page): Locator => panel(page).getByRole('option', { selected: true });
const SUGGESTIONS = /\/autocomplete\?/;

test('The query stands in the field as pills, each with its operator, and what is typed joins them (SR-026, SR-030, SR-059, SR-066, SR-067, SR-072, SR-074)', async ({
  page,
}) => {
  await page.goto('/search');
  const before = await page.getByRole('search').boundingBox();
  await page.goto('/search?q=seat+OR+venue');
  await expect(searchTerms(page)).toHaveText(['seat', 'ORvenue']);
  expect((await page.getByRole('search').boundingBox())?.height).toBe(before?.height);
  await page.goto('/search?q=seat+of+arbitration+OR+venue&start=10');
  await expect(searchTerms(page)).toHaveText(['"seat of arbitration"', 'ORvenue']);
  const field = searchField(page);
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('placeholder', 'Search within these results');
  await field.fill('award');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=%28seat+of+arbitration+OR+venue%29+AND+award');
  await expect(searchTerms(page)).toHaveText(['(seat of arbitration OR venue)', 'ANDaward']);
  await page.goBack();
  await expect(searchTerms(page)).toHaveText(['"seat of arbitration"', 'ORvenue']);
  await page.goForward();
  await expect(searchTerms(page)).toHaveText(['(seat of arbitration OR venue)', 'ANDaward']);
  await field.fill('NOT tax');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(searchTerms(page).last()).toHaveText('NOTtax');
  await page.getByRole('button', { name: 'Operator AND, before award' }).click();
  const menu = page.getByRole('menu', { name: 'Operator' });
  await expect(menu.getByRole('menuitemradio')).toHaveCount(10);
  await menu.getByRole('menuitemradio', { name: 'NEAR20' }).click();
  await expect(page).toHaveURL(/NEAR20\+award\+NOT\+tax$/);
  await field.fill('annulment');
  await page.getByRole('button', { name: 'Remove tax' }).click();
  await expect(searchTerms(page)).toHaveCount(2);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('annulment');
  await field.fill('');
  await page.getByRole('button', { name: 'How to write a query' }).click();
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await expect(searchTerms(page)).toHaveCount(0);
  await expect(field).toHaveValue('(seat of arbitration OR venue) NEAR20 award');
  await field.fill('consent NEAR7 seat');
  await field.press('Enter');
  await expect(searchTerms(page)).toHaveText(['consent', 'NEAR7seat']);
  // A value joins the search as one more filter, and nothing opens over the results in place of the suggestions.
  await page.goto('/search?jurisdiction=France');
  await field.fill('annulm');
  await panel(page).getByRole('option', { name: 'Add filter: Annulment, Topic', exact: true }).click();
  await expect(page).toHaveURL('/search?jurisdiction=France&topic=Award+%3E+Annulment');
  await readCount(page);
  await expect(field).toHaveValue('');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  // So it does where the query is open as text.
  await page.goto('/search?q=award&contenttype=Award&jurisdiction=France');
  await field.focus();
  await page.getByRole('button', { name: 'How to write a query' }).click();
  await page.getByRole('button', { name: 'Edit as text' }).click();
  await field.fill('spain');
  await expect(async () => {
    await field.press('ArrowDown');
    await panel(page)
      .getByRole('option', { name: 'Add filter: Spain, Jurisdiction', exact: true })
      .click({ timeout: 2000 });
  }).toPass();
  await expect(page).toHaveURL('/search?q=award&contenttype=Award&jurisdiction=France&jurisdiction=Spain');
  await expect(field).toHaveValue('');
  await expect(searchTerms(page)).toHaveText(['award']);
});

test('Pills are gone through, edited and removed with the keyboard alone (SR-026)', async ({ page }) => {
  await page.goto('/search?q=award+AND+seat+NOT+tax');
  await readCount(page);
  const field = searchField(page);
  await field.focus();
  const said = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const region = document.querySelector('output[aria-live]');
    const note = () => texts.push(region?.textContent ?? '');
    if (region) new MutationObserver(note).observe(region, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  await page.keyboard.press('Backspace');
  await expect(page.getByRole('button', { name: 'Edit tax' })).toBeFocused();
  await page.keyboard.press('Backspace');
  await expect(searchTerms(page)).toHaveCount(2);
  expect(await said.jsonValue()).toContain('Removed: NOT tax');
  await expect(field).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  const editor = page.getByRole('textbox', { name: 'Edit term seat' });
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Edit seat' })).toBeFocused();
  await page.keyboard.press('F2');
  await editor.fill('good faith');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=award+AND+good+faith');
  await expect(searchTerms(page)).toHaveText(['award', 'AND"good faith"']);
  await page.getByRole('button', { name: 'Edit "good faith"' }).focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: 'AND', exact: false, checked: true })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=award+OR+%22good+faith%22');
  await expect(page.getByRole('button', { name: 'Operator OR, before "good faith"' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Delete');
  await expect(searchTerms(page)).toHaveText(['"good faith"']);
});

test('Suggestions come from the third character in their sections and are steered from the field (SR-027, SR-032, SR-033, SR-035, SR-037, SR-038, SR-042, SR-043, CON-016)', async ({
  page,
}) => {
  await page.goto('/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SUGGESTIONS.test(request.url())) asked.push(request.url());
  });
  const field = searchField(page);
  await field.pressSequentially('ar');
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.pressSequentially('bi');
  await expect(panel(page)).toBeVisible();
  expect(asked.some((url) => /term=a(r|$)?(&|$)/.test(url))).toBe(false);
  await expect(
    panel(page).getByRole('group', { name: 'Search suggestions' }).getByRole('option').first(),
  ).toBeVisible();
  await expect(panel(page).getByRole('group', { name: 'Practical Insights' })).toBeVisible();
  await expect(page.getByText('All words must be present.')).toBeVisible();
  await expect(page.getByText(/\d+ suggestions?\. The arrow keys go through them\./)).toBeAttached();
  const all = panel(page).getByRole('option', { name: /^See all books \(\d+\)$/ });
  await expect(all).toHaveAttribute('href', '/books?qPublicationTitle=arbi*');
  await checkThemes(page, 'suggestions');
  await field.press('ArrowDown');
  await expect(chosen(page)).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await chosen(page).getAttribute('id')) ?? '');
  await field.press('ArrowUp');
  await expect(chosen(page)).toHaveCount(0);
  await field.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field).toHaveValue('arbi');
  await field.press('ArrowDown');
  await expect(panel(page)).toBeVisible();
  await field.press('Backspace');
  await field.press('Backspace');
  await expect(panel(page)).toBeHidden();
  // What was found for four letters is gone: it does not come back while the next text is being asked for.
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(SUGGESTIONS, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  const next = page.waitForRequest(/term=arz/);
  await field.press('z');
  await next;
  await expect(panel(page)).toBeHidden();
  answer();
  await page.unroute(SUGGESTIONS);
  await field.fill('arbitration');
  await field.press('ArrowDown');
  await expect(async () => {
    await field.press('ArrowDown');
    await expect(chosen(page)).toHaveCount(1, { timeout: 500 });
  }).toPass();
  const href = (await chosen(page).getAttribute('href')) ?? '';
  await field.press('Enter');
  await expect(page).toHaveURL(href);
  await expect(panel(page)).toBeHidden();
});

test('Words looked for in titles stand as a pill, and give way to a search by the field (SR-076, SR-148)', async ({
  page,
}) => {
  await page.goto('/books?qPublicationTitle=arbitration');
  const pill = page.getByRole('link', { name: 'Remove In publication titles: arbitration' });
  await expect(pill).toBeVisible();
  await expect(page.getByText('Understood as')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('score desc');
  await searchField(page).fill('jurisdiction');
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/books?q=jurisdiction');
  await page.goBack();
  await expect(pill).toBeVisible();
  await page.getByRole('button', { name: 'Clear search' }).click();
  await expect(page).toHaveURL('/books');
});

test('A section says when nothing goes with the text, and Enter searches for what was typed (SR-039, SR-041, SR-046)', async ({
  page,
}) => {
  await page.goto('/');
  await searchField(page).fill('zzzyyxx');
  const words = page.getByText('No search suggestions found with matching term.');
  await expect(words).toBeVisible();
  await expect(words.locator('../..')).toContainText('No practical insights found with matching term.');
  await expect(words.locator('../..')).not.toContainText('Books');
  // Without options it is no list.
  await expect(panel(page)).toHaveCount(0);
  await searchField(page).press('Enter');
  await expect(page).toHaveURL('/search?q=zzzyyxx');
});

test.describe('in the edition for intellectual property', () => {
  test.use({ account: 'default' });

  test('Suggested content has its place and its message, and nothing is asked for it (SR-034, SR-036, SR-040)', async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (SUGGESTIONS.test(request.url())) asked.push(new URL(request.url()).search);
    });
    await page.goto((baseURL ?? '').replace('localhost', 'kipl.localhost'));
    await searchField(page).fill('patent');
    const section = panel(page).getByRole('group', { name: 'Suggested content' });
    await expect(section.getByText('No suggested content found with matching term.')).toBeVisible();
    await expect(panel(page).getByRole('group', { name: 'Practical Insights' })).toHaveCount(0);
    expect(asked).toEqual(['?term=patent&section=goTo', '?term=patent', '?term=patent']);
  });
});

test.describe('when the library fails to suggest', () => {
  test.use({ allowComplaints: [/Failed to load resource|No suggestions could be had/] });

  test('An overtaken call is cancelled, a failing one is a matter for the console only, and Enter searches even where no form would be sent (SR-044, ERR-018, SH-314)', async ({
    page,
  }) => {
    await page.goto('/search');
    await readCount(page);
    let held = 0;
    let isHeld = true;
    await page.route(SUGGESTIONS, async (route) => {
      held += 1;
      if (isHeld) return;
      await route.fulfill({ status: 500, json: { code: 'internal', message: 'Broken.', requestId: '1' } });
    });
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const field = searchField(page);
    const cancelled: (string | undefined)[] = [];
    page.on('requestfailed', (request) => {
      if (/term=awar(?:&|$)/.test(request.url())) cancelled.push(request.failure()?.errorText);
    });
    await field.fill('awar');
    await expect.poll(() => held).toBe(4);
    isHeld = false;
    await field.fill('award');
    await expect.poll(() => cancelled).toEqual(Array.from({ length: 4 }, () => 'net::ERR_ABORTED'));
    await expect
      .poll(() => said.filter((line) => line.startsWith('No suggestions could be had')).length)
      .toBeGreaterThan(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByText('Broken.')).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    // A key made by a script never sends a form: what searches is the field itself.
    await field.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    await expect(page).toHaveURL('/search?q=award');
    await readCount(page);
  });
});

test('The prefilter button counts the filters and opens them, from the home page too (SR-028, SR-029)', async ({
  page,
}) => {
  await page.goto('/search?q=award&jurisdiction=France&titleOnly=true');
  const prefilter = page.getByRole('button', { name: 'Prefilter: 2 chosen' });
  await expect(prefilter).toHaveText('2');
  await prefilter.click();
  await expect(page.getByRole('complementary', { name: 'Search filters' })).toBeFocused();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole('complementary', { name: 'Search filters' })).toHaveCount(0);
  await prefilter.click();
  const sheet = page.getByRole('dialog', { name: 'Search filters' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await page.goto('/');
  await page.getByRole('button', { name: 'Prefilter' }).click();
  await expect(page).toHaveURL('/search');
  await expect(sheet).toBeVisible();
});

test('The builder writes the query, explains it, reads it back and takes a list of citations', async ({ page }) => {
  await page.goto('/search?q=award+AND+%22good+faith%22+NOT+tax');
  await readCount(page);
  await page.getByRole('button', { name: 'Build a query' }).click();
  const sheet = page.getByRole('dialog', { name: 'Build a query' });
  await expect(sheet.getByLabel('All of these words')).toHaveValue('award');
  await expect(sheet.getByLabel('All of these words')).toBeFocused();
  await expect(sheet.getByLabel('This exact phrase')).toHaveValue('good faith');
  await expect(sheet.getByLabel('None of these words')).toHaveValue('tax');
  await sheet.getByLabel('None of these words').fill('');
  await sheet.getByLabel('This exact phrase').fill('');
  await sheet.getByLabel('Any of these words').fill('seat venue');
  await sheet.getByLabel('Words near each other').fill('burden proof');
  await sheet.getByLabel('At most').selectOption('10 other words between');
  await expect(sheet.getByText('award AND burden NEAR10 proof AND (seat OR venue)')).toBeVisible();
  await expect(sheet.getByText('“burden” within 10 words of “proof”')).toBeVisible();
  await checkThemes(page, 'builder');
  await sheet.getByLabel('All of these words').press('Enter');
  await expect(sheet).toBeHidden();
  await expect(searchTerms(page)).toHaveText(['award', 'ANDburden', 'NEAR10proof', 'AND(seat OR venue)']);
  await page.getByRole('button', { name: 'Build a query' }).click();
  await sheet.getByRole('button', { name: 'Look up a list of citations' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Look up a list of citations' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('Pills, suggestions and the builder fit and can be touched (SR-026, SR-027)', async ({ page }) => {
    await page.goto('/search?q=arbitrat*+NEAR5+(seat+OR+venue)+AND+"good+faith"+NOT+tax');
    await readCount(page);
    await page.getByRole('button', { name: /Edit the search$/ }).click();
    for (const name of ['Remove tax', 'Edit tax', 'Operator NOT, before tax', 'Clear search', 'Prefilter']) {
      const box = await page.getByRole('button', { name }).boundingBox();
      expect.soft(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(43.9);
    }
    await checkWidth(page, 'pills');
    await searchField(page).fill('arbi');
    await expect(panel(page)).toBeVisible();
    await checkWidth(page, 'suggestions');
    await checkAccessibility(page, 'suggestions on a phone');
    await searchField(page).press('Escape');
    await page.getByRole('button', { name: 'How to write a query' }).click();
    await page.getByRole('button', { name: 'Build a query' }).click();
    await expect(page.getByRole('dialog', { name: 'Build a query' })).toBeVisible();
    await checkWidth(page, 'builder');
  });

  test('The search sheet invites as its page does, and keeps its height, so that the help is opened while suggestions are shown (SR-031)', async ({
    page,
  }) => {
    await page.goto('/books');
    await readCount(page);
    await page
      .getByRole('contentinfo')
      .or(page.locator('[data-bottom-bar]'))
      .getByRole('button', { name: 'Search', exact: true })
      .click();
    const sheet = page.getByRole('dialog', { name: 'Search' });
    const field = sheet.getByRole('combobox', { name: 'Search the library' });
    await expect(field).toHaveAttribute('placeholder', 'Search books');
    // It slides in; where the field stands counts once it rests.
    await sheet.evaluate((element) =>
      Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    const place = await field.boundingBox();
    await field.fill('arb');
    await expect(sheet.getByRole('listbox')).toBeVisible();
    expect((await field.boundingBox())?.y).toBe(place?.y);
    await field.fill('zzqqx');
    await expect(sheet.getByText('No search suggestions found')).toBeVisible();
    await checkAccessibility(page, 'no suggestions in the sheet');
    expect((await field.boundingBox())?.y).toBe(place?.y);
    await sheet.getByRole('button', { name: 'How to write a query' }).click();
    await expect(page.getByRole('button', { name: 'Build a query' })).toBeVisible();
  });
});
