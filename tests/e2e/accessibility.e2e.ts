import { WITHDRAWN_ID } from '#tests/support/browser-library.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPages, checkThemes, checkWidth } from './check-accessibility.ts';

const PAGES = [
  { name: 'home', path: '/', ready: 'New in the library' },
  { name: 'search', path: '/search?q=seat+OR+consent&jurisdiction=France', ready: /\d+ results?/ },
  { name: 'books', path: '/books', ready: /\d+ results?/ },
  { name: 'no results', path: '/search?q=zzzz+yyyy', ready: /No results found/ },
  { name: 'unreadable query', path: '/search?q=seat+AND', ready: 'This query cannot be read' },
  { name: 'document', path: '/document/ka-award-031?searchTerm=consent+OR+shareholder', ready: /Rioverde/ },
  { name: 'document with notes and a table', path: '/document/ka-book-01-ch03', ready: 'The supervising court' },
  { name: 'publication', path: '/document/ka-book-01', ready: 'Contents' },
  { name: 'case', path: '/document/case/ka-case-001/ka-case-001-p1', ready: 'Proceedings' },
  { name: 'withdrawn document', path: `/document/${WITHDRAWN_ID}`, ready: /Northwind/ },
  { name: 'page not found', path: '/no-such-page', ready: 'Page not found' },
] as const;

test.use({ allowComplaints: [REFUSED] });

for (const pages of [PAGES.slice(0, 5), PAGES.slice(5, 8), PAGES.slice(8)]) {
  const names = pages.map(({ name }) => `“${name}”`).join(', ');
  test(`The pages ${names} stand up to WCAG 2.2 AA in every theme, on a desk and on a phone`, async ({ page }) => {
    await checkPages(
      page,
      pages.map(({ path, ready }) => ({ path, heading: page.getByRole('heading', { name: ready }).first() })),
    );
  });
}

test('What opens over a page stands up to WCAG 2.2 AA in every theme', async ({ page }) => {
  await page.goto('/document/ka-book-01-ch03');
  // The document itself is held against the rules in each theme above.
  const above = 'dialog:modal, :popover-open';
  const open = page.locator(above);
  const check = async (what: string) => {
    await expect(open).not.toHaveCount(0);
    await checkThemes(page, what, above);
    // What opened on top of it, such as a list under a field, takes the first Escape.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(open).toHaveCount(0, { timeout: 500 });
    }).toPass();
  };
  for (const button of ['How to write a query', 'Theme', 'Edition', 'Text size, line width and notes']) {
    await page.getByRole('button', { name: button }).click();
    await check(button);
  }
  await page.locator('a.note-mark').first().click();
  await check('Footnote');
  await page.keyboard.press('?');
  await check('Keyboard');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const button of ['Contents', 'Details', 'Search the library', 'Menu']) {
    await page.getByRole('button', { name: button }).click();
    await check(button);
  }
});

test('Text of twice the size stays readable and scrolls only downwards (SC 1.4.4, 1.4.10)', async ({ page }) => {
  // As a reader sets it in the browser, so that layouts that are chosen by the size of letters follow.
  const settings = await page.context().newCDPSession(page);
  await settings.send('Page.enable');
  await settings.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  for (const width of [390, 720]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/search?q=seat',
      '/document/ka-award-031',
      '/document/ka-book-01',
      '/document/case/ka-case-001',
    ]) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await checkWidth(page, `${path} at ${width} px`);
    }
  }
});

test('Where letters alone are twice as large, the text keeps half of a wide screen (SC 1.4.4)', async ({ page }) => {
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/document/ka-award-031');
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(page.locator('.document-text p').first()).toBeVisible();
    expect((await page.locator('.document-text').boundingBox())!.width).toBeGreaterThan(width * 0.38);
    await checkWidth(page, `the award at ${width} px`);
  }
});
