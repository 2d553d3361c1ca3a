import { VERSIONED_ID, VERSIONED_TITLE } from '#tests/support/browser-library.ts';
import { expect, test } from '#tests/support/browser-test.ts';
import { checkPage } from './check-accessibility.ts';

const ADDRESS = `/document/${VERSIONED_ID}`;

test('Two versions stand side by side, paragraph beside paragraph, with the words that differ, on a phone below each other', async ({
  page,
}) => {
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'Side by side' }).press('Enter');
  await expect(page).toHaveURL(`${ADDRESS}?beside=version%3A2`);
  await expect(page.getByRole('status')).toContainText(['2 paragraphs changed, 1 paragraph added.']);
  const deleted = page.getByRole('deletion');
  await expect(deleted).toHaveText(['Bergen', '60']);
  await expect(page.getByRole('insertion')).toHaveText(['Tromsø', '90']);
  const place = async (words: string) => page.getByText(words).first().boundingBox();
  const [old, next] = [await place('The seat is Bergen'), await place('The seat is Tromsø')];
  expect(old?.y).toBe(next?.y);
  expect((next?.x ?? 0) - (old?.x ?? 0)).toBeGreaterThan(300);
  await expect(page.getByText('A request for interim relief')).toHaveCount(1);

  await page.keyboard.press('n');
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('3 of 3', { exact: true })).toBeVisible();
  await checkPage(page, `${ADDRESS}?beside=version:2`, page.getByRole('heading', { level: 1, name: VERSIONED_TITLE }));

  await page.setViewportSize({ width: 390, height: 844 });
  const [above, below] = [await place('The seat is Bergen'), await place('The seat is Tromsø')];
  expect((below?.y ?? 0) - (above?.y ?? 0)).toBeGreaterThan(10);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  // What both say alike is said once there.
  await expect(
    page.getByText('These rules apply where the parties have agreed so.').locator('visible=true'),
  ).toHaveCount(1);
});

test('Two languages of a text stand side by side by their numbers, and their words are not compared', async ({
  page,
}) => {
  const block = (number: number, text: string, lang = '') =>
    `<p class="paragraph numbered" id="b${number}" data-block="${number}"${lang}><span class="number">${(number % 2) + 1}.</span> <span class="text">${text}</span></p>`;
  const html = [
    block(0, 'The quay is let.'),
    block(1, 'The rent is due.'),
    block(2, 'Le quai est loué.', ' lang="fr"'),
    block(3, 'Le loyer est dû.', ' lang="fr"'),
  ].join('\n');
  await page.route(/\/apiv2\/document\/GetDocument\?/u, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), languages: ['en', 'fr'] } });
  });
  await page.route(/\/apiv2\/document\/GetDocumentPart\?/u, async (route) => {
    await route.fulfill({ json: { id: VERSIONED_ID, from: 0, to: 1, parts: [html] } });
  });
  await page.goto(ADDRESS);
  await page.getByRole('link', { name: 'English and French side by side' }).press('Enter');
  await expect(page).toHaveURL(`${ADDRESS}?beside=language%3Afr`);
  const [english, french] = [page.getByText('The rent is due.'), page.getByText('Le loyer est dû.')];
  await expect(french).toBeVisible();
  expect((await english.boundingBox())?.y).toBe((await french.boundingBox())?.y);
  await expect(page.getByRole('status')).toContainText(['words are not compared between languages']);
  await expect(page.locator('ins, del')).toHaveCount(0);
});
