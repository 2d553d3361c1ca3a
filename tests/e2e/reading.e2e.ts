import { documentDetails } from '#contract/document.ts';
import { getPublicationDetail, publicationDetail } from '#contract/publication.ts';
import { TABLE_ID, WITHDRAWN_ID, WITHDRAWN_TITLE } from '#tests/support/browser-library.ts';
import { expect, REFUSED, test } from '#tests/support/browser-test.ts';
import { checkAccessibility } from './check-accessibility.ts';

const AWARD = '/document/ka-award-031';

test('A document found by its record alone says where the words stand, and marks them there', async ({ page }) => {
  await page.goto('/document/ka-nyc-005?searchTerm=arbitrat* NEAR10 disclos*');
  await expect(page.getByRole('group', { name: 'Matches', exact: true })).toContainText(
    'In the record (summary), not in the text',
  );
  await expect(page.getByRole('main').locator('header mark')).toHaveText(['arbitrator', 'disclosed']);
});

test('A document page shows the text, its contents and its details (SR-150, SR-151, SR-153, SR-156)', async ({
  page,
}) => {
  await page.goto(AWARD);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rioverde');
  await expect(page.getByRole('navigation', { name: 'Contents' }).getByRole('link').first()).toBeVisible();
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByText('25 May 1998')).toBeVisible();
  await expect(details.getByRole('link', { name: 'Netherlands' })).toHaveAttribute('href', '/jurisdiction/netherlands');
  await expect(page).toHaveTitle(/^Pandect Arbitration \| Rioverde/);
});

test('The first section is marked from the start, and the bar names the document once its title is out of sight', async ({
  page,
}) => {
  await page.goto('/document/ka-award-001');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  await expect(contents.getByRole('link').first()).toHaveAttribute('aria-current', 'location');
  const details = page.getByRole('complementary', { name: 'Details' });
  await expect(details.getByRole('heading', { level: 3 })).toHaveText(['Case', 'People', 'Law', 'Cited']);
  // The library has no text of these rules: they lead to what names them.
  await expect(details.getByRole('link', { name: 'ICC Rules 2012' })).toHaveAttribute(
    'href',
    /^\/search\?applicablerules=/,
  );
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  const button = page.locator('article button').last();
  const [name, left] = [page.locator('article').getByText(title, { exact: true }), (await button.boundingBox())?.x];
  await expect(name).toHaveCount(1);
  await page.evaluate(() => scrollTo(0, 1200));
  await expect(name).toHaveCount(2);
  await expect(name.last()).toBeInViewport();
  expect((await button.boundingBox())?.x).toBe(left);
});

test('A document opened from a search marks what was searched for (SR-157)', async ({ page }) => {
  await page.goto('/search?q=shareholder');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/document\/.+\?searchTerm=shareholder/);
  const total = Number((await page.getByText(/^\d+ match(es)?$/).innerText()).split(' ')[0]);
  expect(total).toBeGreaterThan(0);
  await page.keyboard.press('n');
  await expect(page.getByText(`1 of ${total}`, { exact: true })).toBeVisible();
  await expect(page.locator('mark.current')).toBeInViewport();
  await page.keyboard.press('p');
  await expect(page.getByText(`${total} of ${total}`, { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Remove marks' }).click();
  await expect(page.locator('.document-text mark')).toHaveCount(0);
  // The button in its place has the focus.
  await expect(page.getByRole('button', { name: 'Mark matches again' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('.document-text mark').first()).toBeAttached();
  await expect(page.getByRole('button', { name: 'Remove marks' })).toBeFocused();
});

test.describe('a text that cannot be fetched', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('leaves the one that is read on the screen, says so and can be asked for again', async ({ page }) => {
    await page.goto('/document/ka-award-031?searchTerm=tribunal');
    const text = page.locator('.document-text');
    await expect(text.locator('mark').first()).toBeAttached();
    await page.route(/GetDocument\?/, (route) => route.abort());
    await page.getByRole('button', { name: 'Remove marks' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'could not be loaded' });
    await expect(alert).toContainText('this is the text that was here');
    await expect(text.locator('mark').first()).toBeAttached();
    await page.unroute(/GetDocument\?/);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toHaveCount(0);
    await expect(text.locator('mark')).toHaveCount(0);
    await expect(text).toContainText('Rioverde');
  });
});

test('A document opened from a search that asks too much opens without marks and says why', async ({ page }) => {
  const group = Array.from({ length: 40 }, (_, at) => `w${at}`).join(' OR ');
  const query = new URLSearchParams({ searchTerm: `(${group}) NEAR5 (${group})` });
  await page.goto(`/document/ka-award-031?${query.toString()}`);
  await expect(page.getByText(/^Your search is not marked here\. .*combinations/)).toBeVisible();
  await expect(page.locator('.document-text')).toContainText('Rioverde');
  await expect(page.locator('.document-text mark')).toHaveCount(0);
});

test('A paragraph number is a permanent link that opens at that paragraph', async ({ page }) => {
  await page.goto(`${AWARD}#p9`);
  const paragraph = page.locator('#p9');
  await expect(paragraph).toBeInViewport();
  await expect.poll(async () => Math.round((await paragraph.boundingBox())?.y ?? 0)).toBeLessThan(120);
  await page.locator('#p10 a.number').click();
  await expect(page).toHaveURL(`${AWARD}#p10`);
});

test('A footnote opens beside its mark, can be copied, with what it belongs to as well, and closes with Escape (SR-158, SR-159, OP-73)', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/document/ka-book-01-ch03');
  const mark = page.locator('a.note-mark').first();
  await mark.focus();
  await page.keyboard.press('Enter');
  const note = page.getByRole('dialog', { name: 'Footnote 1' });
  await expect(note).toBeFocused();
  await note.getByRole('button', { name: 'Copy' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.length).toBeGreaterThan(20);
  await expect(note).toContainText(copied.replace(/^\W*\d+\W*/u, '').slice(0, 18));
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await expect(mark).toBeFocused();
  // All that is selected is the document with its notes, without menus and buttons.
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('ControlOrMeta+c');
  const all = await page.evaluate(() => navigator.clipboard.readText());
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  expect(all).toContain(title);
  expect(all.slice(all.indexOf(title))).toContain(copied);
  expect(all).not.toMatch(/Books & Journals|Skip to content|Download|Privacy policy/u);
});

test('Links between documents open without loading the page again', async ({ page }) => {
  await page.goto('/document/ka-book-01-ch03');
  await page.evaluate(() => Object.assign(window, { sameEntry: true }));
  await page.getByRole('navigation', { name: 'Before and after' }).getByRole('link', { name: /^Next/ }).click();
  await expect(page).not.toHaveURL('/document/ka-book-01-ch03');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => 'sameEntry' in window)).toBe(true);
});

test('A publication shows its cover, its description and its contents (SR-160)', async ({ page }) => {
  await page.goto('/document/ka-book-01');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The Seat of Arbitration');
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
  await expect(page.getByText('1–134')).toBeVisible();
  await page.getByRole('link', { name: 'What a seat is' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'What a seat is' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Place in the collection' })).toContainText(
    'The Seat of Arbitration',
  );
});

test('A publication that is sold says where (SR-161)', async ({ page }) => {
  const storeUrl = 'https://press.invalid/seat';
  await page.route(`**${getPublicationDetail.path}*`, async (route) => {
    const answer = publicationDetail.parse(await (await route.fetch()).json());
    await route.fulfill({ json: { ...answer, publicationInfo: { ...answer.publicationInfo, storeUrl } } });
  });
  await page.goto('/document/ka-book-01');
  const link = page.getByRole('link', { name: 'Go to the publisher’s store' });
  await expect(link).toHaveAttribute('href', storeUrl);
  await expect(link).toHaveAttribute('rel', /noopener/);
});

test('Publication details are fetched again only for another publication (SR-163, SR-223, OP-75)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes(getPublicationDetail.path)) asked.push(new URL(request.url()).search);
  });
  await page.goto('/document/ka-book-01');
  await page.getByRole('link', { name: 'What a seat is' }).click();
  await expect(page.locator('.document-text')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Contents' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'What a seat is' })).toBeVisible();
  expect(asked).toEqual(['?documentId=ka-book-01']);
  await page.getByRole('link', { name: /Second edition/ }).click();
  await expect(page).toHaveURL('/document/ka-book-02');
  await expect(page.getByRole('link', { name: 'The seat and its law' })).toBeVisible();
  expect(asked).toEqual(['?documentId=ka-book-01', '?documentId=ka-book-02']);
});

test('Another document cancels the request for the one before, and a page that waits says so (SR-162, SR-165)', async ({
  page,
}) => {
  const cancelled: string[] = [];
  page.on('requestfailed', (request) => cancelled.push(new URL(request.url()).search));
  await page.goto('/document/ka-book-01');
  await page.route('**/GetDocument?id=ka-book-01-ch01*', () => {});
  await page.getByRole('link', { name: 'What a seat is' }).click();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'The supervising court' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'The supervising court' })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  expect(cancelled).toContainEqual(expect.stringContaining('id=ka-book-01-ch01'));
});

test('References lead with their words to their addresses, authors to what is known of them (SR-154, SR-155)', async ({
  page,
}) => {
  const answered = page.waitForResponse(/GetDocument\?/);
  await page.goto('/document/ka-book-01-ch03');
  const { references, legislation, authors } = documentDetails.parse(await (await answered).json());
  const details = page.getByRole('complementary', { name: 'Details' });
  const items = [...references, ...legislation].filter(({ url }) => url !== null);
  expect(items.length).toBeGreaterThan(2);
  for (const { displayValue, url } of items) {
    await expect(details.getByRole('link', { name: displayValue }).first()).toHaveAttribute('href', url ?? '');
  }
  for (const { name, arbitratorProfileLink, searchLink } of authors) {
    const link = page.getByRole('main').getByRole('link', { name }).first();
    await expect(link).toHaveAttribute('href', arbitratorProfileLink ?? searchLink ?? '');
  }
  expect(authors).not.toEqual([]);
});

test('Below the main trail a chapter has its own: publication, part, chapter (SH-296, SH-305)', async ({ page }) => {
  await page.goto('/document/ka-book-01-ch03');
  await expect(page.getByRole('navigation', { name: 'Breadcrumb', exact: true })).toBeVisible();
  const place = page.getByRole('navigation', { name: 'Place in the collection' });
  const [book, part, chapter] = [
    'The Seat of Arbitration: Law, Court and Place',
    'Part II. Consequences',
    '3. The supervising court',
  ];
  await expect(place.getByRole('listitem')).toHaveText([book, part, chapter]);
  await expect(place.getByRole('link')).toHaveText([book, part]);
  await expect(place.getByRole('link').first()).toHaveAttribute('href', '/document/ka-book-01');
  await place.getByRole('link', { name: part }).click();
  await expect(page).toHaveURL(/\/document\/ka-book-01#contents-\w+$/);
  const entry = page.locator(new URL(page.url()).hash);
  await expect(entry).toContainText(part);
  await expect(entry).toBeInViewport();
});

test.describe('a note that is missing', () => {
  test.use({ allowComplaints: [/is not in the page/] });

  test('is warned of on the console when it is opened or copied, and nothing else happens (ERR-021)', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const warnings: string[] = [];
    page.on('console', (message) => {
      // What the browser says of the service worker, which these tests do without, is nothing of the page.
      if (message.type() === 'warning' && !/blocked by Playwright/u.test(message.text())) warnings.push(message.text());
    });
    await page.goto('/document/ka-book-01-ch03');
    const mark = page.locator('a.note-mark').first();
    const hash = await mark.evaluate((link: HTMLAnchorElement) => {
      document.getElementById(link.hash.slice(1))?.remove();
      return link.hash;
    });
    await mark.click();
    await expect.poll(() => warnings).toEqual([`The note of ${hash} is not in the page.`]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const passage = await mark.evaluate((link) => {
      const paragraph = link.closest('[data-block]') ?? link;
      document.getSelection()?.selectAllChildren(paragraph);
      return document.getSelection()?.toString() ?? '';
    });
    await page.keyboard.press('Control+c');
    await expect.poll(() => warnings).toHaveLength(2);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(passage.trim().slice(0, 40));
    await expect(page.locator('.document-text')).toBeVisible();
  });
});

test('A wide table scrolls inside itself and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/document/${TABLE_ID}`);
  const table = page.locator('.table-scroll');
  await expect(table).toBeVisible();
  expect(await table.evaluate((box) => box.scrollWidth > box.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('A table of thousands of rows comes in pieces that are one table with its heads above each, found, counted and copied row by row', async ({
  page,
}) => {
  const rows = 3_000;
  await page.route(/GetDocument\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { content: string };
    const cells = Array.from({ length: rows }, (_, row) => `<tr><td>Lot ${row + 1}</td><td>${row * 7}</td></tr>`);
    const head = '<thead><tr><th>Lot number</th><th>Price</th></tr></thead>';
    const content = body.content.replace(
      /<table>.*<\/table>/su,
      `<table>${head}<tbody>${cells.join('')}</tbody></table>`,
    );
    await route.fulfill({ response: answer, json: { ...body, content } });
  });
  await page.goto(`/document/${TABLE_ID}`);
  const table = page.locator('.table-pieces');
  await expect(table).toHaveAttribute('aria-rowcount', String(1 + rows));
  const texts = Array.from({ length: rows }, (_, row) => `Lot ${row + 1}${row * 7}`);
  expect(await page.locator('[aria-rowindex]').evaluateAll((all) => all.map((row) => row.textContent))).toEqual([
    'Lot numberPrice',
    ...texts,
  ]);
  // Seen above each piece, and words of the first alone.
  const heads = await page
    .locator('.table-pieces thead')
    .evaluateAll((all) =>
      all.map((head) => [...head.querySelectorAll('th')].map((cell) => cell.ariaLabel ?? cell.textContent).join('|')),
    );
  expect(heads).toEqual(Array.from({ length: rows / 50 }, () => 'Lot number|Price'));
  expect(
    await page.locator('.table-pieces thead.again').evaluateAll((all) => all.map((head) => head.textContent)),
  ).toEqual(Array.from({ length: rows / 50 - 1 }, () => ''));
  // As the browser finds on a page; no library of types knows it.
  expect(await page.evaluate(`window.find('Lot 2500')`)).toBe(true);
  const last = page.locator('[aria-rowindex="2501"]');
  await expect(last).toBeInViewport();
  const widths = (row: number) =>
    page
      .locator(`[aria-rowindex="${row}"] td`)
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().width)));
  expect(await widths(2501)).toEqual(await widths(2));
  const copied = await page.evaluate(() => {
    const [from, to] = [2451, 2452].map((row) => document.querySelector(`[aria-rowindex="${row}"]`));
    getSelection()?.setBaseAndExtent(from ?? document, 0, to ?? document, 2);
    return getSelection()?.toString();
  });
  expect(copied).toContain('Lot 2450\t17143\nLot 2451\t17150');
  // All pieces are alike: the rules need not go through three thousand rows.
  await page.locator('.table-frame').evaluateAll((frames) => frames.slice(3).forEach((frame) => frame.remove()));
  await checkAccessibility(page, 'a table of thousands of rows');
});

test('The size of the text and the width of its lines are remembered', async ({ page }) => {
  await page.goto(AWARD);
  const size = () => page.locator('.document-text').evaluate((text) => getComputedStyle(text).fontSize);
  await expect.poll(size).toBe('18px');
  await page.getByRole('button', { name: 'Text size, line width and notes' }).click();
  await page.getByRole('radio', { name: 'Larger' }).check();
  await expect.poll(size).toBe('23px');
  const width = () => page.locator('.document-text').evaluate((text) => text.clientWidth);
  const regular = await width();
  await page.getByRole('radio', { name: 'Narrow' }).check();
  await expect.poll(width).toBeLessThan(regular - 60);
  await page.reload();
  await expect.poll(size).toBe('23px');
});

test('The details can be hidden, which is remembered, and come back by their button', async ({ page }) => {
  await page.goto('/document/ka-award-001');
  const details = page.getByRole('complementary', { name: 'Details' });
  await details.getByRole('button', { name: 'Hide the details' }).click();
  await expect(details).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.document-text .paragraph').first()).toBeVisible();
  await expect(details).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Details', exact: true }).click();
  await expect(details).toBeVisible();
});

test('Paper gets the text alone, with its notes', async ({ page }) => {
  await page.goto('/document/ka-book-01-ch03');
  await expect(page.locator('.note-mark').first()).toBeVisible();
  await page.evaluate(() => {
    window.print = () => document.body.toggleAttribute('data-was-printed', true);
  });
  await page.getByRole('button', { name: 'Print', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-was-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.locator('.footnote').first()).toHaveCSS('content-visibility', 'visible');
});

test.describe('documents that cannot be shown', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A withdrawn document says its title and the day', async ({ page }) => {
    await page.goto(`/document/${WITHDRAWN_ID}`);
    await expect(page.getByRole('heading', { level: 1, name: WITHDRAWN_TITLE })).toBeVisible();
    await expect(page.getByText(/taken out of the library on \d\d \w{3} \d{4}/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Search for this title' })).toBeVisible();
  });

  test('An unknown document says so and offers the search', async ({ page }) => {
    await page.goto('/document/there-is-none');
    await expect(page.getByRole('heading', { level: 1, name: 'There is no such document' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Search the library' }).click();
    await expect(page).toHaveURL('/search');
  });
});

test('A document fetch is skipped while the same document and term are loaded (SR-164)', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('GetDocument?')) asked.push(request.url());
  });
  await page.goto('/document/ka-book-01-ch03');
  await page.locator('nav[aria-label="Contents"] a').nth(2).click();
  await page.locator('nav[aria-label="Main"] a', { hasText: 'New Content' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New content' })).toBeVisible();
  await page.goBack();
  await expect(page.locator('.document-text')).toBeVisible();
  expect(asked).toHaveLength(1);
});
