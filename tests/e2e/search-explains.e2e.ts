import type { Page } from '@playwright/test';
import { expect, readCount, searchField, signInBrowser, test } from '#tests/support/browser-test.ts';
import { checkAccessibility, checkWidth } from './check-accessibility.ts';

test('A query is shown as a tree with the words that its terms find, and what was translated is taken back with one click', async ({
  page,
}) => {
  await page.goto('/search?q=arbitrat* w/5 (seat OR venue)');
  await readCount(page);
  await page.getByText('How we read your search').click();
  const tree = page.getByRole('list', { name: 'How we read your search' });
  await expect(tree.getByText('NEAR5 both, with at most 5 other words between them, in either order')).toBeVisible();
  const anyOf = tree.getByRole('list', { name: 'OR any of these' }).getByRole('listitem');
  await expect(anyOf).toHaveText([/^seat also finds .*seats \(\d/, /^venue\b/]);
  await expect(tree.getByText(/^stands for \d+ words: arbitration \(/)).toBeVisible();
  const asWritten = tree.getByRole('link', { name: 'Only as written: seat' });
  await expect(asWritten).toHaveAttribute('href', /q=arbitrat\*\+NEAR5\+%28%3Dseat\+OR\+venue%29/);
  await checkAccessibility(page, 'the query as a tree');
  await page.getByRole('link', { name: 'Undo: “w/5” was read as NEAR5.' }).click();
  await expect(page).toHaveURL(/q=arbitrat\*(\+|%20)w(\+|%20)5/);
  await expect(page.getByText('was read as NEAR5')).toHaveCount(0);
});

test('A case number leads to its document from above the hits, also for those who may not open it', async ({
  page,
  context,
}) => {
  await page.goto('/search?q=91873/XY');
  const box = page.getByRole('region', { name: 'Go to' });
  await expect(box.getByText('Award · ICC Case No. 91873/XY · 18 Feb 2016')).toBeVisible();
  await checkAccessibility(page, 'a direct match');
  await box.getByRole('link', { name: /Partial Award on Liability/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/document/ka-award-001');
  await expect(page.getByRole('heading', { level: 1, name: /Halvorsen Energi AS/ })).toBeVisible();
  await context.clearCookies();
  await signInBrowser(context, 'yb');
  await page.goto('/search?q=91873/XY');
  await expect(page.getByRole('region', { name: 'Go to' }).getByText('Not in your subscription').first()).toBeVisible();
});

test('A search that finds nothing says what stands in the way, and each way on finds what it says (OP-67, SR-087)', async ({
  page,
}) => {
  await page.goto('/search?q=turbnie AND award&jurisdiction=Nowhere');
  await expect(page.getByRole('heading', { name: 'No results found for “turbnie AND award”' })).toBeVisible();
  await expect(page.getByText('1 filter is on: Jurisdiction: Nowhere.')).toBeVisible();
  await expect(page.getByText('“turbnie” is in no document.')).toBeVisible();
  const ways = page.getByRole('region', { name: 'Broaden your search' });
  await expect(ways.getByRole('link', { name: 'Without “turbnie” and any filter' })).toBeVisible();
  await page.getByRole('link', { name: 'Remove Jurisdiction: Nowhere' }).click();
  const without = ways.getByRole('listitem').filter({ hasText: 'Without “turbnie”' });
  await expect(without).toBeVisible();
  await checkAccessibility(page, 'no results with ways on');
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, 'no results with ways on');
  await page.setViewportSize({ width: 1280, height: 900 });
  const total = Number(/(\d[\d,]*) result/.exec(await without.innerText())?.[1]?.replaceAll(',', ''));
  await expect(page.getByText('Did you mean')).toBeVisible();
  await without.getByRole('link').click();
  await expect(page).toHaveURL(/q=award$/);
  await expect.poll(() => readCount(page)).toBe(total);
  await page.goto('/search?jurisdiction=Nowhere');
  await expect(page.getByRole('heading', { name: 'No results with these filters' })).toBeVisible();
  await expect(page.getByText('Check the spelling')).toHaveCount(0);
});

test('A sentence that no document has leads on to its words, and a document that was named is no failure (OP-67)', async ({
  page,
}) => {
  await page.goto('/search?q=award of the xylophone and turbine');
  await expect(page.getByText('No document has all of these words.')).toBeVisible();
  const way = page.getByText('Any of the words, the best matches first:');
  await expect(way).toBeVisible();
  await expect(page.getByText('Operators count where they are written in capitals:')).toHaveCount(0);
  await way.getByRole('link', { name: 'award OR xylophone OR turbine' }).click();
  await expect.poll(() => readCount(page)).toBeGreaterThan(0);
  await page.goto('/search?q=turbine and award');
  await page.getByText('written in capitals:').getByRole('link', { name: 'turbine AND award' }).click();
  await expect.poll(() => readCount(page)).toBeGreaterThan(0);
  await page.goto(`/search?q=${'xylophone AND '.repeat(20)}turbine`);
  await expect(page.getByRole('heading', { name: /^No results found for “.{79}…”$/ })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/search?q=turbine&jurisdiction=${'y'.repeat(150)}`);
  await expect(page.getByRole('link', { name: /^Remove Jurisdiction: y+$/ })).toBeVisible();
  await expect(page.getByText(/^1 filter is on: Jurisdiction: y+\.$/)).toBeVisible();
  await checkWidth(page, 'a filter of one long word');
});

test('A pasted list of citations is looked up in one go', async ({ page }) => {
  await page.goto('/search');
  await pasteText(page, '1. ICC Case No. 91873/XY\n2. [2016] PAR 4\n3. Nothing at all\n');
  const sheet = page.getByRole('main');
  await expect(page).toHaveURL('/search?list=citations');
  await expect(sheet.getByRole('heading', { name: 'Look up a list of citations' })).toBeVisible();
  await expect(sheet.getByRole('textbox', { name: 'Citations' })).toHaveValue(/91873\/XY/);
  await sheet.getByRole('button', { name: 'Look up' }).click();
  await expect(sheet.getByText('3 entries: 1 held, 1 unclear, 1 not held')).toBeVisible();
  await expect(sheet.getByRole('row', { name: /Nothing at all/ })).toContainText('No document of this edition');
  await checkAccessibility(page, 'a list of citations');
  await sheet.getByRole('row', { name: /PAR 4/ }).getByRole('link').click();
  await expect(page).toHaveURL('/document/ka-award-001');
  // Citations on one line are a list too, whether pasted or searched for.
  const line = 'ICC Case No. 91873/XY; [2016] PAR 4; [2099] PAR 1';
  await page.goto(`/search?q=${encodeURIComponent(line)}`);
  await page.getByRole('button', { name: 'Look these up as a list' }).click();
  await expect(sheet.getByRole('textbox', { name: 'Citations' })).toHaveValue(line);
  await pasteText(page, line.replaceAll('; ', ';'));
  await expect(sheet.getByRole('textbox', { name: 'Citations' })).toHaveValue(line.replaceAll('; ', ';'));
});

test('OP-184: a long list shows all its rows on its page, and what is meant by date or kind is no longer several', async ({
  page,
}) => {
  const lines = [
    ...Array.from({ length: 120 }, (_, index) => `Nothing of ours, number ${index}`),
    'Nordvind Solar AB and Heliodor Invest S.à r.l. v. Republic of Costaverde, Award (24 November 2020) ¶ 112',
    'Nordvind Solar AB and Heliodor Invest S.à r.l. v. Republic of Costaverde, Procedural Order No. 2, 8 June 2018',
  ];
  await page.goto('/search?list=citations');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'Citations' }).fill(lines.join('\n'));
  await main.getByRole('button', { name: 'Look up' }).click();
  await expect(main.getByText('122 entries: 2 held, 120 not held')).toBeVisible();
  await expect(main.locator('tbody tr')).toHaveCount(122);
  const isCut = await main.locator('table').evaluate((table) => {
    for (let box = table.parentElement; box && box.tagName !== 'MAIN'; box = box.parentElement) {
      if (getComputedStyle(box).overflowY !== 'visible') return true;
    }
    return false;
  });
  expect(isCut).toBe(false);
  await expect(main.getByRole('row', { name: /^121 / }).getByRole('link')).toHaveText(/Award$/u);
  await expect(main.getByRole('row', { name: /^122 / }).getByRole('link')).toHaveText(/Procedural Order No\. 2/u);
  await checkAccessibility(page, 'a long list of citations');
});

test('What is no query is recognised: a citation not held, a provision, a passage, small operators', async ({
  page,
}) => {
  await page.goto('/search?q=%5B2031%5D+PNSC+1');
  await expect(page.getByRole('heading', { name: 'Recognised citation, not in this library' })).toBeVisible();
  await expect(page.getByText(/ OR 1\b/)).toHaveCount(0);
  await expect(page.getByText('Nothing that this search looks through bears or names it.')).toBeVisible();
  await expect(page.getByText('Words side by side are read as a phrase.')).toHaveCount(0);
  await page.goto('/search?q=NYC+art+V');
  await expect(page.getByRole('region', { name: 'Go to' }).getByRole('link').first()).toHaveAttribute('href', /#/);
  await page.getByRole('link', { name: 'Article V New York Convention, in every spelling' }).click();
  await expect(page.getByRole('main').getByText(/^\d{2} results/)).toBeVisible();
  await page.goto('/search?q=award+or+turbine');
  await expect(page.getByRole('link', { name: 'award OR turbine' })).toBeVisible();
  await page.goto('/search');
  const passage =
    'The tribunal recalls, as did others,\nthat the parties chose the seat; the award of damages follows the contract, and [2016] PAR 4 says so at length for every claim.';
  await pasteText(page, passage);
  await page.keyboard.press('Enter');
  await expect(page.getByText('This is a passage')).toBeVisible();
  await page.getByRole('link', { name: 'Search for its longest words instead' }).click();
  await expect(page).toHaveURL(/\+OR\+/);
});

async function pasteText(page: Page, text: string): Promise<void> {
  await searchField(page).focus();
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}
