import type { Page } from '@playwright/test';
import { LONG_ID, RENUMBERED_ID } from '#tests/support/browser-library.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const ADDRESS = `/document/${RENUMBERED_ID}`;

function noticeOf(page: Page) {
  return page.getByRole('complementary', { name: 'About the link you followed' });
}

test('OP-119: a link to a version opens the newest where its words stand unchanged, and says so quietly', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?v=1#p3`);
  await expect(page).toHaveURL(`${ADDRESS}?v=2#p2`);
  await expect(page.locator('#p2')).toContainText('A ticket is shown');
  await expect(page.locator('#p2')).toHaveClass(/arrived/);
  const words = 'You followed a link to version 1; the words are unchanged in version 2.';
  await expect(noticeOf(page)).toHaveText(words);
  await expect(page.getByRole('status').filter({ hasText: words })).toHaveCount(1);
  await page.reload();
  await expect(noticeOf(page)).toHaveText(words);
  await noticeOf(page).getByRole('button', { name: 'Close this note' }).press('Enter');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('OP-119: a link to words that were changed or removed shows their version and offers the newest', async ({
  page,
}) => {
  await page.goto(`${ADDRESS}?v=1#p2`);
  await expect(page.locator('#p2')).toContainText('No dog');
  await expect(noticeOf(page)).toContainText('Removed in version 2.');
  await page.goto(`${ADDRESS}?v=1#p1:24-28`);
  await expect(page.locator('#p1')).toContainText('Oslo');
  await expect(page.locator('#p1')).toHaveClass(/arrived/);
  await expect(noticeOf(page)).toContainText('Changed in version 2.');
  await noticeOf(page).getByRole('link', { name: 'Read this place in version 2' }).press('Enter');
  await expect(page).toHaveURL(`${ADDRESS}?v=2#p1`);
  await expect(page.locator('#p1')).toContainText('Bergen');
  await expect(noticeOf(page)).toHaveCount(0);
});

test('OP-119: a bare number whose words differ opens the newest and offers the others', async ({ page }) => {
  await page.goto(`${ADDRESS}#p2`);
  await expect(page.locator('#p2')).toContainText('A ticket is shown');
  await expect(noticeOf(page)).toContainText('The link names no version, and paragraph 2 had other words');
  await noticeOf(page).getByRole('link', { name: 'Version 1' }).click();
  await expect(page).toHaveURL(`${ADDRESS}?v=1#p2`);
  await expect(page.locator('#p2')).toContainText('No dog');
  await expect(noticeOf(page)).toContainText('Removed in version 2.');
});

test('OP-119: a bare number that is gone leads to the nearest place that is left', async ({ page }) => {
  await page.goto(`${ADDRESS}#p4`);
  await expect(noticeOf(page)).toContainText('There is no paragraph 4 any more');
  await expect(page.locator('#p2')).toHaveClass(/arrived/);
});

test('A paragraph chosen in the text is no link that was followed', async ({ page }) => {
  await page.goto(ADDRESS);
  await page.locator('#p2 a.number').click();
  await expect(page).toHaveURL(`${ADDRESS}#rule-2`);
  await expect(page.locator('#p2')).toHaveClass(/arrived/);
  await page.reload();
  await expect(page.locator('#p2')).toHaveClass(/arrived/);
  await expect(noticeOf(page)).toHaveCount(0);
});

test('OP-119: a passage of a document with one version is accepted and its paragraph marked', async ({ page }) => {
  await page.goto(`/document/${LONG_ID}#p5000:10-30`);
  await expect(page.locator('#p5000')).toBeInViewport();
  await expect(page.locator('#p5000')).toHaveClass(/arrived/);
});

test('A notice of a link stands up to WCAG 2.2 AA in every theme, on a desk and on a phone', async ({ page }) => {
  await checkPage(page, `${ADDRESS}#p2`, noticeOf(page).getByText('The link names no version'));
});
