import AxeBuilder from '@axe-core/playwright';
import { WITHDRAWN_ID } from '#tests/support/browser-library.ts';
import { expect, REFUSED, rememberTheme, test, type Theme } from '#tests/support/browser-test.ts';

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
  { name: 'page not found', path: '/nowhere', ready: 'Page not found' },
] as const;

const THEMES: readonly Theme[] = ['light', 'dark', 'contrast'];
const WIDTHS = [1440, 390];

test.use({ allowComplaints: [REFUSED] });

for (const theme of THEMES) {
  for (const width of WIDTHS) {
    test(`Every page stands up to WCAG 2.2 AA in the ${theme} theme at ${width} px`, async ({ page }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
      await rememberTheme(page, theme);
      for (const { name, path, ready } of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: ready }).first()).toBeVisible();
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
        );
        expect.soft(found, `${name}, ${theme}, ${width} px`).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(overflow, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
}

for (const theme of THEMES) {
  test(`What opens over a page stands up to WCAG 2.2 AA in the ${theme} theme`, async ({ page }) => {
    await rememberTheme(page, theme);
    await page.goto('/document/ka-book-01-ch03');
    const check = async (what: string) => {
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag22aa']).analyze();
      expect
        .soft(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
          what,
        )
        .toEqual([]);
    };
    for (const button of ['How to write a query', 'Theme', 'Edition', 'Text size and notes']) {
      await page.getByRole('button', { name: button }).click();
      await check(button);
      await page.keyboard.press('Escape');
    }
    await page.locator('a.note-mark').first().click();
    await check('Footnote');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await check('Keyboard');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    for (const button of ['Contents', 'Details', 'Search the library', 'Menu']) {
      await page.getByRole('button', { name: button }).click();
      await check(button);
      await page.keyboard.press('Escape');
    }
  });
}

test('Text of twice the size stays readable and scrolls only downwards (SC 1.4.4, 1.4.10)', async ({ page }) => {
  await page.setViewportSize({ width: 720, height: 900 });
  for (const path of ['/', '/search?q=seat', '/document/ka-award-031', '/document/ka-book-01']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
  }
});
