import { LONG_ID, LONG_TITLE } from '#tests/support/browser-library.ts';
import { expect, signInBrowser, test } from '#tests/support/browser-test.ts';
import { BROWSER_PORT } from '#tests/support/browser.ts';
import { createReader } from '#tests/support/create-reader.ts';

const ADDRESS = `http://ka.localhost:${BROWSER_PORT}/document/${LONG_ID}`;

test.use({ account: null });

test('Where a reader stopped in a document is offered on another device, and no more once the history is paused', async ({
  page,
  context,
  browser,
}) => {
  const reader = await createReader();
  await signInBrowser(context, reader);
  await page.goto(ADDRESS);
  await expect(page.locator('#p1')).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/ReadingPlace') && answer.status() === 200);
  await page.evaluate(() => scrollTo(0, 60_000));
  const { anchor } = (await kept).request().postDataJSON() as { anchor: string };

  const elsewhere = await browser.newContext();
  await signInBrowser(elsewhere, reader);
  const other = await elsewhere.newPage();
  await other.goto(ADDRESS);
  const offer = other.getByRole('link', { name: /^Continue where you stopped \(\d+ %\)$/ });
  await offer.press('Enter');
  await expect(other).toHaveURL(`${ADDRESS}#${anchor}`);
  await expect(other.locator(`#${anchor}`)).toBeInViewport();

  await other.goto(`http://ka.localhost:${BROWSER_PORT}/history`);
  const places = other.getByRole('region', { name: 'Continue reading' });
  await expect(places.getByRole('link', { name: LONG_TITLE })).toHaveAttribute('href', new RegExp(`#${anchor}$`));
  await other.getByRole('switch', { name: 'Keep what I open' }).press(' ');
  await expect(other.getByRole('switch', { name: 'Keep what I open' })).not.toBeChecked();
  const asked = other.waitForResponse((answer) => answer.url().includes('/ReadingPlace?'));
  await other.goto(ADDRESS);
  expect(await (await asked).json()).toEqual({ place: null });
  await expect(other.locator('#p1')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await elsewhere.close();
});
