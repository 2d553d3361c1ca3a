import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FOLDER_NOTE } from '#tests/support/browser.ts';
import { expect, REFUSED, signInBrowser, test } from '#tests/support/browser-test.ts';
import { comeFromUniversity } from '#tests/support/come-by-address.ts';
import { createReader } from '#tests/support/create-reader.ts';
import { checkAccessibility, checkThemes, checkWidth } from './check-accessibility.ts';

test.use({ account: null });

const dataFolder = () => readFileSync(DATA_FOLDER_NOTE, 'utf8');

/** Takes a document into the library, as an operator does. */
function importDocument(id: string, title: string, text: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'pandect-alert-'));
  writeFileSync(join(folder, `${id}.jsonl`), JSON.stringify({ id, title, type: 'Award', text }));
  const environment = { ...process.env, PANDECT_DATA: dataFolder() };
  execFileSync(process.execPath, ['src/cli/main.ts', 'import', folder, '--edition', 'KA'], {
    env: environment,
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true });
}

/** A word that no document has yet, made of letters alone. */
const invent = () => `quay${Array.from({ length: 8 }, () => 'bcdfghjkl'[Math.floor(Math.random() * 9)]).join('')}`;

test('An alert is saved with its volume, says what is new, shows it, and gives a feed; the page holds at any size', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await createReader());
  const word = invent();
  importDocument(`${word}-1`, 'The first of them', `A matter of ${word}.`);
  await expect(async () => {
    await page.goto(`/search?q=${word}`);
    await expect(page.getByRole('heading', { name: /^1 result/ })).toBeVisible({ timeout: 3000 });
  }).toPass();
  await page.getByRole('button', { name: 'Save as alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as alert' });
  await expect(dialog.getByText('Expect about 1 a year.')).toBeVisible();
  await checkAccessibility(page, 'saving an alert');
  await dialog.getByRole('textbox', { name: 'Title' }).fill('');
  await dialog.getByRole('button', { name: 'Save alert' }).click();
  await expect(dialog.getByText('Give the alert a title.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('Quays');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Search alerts' }).click();
  await expect(page.getByRole('heading', { name: 'Quays' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nothing new of Quays' })).toBeVisible();

  importDocument(`${word}-2`, 'The second of them', `Another matter of ${word}.`);
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('button', { name: 'See 1 new of Quays' })).toBeVisible();
  }).toPass();
  await page.getByRole('button', { name: 'See 1 new of Quays' }).click();
  await expect(page.getByRole('link', { name: 'The second of them' })).toHaveAttribute('href', `/document/${word}-2`);
  await expect(page.getByRole('button', { name: 'Nothing new of Quays' })).toBeVisible();

  await page.getByRole('button', { name: 'Feed of Quays' }).click();
  const address = await page.getByRole('textbox', { name: 'Feed address' }).inputValue();
  expect(await (await page.request.get(address)).text()).toContain('<title>The second of them</title>');
  await page.getByRole('button', { name: 'Give it a new address' }).click();
  await expect(page.getByRole('textbox', { name: 'Feed address' })).not.toHaveValue(address);
  expect((await page.request.get(address)).status()).toBe(410);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Rename Quays' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Rename Quays' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Title of the alert Quays' }).fill('Piers');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Piers' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Rename Piers' })).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await checkWidth(page, 'the alerts');
  await checkThemes(page, 'the alerts');
  await page.getByRole('button', { name: 'Delete Piers' }).click();
  await page.getByRole('button', { name: 'Delete alert' }).click();
  await expect(page.getByRole('heading', { name: 'You have no search alerts yet' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Search alerts', level: 1 })).toBeFocused();
});

test('The research record lists what was searched, takes notes, finds what is new, is exported, paused and cleared', async ({
  page,
  context,
}) => {
  await signInBrowser(context, await createReader());
  for (const query of ['q=seat+NEAR5+arbitration&jurisdiction=France', 'q=costs']) {
    await page.goto(`/search?${query}`);
    await expect(page.getByRole('heading', { name: /^[\d,]+ results?/ })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Account: Rita Reader' }).click();
  await page.getByRole('link', { name: 'Research record' }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['costs', 'seat NEAR5 arbitration']);
  const seat = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'seat NEAR5 arbitration' }) });
  await expect(seat.getByText('Jurisdiction: France')).toBeVisible();
  await expect(seat.getByText(/Library version [\d,]+/)).toBeVisible();
  await seat.getByRole('button', { name: 'Add a note' }).click();
  await seat.getByRole('button', { name: 'Cancel' }).click();
  await expect(seat.getByRole('button', { name: 'Add a note' })).toBeFocused();
  await page.keyboard.press('Enter');
  await seat.getByRole('textbox').press('Escape');
  await expect(seat.getByRole('button', { name: 'Add a note' })).toBeFocused();
  await page.keyboard.press('Enter');
  // What is too long is said and kept in the field, never cut.
  await seat.getByRole('textbox').fill('x'.repeat(2_001));
  await expect(seat.getByText('A note has at most 2,000 characters; this one has 2,001.')).toBeVisible();
  await seat.getByRole('textbox').fill('Read the first ten.');
  await seat.getByRole('button', { name: 'Save note' }).click();
  await expect(seat.getByText('Read the first ten.')).toBeVisible();
  await expect(seat.getByRole('button', { name: 'Edit note' })).toBeFocused();
  await seat.getByRole('button', { name: 'New since then' }).click();
  await expect(seat.getByText(/^New since .*: nothing/)).toBeVisible();

  await page.getByRole('searchbox', { name: 'Find in the record' }).fill('FRANCE');
  await expect(page.getByText('1 search with “FRANCE”')).toBeVisible();
  await seat.getByRole('checkbox').check();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export 1 search' }).click();
  await page.getByRole('button', { name: 'Plain text' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^research-record-.*\.txt$/);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain('Note: Read the first ten.');
  expect(text).not.toContain('costs');
  await page.getByRole('searchbox', { name: 'Find in the record' }).fill('');

  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await checkWidth(page, `the record at ${width}`);
    await checkThemes(page, `the record at ${width}`);
  }
  await expect(page.getByText('2 searches · 1 selected')).toBeVisible();
  await page.getByRole('checkbox', { name: /^Select costs/ }).check();
  await page.getByRole('button', { name: /^Remove costs/ }).click();
  await expect(page.getByRole('heading', { level: 3 })).toHaveText(['seat NEAR5 arbitration']);
  await expect(page.getByRole('button', { name: /^Remove seat NEAR5 arbitration/ })).toBeFocused();
  await expect(page.getByText('1 search · 1 selected')).toBeVisible();
  await page.getByRole('switch', { name: 'Keep a research record' }).click();
  await expect(page.getByRole('switch', { name: 'Keep a research record' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear record' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clear record' }).click();
  await expect(page.getByRole('heading', { name: 'Your record is paused' })).toBeVisible();
});

test.describe('when the record does not answer', () => {
  test.use({ allowComplaints: [REFUSED] });

  test('What was there stays beside the words for it: entries, the field, and whether the record is paused', async ({
    page,
    context,
  }) => {
    await signInBrowser(context, await createReader());
    await page.goto('/search?q=costs');
    await expect(page.getByRole('heading', { name: /^[\d,]+ results?/ })).toBeVisible();
    await page.goto('/research-record');
    const keep = page.getByRole('switch', { name: 'Keep a research record' });
    await keep.click();
    await expect(keep).not.toBeChecked();
    let isBroken = true;
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/ResearchRecord\?.*text=cos/, async (route) => {
      await isHeld;
      const json = { code: 'store-unavailable', message: 'Not at the moment.', requestId: 'x' };
      return isBroken ? route.fulfill({ status: 503, json }) : route.continue();
    });
    const asked = page.waitForRequest(/text=cos/);
    const find = page.getByRole('searchbox', { name: 'Find in the record' });
    await find.fill('cos');
    await asked;
    await expect(keep).not.toBeChecked();
    await expect(page.getByRole('button', { name: /^Export/ })).toBeEnabled();
    answer();
    await expect(page.getByText('Not at the moment.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 3 })).toHaveText(['costs']);
    await expect(keep).not.toBeChecked();
    await expect(find).toBeFocused();
    await expect(find).toHaveValue('cos');
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('1 search with “cos”')).toBeVisible();
  });
});

test('A visitor recognised by network address is told that alerts and the record need a personal account (OP-13)', async ({
  page,
  context,
}) => {
  await comeFromUniversity(context);
  for (const path of ['/alerts', '/research-record']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign in with a personal account to use this' })).toBeVisible();
    const back = await page.getByRole('main').getByRole('link', { name: 'Log in' }).getAttribute('href');
    expect(decodeURIComponent(back ?? '')).toContain(path);
  }
  await page.goto('/search?q=seat');
  await page.getByRole('button', { name: 'Save as alert' }).click();
  await expect(page.getByRole('dialog').getByText('Sign in with a personal account to use this')).toBeVisible();
});
