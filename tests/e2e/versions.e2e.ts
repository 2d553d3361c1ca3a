import { documentDetails } from '#contract/document.ts';
import { VERSIONED_ID, VERSIONED_TITLE } from '#tests/support/browser-library.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const ADDRESS = `/document/${VERSIONED_ID}`;
const DAY = /\d\d \w{3} \d{4}/.source;

test('OP-115: a document says which of its versions it is and opens the others', async ({ page }) => {
  await page.goto(ADDRESS);
  await expect(page.getByText(new RegExp(`^Version 3 of 3, since ${DAY}$`))).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Former version' })).toHaveCount(0);
  await page.getByRole('button', { name: 'All versions' }).press('ArrowDown');
  const versions = page.getByRole('list', { name: 'Versions' });
  await expect(versions.getByRole('listitem')).toHaveText([
    new RegExp(`^Version 3 current, since ${DAY}$`),
    new RegExp(`^Version 2 ${DAY} to ${DAY}$`),
    new RegExp(`^Version 1 ${DAY} to ${DAY}, not kept$`),
  ]);
  await expect(versions.getByRole('link')).toHaveCount(2);
  await expect(versions.getByRole('link').first()).toHaveAttribute('aria-current', 'true');
  await versions.getByRole('link', { name: 'Version 2' }).press('Enter');
  await expect(page).toHaveURL(`${ADDRESS}?v=2`);
  await expect(page.getByText(new RegExp(`^Version 2 of 3, replaced ${DAY}$`))).toBeVisible();
  await expect(page.locator('#p2')).toContainText('Bergen');
  await expect(page).toHaveTitle(`Pandect Arbitration | ${VERSIONED_TITLE} (version 2)`);
});

test('A former version stays over the way through its text and leads to the newest', async ({ page }) => {
  await page.goto(`${ADDRESS}?v=2#p2`);
  await expect(page.locator('#p2')).toContainText('Bergen');
  await page.locator('#p3 a.number').click();
  await expect(page).toHaveURL(`${ADDRESS}?v=2#rule-3`);
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Scope' }).click();
  await expect(page).toHaveURL(new RegExp(`${ADDRESS}\\?v=2#b`));
  const notice = page.getByRole('complementary', { name: 'Former version' });
  await expect(notice).toContainText('This is a former version');
  await notice.getByRole('link', { name: 'Read the newest version' }).click();
  await expect(page).toHaveURL(ADDRESS);
  await expect(page.locator('#p2')).toContainText('Tromsø');
  await page.goBack();
  await expect(page.locator('#p2')).toContainText('Bergen');
});

test('Only the newest version marks what was searched for', async ({ page }) => {
  await page.goto(`${ADDRESS}?searchTerm=costs&v=2`);
  await expect(page.locator('#p2')).toContainText('Bergen');
  await expect(page.locator('.document-text mark')).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Matches' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read the newest version' }).click();
  await expect(page.locator('.document-text mark').first()).toBeVisible();
});

test('OP-119: a copied link to a paragraph names the version it was made on', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  await page.locator('#p2').hover();
  await page.getByRole('button', { name: 'Copy the link to this paragraph' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${new URL(page.url()).origin}${ADDRESS}?v=3#rule-2`);
});

test('OP-115: what changed is shown by paragraphs, then by words, marked also without colour', async ({ page }) => {
  await page.goto(`${ADDRESS}?v=2`);
  await page.getByRole('link', { name: 'What changed since' }).click();
  await expect(page).toHaveURL(`${ADDRESS}?from=2`);
  await expect(page.getByRole('heading', { name: 'What changed from version 2 to version 3' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'changed' })).toHaveText(
    '2 paragraphs changed, 1 paragraph added.',
  );
  const deleted = page.getByRole('deletion');
  await expect(deleted).toHaveText(['deleted: Bergen', 'deleted: 60']);
  await expect(deleted.first()).toHaveCSS('text-decoration-line', 'line-through');
  const inserted = page.getByRole('insertion');
  await expect(inserted.nth(0)).toHaveText('inserted: Tromsø');
  await expect(inserted.nth(1)).toContainText('A request for interim relief');
  await expect(inserted.nth(2)).toHaveText('inserted: 90');
  await expect(inserted.first()).toHaveCSS('text-decoration-line', 'underline');
  await page.getByRole('link', { name: 'Added' }).click();
  await expect(page).toHaveURL(`${ADDRESS}#p3`);
  await expect(page.locator('#p3')).toBeInViewport();
  await expect(page.getByRole('complementary', { name: 'About the link you followed' })).toHaveCount(0);
});

test('OP-115: a publication says its versions too, and what changed in it is read as text', async ({ page }) => {
  await page.route('**/GetDocument?id=ka-book-01*', async (route) => {
    const answer = documentDetails.parse(await (await route.fetch()).json());
    const undated = { inForceFrom: null, inForceUntil: null };
    const one = { importedAt: '2026-01-02T00:00:00.000Z', replacedAt: null, isKept: true, isOpen: true, ...undated };
    const versions = [
      { ...one, version: 2 },
      { ...one, version: 1, replacedAt: '2026-01-02T00:00:00.000Z' },
    ];
    await route.fulfill({ json: { ...answer, version: 2, versions } });
  });
  await page.goto('/document/ka-book-01');
  await expect(page.getByText(/^Version 2 of 2/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'What changed' })).toHaveAttribute('href', '/document/ka-book-01?from=1');
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
});

test('What changed stands up to WCAG 2.2 AA in every theme, on a desk and on a phone', async ({ page }) => {
  await checkPage(page, `${ADDRESS}?from=2`, page.getByRole('heading', { name: 'What changed from version 2' }));
  await expect(page.getByRole('deletion').first()).toBeVisible();
});

test('A former version stands up to WCAG 2.2 AA in every theme, on a desk and on a phone', async ({ page }) => {
  await checkPage(page, `${ADDRESS}?v=2`, page.getByRole('heading', { name: VERSIONED_TITLE }).first());
});

test.describe('a version that cannot be read', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('says that it was not kept, or that there is none, and leads to the newest', async ({ page }) => {
    await page.goto(`${ADDRESS}?v=1`);
    await expect(page.getByRole('heading', { level: 1, name: `${VERSIONED_TITLE}, version 1` })).toBeVisible();
    await expect(
      page.getByText(new RegExp(`^Version 1 was replaced on ${DAY}, and its text was not kept\\.$`)),
    ).toBeVisible();
    await page.goto(`${ADDRESS}?v=7`);
    await expect(page.getByText('This document has the versions 1 to 3.')).toBeVisible();
    await page.getByRole('link', { name: 'Read the newest version (3)' }).click();
    await expect(page).toHaveURL(ADDRESS);
    await expect(page.getByRole('heading', { level: 1, name: VERSIONED_TITLE })).toBeVisible();
  });

  test('What changed since a version without a text says why, and leads to no text of it', async ({ page }) => {
    await page.goto(`${ADDRESS}?from=1`);
    await expect(page.getByRole('heading', { name: 'What changed from version 1 to version 3' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Read version 1' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Both side by side' })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Read version 3' })).toBeVisible();
  });
});

test.describe('OP-197: a law', () => {
  const LAW = '/document/ka-legislation-001';
  test.use({ allowComplaints: [REFUSED] });

  test('says which state of it this is, and a day leads to the text of that day or to the nearest', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(LAW);
    await expect(page.getByText('In force from 01 Aug 2025, version 2 of 2', { exact: true })).toBeVisible();
    const day = page.getByLabel('As in force on');
    await day.fill('2025-07-31');
    await day.press('Enter');
    await expect(page).toHaveURL(`${LAW}?inForce=2025-07-31`);
    const notice = page.getByRole('complementary', { name: 'Former version' });
    await expect(notice).toContainText('This is the text as in force on 31 Jul 2025.');
    await expect(page.getByText('In force from 31 Jan 1997 until 31 Jul 2025, version 1 of 2')).toBeVisible();
    await expect(page).toHaveTitle(/\(the text in force from 31 Jan 1997 until 31 Jul 2025\)$/u);
    await page.getByRole('navigation', { name: 'Contents' }).getByRole('link', { name: 'Tribunal' }).click();
    await expect(page).toHaveURL(new RegExp(`${LAW}\\?inForce=2025-07-31#b`, 'u'));
    await expect(notice).toBeVisible();
    await page.getByRole('button', { name: 'Cite', exact: true }).click();
    await page.getByRole('button', { name: 'Copy citation' }).click();
    // Copying goes on after the press.
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/Arbitration Act 1996 .*\(as in force from 31 Jan 1997 until 31 Jul 2025\)$/u);
    await page.keyboard.press('Escape');
    await checkPage(page, `${LAW}?inForce=2025-07-31`, page.getByRole('heading', { level: 1 }));
    await day.fill('1997-01-30');
    await page.getByRole('button', { name: 'Show' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('as in force on 30 Jan 1997');
    await page.getByRole('link', { name: 'Read the text in force from 31 Jan 1997' }).press('Enter');
    await expect(page).toHaveURL(`${LAW}?inForce=1997-01-31`);
    await expect(notice).toContainText('as in force on 31 Jan 1997');
    await page.goto(`${LAW}?inForce=1997-02-31`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such day');
  });
});
