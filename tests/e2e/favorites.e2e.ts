import type { Locator } from '@playwright/test';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { expect, REFUSED, signInBrowser, test } from '#tests/support/browser-test.ts';
import { comeFromUniversity } from '#tests/support/come-by-address.ts';
import { createReader, READER_PASSWORD } from '#tests/support/create-reader.ts';
import { checkAccessibility, checkPage, checkThemes } from './check-accessibility.ts';

const SITE = `http://ka.localhost:${BROWSER_PORT}`;

test.use({ account: null, baseURL: SITE });

test.beforeEach(async ({ context }) => signInBrowser(context, await createReader()));

test('A star is known everywhere by one call at start, set by mouse and by f, and its folders are made in place (SR-190, SR-216, SH-029)', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/Favorite/GetFavorites')) asked += 1;
  });
  // A star that is pressed before the answer to that call is there has it asked for once more.
  const known = page.waitForResponse(/GetFavorites/u);
  await page.goto('/search?q=seat');
  await known;
  const first = page.getByRole('article').first();
  const star = first.getByRole('button', { name: /^Favorite: / });
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  expect(asked).toBe(1);
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Favorites' });
  await checkAccessibility(page, 'the folders of a favorite');
  await dialog.getByRole('button', { name: 'Make folder' }).click();
  await expect(dialog.getByText('Give the folder a name.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'New folder' }).fill('Seats & <b>courts</b>');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('checkbox', { name: 'Seats & <b>courts</b>' })).toBeChecked();
  await dialog.getByRole('button', { name: 'Done' }).click();

  const title = (await first.getByRole('heading').innerText()).trim();
  await first.getByRole('link', { name: title }).click();
  const head = page.getByRole('main').getByRole('button', { name: `Favorite: ${title}` });
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(head).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await page.getByRole('button', { name: 'Remove from favorites' }).click();
  await expect(head).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('f');
  await expect(head).toHaveAttribute('aria-pressed', 'true');
});

test('OP-198: A result and a favorite are cited by keyboard in the style that is chosen once, in the table too', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/search?q=supplier');
  const first = page.getByRole('article').first();
  await first.getByRole('button', { name: /^Favorite: / }).press('Enter');
  const cite = first.getByRole('button', { name: /^Cite: / });
  const name = (await cite.getAttribute('aria-label')) ?? '';
  await cite.press('Enter');
  const box = page.getByRole('dialog', { name: 'Cite this document' });
  const copy = box.getByRole('button', { name: 'Copy citation' });
  await expect(copy).toBeEnabled();
  await page.keyboard.press('Tab');
  await expect(box.getByRole('combobox', { name: 'Style' })).toBeFocused();
  await page.keyboard.press('b');
  await page.keyboard.press('Tab');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('Enter');
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(read).not.toBe('');
  const citation = await read();
  expect(citation).toMatch(/ \((?:[A-Z]\w+\.? \d{1,2}, )?\d{4}\)|, \w+\.? \d{1,2}, \d{4}/u);
  await checkAccessibility(page, 'how a result is cited');
  await page.keyboard.press('Escape');
  await expect(cite).toBeFocused();
  await page.goto('/favorites');
  await page.getByRole('combobox', { name: 'View' }).selectOption('Table');
  const row = page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(row.getByRole('rowheader')).toHaveText(citation);
  await checkAccessibility(page, 'favorites as citations');
});

test('A whole selection is starred at once (OP-68)', async ({ page }) => {
  await page.goto('/search?q=seat');
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Add the selection to favorites' }).click();
  await page.getByRole('dialog', { name: 'Favorites' }).getByRole('button', { name: 'Done' }).click();
  const stars = (pressed: boolean) => page.getByRole('article').getByRole('button', { name: /^Favorite: /, pressed });
  await expect(stars(true).first()).toBeVisible();
  await expect(stars(false)).toHaveCount(0);
});

test.describe('where it cannot be kept', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('A star goes out again, and the page says so', async ({ page }) => {
    await page.goto('/search?q=seat');
    await page.route('**/Favorite/AddFavorites', (route) => route.fulfill({ status: 500, json: {} }));
    const star = page.getByRole('button', { name: /^Favorite: / }).first();
    await star.click();
    await expect(page.getByText('The favorite could not be kept')).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await expect(page.getByText('is among your favorites')).toHaveCount(0);
  });
});

test('The page of favorites has tabs, folders, an order, moves by keyboard and says what may be empty (SR-189, SR-193, SR-194, SR-195, SR-196, SR-214, SR-215)', async ({
  page,
}) => {
  await page.goto('/favorites');
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible();
  await page.goto('/search?q=seat&jurisdiction=France');
  await page.getByRole('button', { name: 'Keep this search among the favorites' }).click();
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Add the selection to favorites' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Favorites' }).click();

  await expect(page.getByRole('button', { name: 'Searches (1)' })).toBeVisible();
  await page.getByRole('button', { name: 'Searches (1)' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'seat · Jurisdiction: France' })).toHaveAttribute(
    'href',
    /q=seat/u,
  );
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await expect(sort).toHaveValue('Jurisdiction');
  await expect(sort.getByRole('option')).toHaveText(['Jurisdictions', 'Date added', 'Topics']);
  await page.getByRole('button', { name: /^Documents \(\d+\)/u }).click();
  await expect(sort.getByRole('option')).toHaveText(['Jurisdiction', 'Date added', 'Topic', 'Review date']);

  const rows = page.getByRole('region', { name: 'Favorites of the folder' }).getByRole('listitem');
  const title = await rows.first().getByRole('heading').innerText();
  await rows.first().getByRole('checkbox').press(' ');
  await page.getByRole('button', { name: 'Move to…' }).press('Enter');
  await page.getByRole('dialog').getByRole('textbox', { name: 'New folder' }).fill('Seats');
  await page.keyboard.press('Enter');
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await folders.getByRole('button', { name: 'Seats 1' }).press('Enter');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByRole('heading')).toHaveText(title);

  // The address holds the folder, and the way back leads to the one before.
  await page.reload();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(folders.getByRole('button', { name: /^All favorites/u })).toHaveAttribute('aria-current', 'true');
  await page.goForward();
  await expect(rows).toHaveCount(1);

  await page.getByRole('button', { name: 'Rename folder' }).click();
  await page.getByRole('textbox', { name: 'Name of the folder' }).fill('Courts');
  await page.keyboard.press('Enter');
  await expect(folders.getByRole('button', { name: 'Courts 1' })).toBeVisible();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all 1 favorite' }).press('Enter');
  await page.getByRole('button', { name: 'RIS' }).press('Enter');
  expect((await saved).suggestedFilename()).toMatch(/^Courts .*\.ris$/u);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Folder' }).selectOption('0');
  await expect(rows).not.toHaveCount(1);
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Courts (1)' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: 'Delete folder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete folder' }).click();
  await expect(folders.getByRole('button', { name: 'Courts 1' })).toHaveCount(0);
  await expect(folders.getByRole('button', { name: /^All favorites/u })).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await checkPage(page, '/favorites', page.getByRole('heading', { level: 1, name: 'Favorites' }));
});

test('A star pressed by a visitor is stored after the sign-in that follows, and not where it was thought better of (OP-13, SH-029)', async ({
  page,
  context,
}) => {
  const username = await createReader();
  await context.clearCookies();
  await comeFromUniversity(context);
  await page.goto('/search?q=seat');
  const stars = page.getByRole('article').getByRole('button', { name: /^Favorite: / });
  const dialog = page.getByRole('dialog', { name: 'Favorites' });
  await stars.nth(1).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await stars.first().click();
  await expect(dialog.getByText('Sign in with a personal account to use this')).toBeVisible();
  await dialog.getByRole('link', { name: 'Log in' }).click();
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('Password').fill(READER_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('What you starred is among your favorites now')).toBeVisible();
  await expect(stars.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'false');
  await page.goto('/favorites');
  await expect(page.getByRole('button', { name: 'Documents (1)' })).toBeVisible();
});

test('A RIS file or a pasted list becomes a folder of what is recognised, and what is not is listed with its line and why (OP-177)', async ({
  page,
}) => {
  await page.goto('/favorites');
  await page.getByRole('button', { name: 'Folder from a list…' }).press('Enter');
  const sheet = page.getByRole('main');
  await expect(sheet.getByRole('heading', { name: 'Look up a list of citations' })).toBeVisible();
  await sheet.getByRole('button', { name: 'Look up' }).click();
  await expect(sheet.getByText('Paste or type at least one citation, or choose a RIS file.')).toBeVisible();
  const ris =
    'TY  - CASE\r\nTI  - An award\r\nN1  - [2016] PAR 4\r\nER  - \r\n\r\nTY  - BOOK\r\nTI  - Nothing of ours\r\nER  - \r\n';
  await sheet.locator('input[type=file]').setInputFiles({
    name: 'Brief of May.ris',
    mimeType: 'application/x-research-info-systems',
    buffer: Buffer.from(ris),
  });
  await expect(sheet.getByText('2 entries: 1 held, 1 not held')).toBeVisible();
  await expect(
    sheet.getByRole('row', { name: /^6 Nothing of ours No document of this edition is called so\.$/u }),
  ).toBeVisible();
  await expect(sheet.getByRole('checkbox', { name: /^Select Halvorsen Energi AS v\. Aurelian/u })).toBeChecked();
  await checkThemes(page, 'a folder from a list');
  await expect(sheet.getByRole('textbox', { name: 'Name of the folder' })).toHaveValue('Brief of May');
  await sheet.getByRole('button', { name: 'Make folder with 1' }).press('Enter');
  await expect(page).toHaveURL(/\/favorites\?folder=/u);
  await expect(
    page.getByRole('navigation', { name: 'Folders' }).getByRole('button', { name: 'Brief of May 1' }),
  ).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('main').getByRole('link', { name: /^Halvorsen Energi AS v\. Aurelian/u })).toBeVisible();
});

test('Favorites are dragged onto a folder by mouse and by finger, Escape puts them back, and a note stands beside them (SR-196)', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await createReader());
  for (const id of ['ka-award-001', 'ka-award-002']) {
    await page.goto(`/document/${id}`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /^Favorite: /u })
      .first()
      .click();
  }
  await page.goto('/favorites');
  const folders = page.getByRole('navigation', { name: 'Folders' });
  // The answer that comes after the reader has chosen all favorites does not take them away from there.
  const answer = Promise.withResolvers<void>();
  await page.route(/\/AddFolder\?/iu, (route) => answer.promise.then(() => route.continue()), { times: 1 });
  await folders.getByRole('textbox', { name: 'New folder' }).fill('Seats');
  await page.keyboard.press('Enter');
  await folders.getByRole('button', { name: 'All favorites 2' }).click();
  answer.resolve();
  await expect(folders.getByRole('textbox', { name: 'New folder' })).toHaveValue('');
  await expect(folders.getByRole('button', { name: 'All favorites 2' })).toHaveAttribute('aria-current', 'true');
  const rows = page.getByRole('region', { name: 'Favorites of the folder' }).getByRole('listitem');
  const drag = async (from: Locator, to: Locator) => {
    await from.hover();
    await page.mouse.down();
    await to.hover();
  };
  const title = rows.first().getByRole('link');
  await drag(title, folders.getByRole('button', { name: 'Seats 0' }));
  await expect(page.getByText('1 favorite', { exact: true })).toBeVisible();
  await checkThemes(page, 'favorites while one is dragged');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(folders.getByRole('button', { name: 'Seats 0' })).toBeVisible();
  await drag(title, folders.getByRole('button', { name: 'Seats 0' }));
  await page.mouse.up();
  await expect(folders.getByRole('button', { name: 'Seats 1' })).toBeVisible();

  await rows
    .first()
    .getByRole('button', { name: /^Write a note/u })
    .press('Enter');
  await page.getByRole('textbox', { name: /^Your note/u }).fill('For the reply, para. 14');
  await page.getByRole('button', { name: 'Save note' }).press('Enter');
  await page.getByRole('searchbox', { name: 'Words of title or note' }).fill('reply 14');
  await expect(rows).toHaveCount(1);
  await expect(rows.getByText('For the reply, para. 14')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Words of title or note' }).fill('');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Seats (1)' });
  await expect(rows).toHaveCount(1);
  const handle = rows.getByRole('button', { name: /^Move to a folder/u });
  const finger = { pointerId: 7, pointerType: 'touch', isPrimary: true, button: 0, bubbles: true };
  await handle.dispatchEvent('pointerdown', { ...finger, clientX: 100, clientY: 300 });
  await page.dispatchEvent('body', 'pointermove', { ...finger, clientX: 120, clientY: 400 });
  const target = await page.getByText('No folder', { exact: true }).boundingBox();
  const place = { clientX: (target?.x ?? 0) + 5, clientY: (target?.y ?? 0) + 5 };
  await page.dispatchEvent('body', 'pointermove', { ...finger, ...place });
  await page.dispatchEvent('body', 'pointerup', { ...finger, ...place });
  await expect(page.getByText('This folder is empty')).toBeVisible();
});

test('The manual has favorites of its own, in tabs with filters and one order for each column, all in their address (SR-191, SR-192, SR-214, SR-215, TL-131)', async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await signInBrowser(context, 'ipl');
  const manual = `http://kipl.localhost:${BROWSER_PORT}`;
  for (const place of ['france', 'japan']) {
    await page.goto(`${manual}/document/kipl-manual-${place}`);
    const star = page
      .getByRole('main')
      .getByRole('button', { name: /^Favorite: /u })
      .first();
    if ((await star.getAttribute('aria-pressed')) === 'false') await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
  }
  await page.goto(`${manual}/manual-ip/favorites`);
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.getByRole('heading', { name: 'Japan' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Jurisdiction' }).selectOption('France');
  await expect(rows.getByRole('heading', { name: 'Japan' })).toHaveCount(0);
  await expect(rows.getByRole('heading', { name: 'France' })).toBeVisible();
  await expect(page).toHaveURL(`${manual}/manual-ip/favorites?jurisdiction=France`);
  await page.reload();
  await expect(rows.getByRole('heading', { name: 'France' })).toBeVisible();
  await expect(rows.getByRole('heading', { name: 'Japan' })).toHaveCount(0);
  const sort = page.getByRole('combobox', { name: 'Sort' });
  await sort.selectOption('AddedDate');
  await page.getByRole('button', { name: /^Searches/u }).press('Enter');
  await expect(sort).toHaveValue('Jurisdiction');
  await expect(sort.getByRole('option')).toHaveText(['Jurisdictions', 'Date added', 'Topics']);
  await page.getByRole('button', { name: /^Documents/u }).press('Enter');
  await page.getByRole('button', { name: 'Remove from favorites: France' }).press('Enter');
  await expect(rows.getByRole('heading', { name: 'France' })).toHaveCount(0);
  const heading = page.getByRole('heading', { level: 1, name: 'Favorites in Manual IP' });
  await checkPage(page, `${manual}/manual-ip/favorites`, heading);
});
