import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from '#tests/support/browser-test.ts';

/** 25,000 words, so that most of its parts are laid out only when they are seen. */
const ADDRESS = '/document/ka-award-043';

test('Finding in the page, copying all and printing reach the whole text, also what was never on the screen', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(ADDRESS);
  const parts = page.locator('.document-text .part');
  await expect(parts.first()).toBeVisible();
  await expect(page.locator('.document-text .awaited')).toHaveCount(0);
  const blocks = await page
    .locator('.document-text p.paragraph > .text')
    .evaluateAll((texts) =>
      texts.filter((text) => !text.querySelector('.note-mark')).map((text) => text.textContent.replaceAll(/\s+/g, ' ')),
    );
  expect(blocks.length).toBeGreaterThan(200);
  const last = blocks.findLast((text) => text.length > 80)?.slice(0, 60) ?? '';

  // As the browser finds on a page; no library of types knows it.
  const found = await page.evaluate(`window.find(${JSON.stringify(last)})`);
  expect(found).toBe(true);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(10_000);

  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+c');
  const letters = (text: string) => text.normalize('NFKC').replaceAll(/[-‐\s\u00ad“”‘’"']+/gu, '');
  const copied = letters(await page.evaluate(() => navigator.clipboard.readText()));
  expect(blocks.filter((text) => !copied.includes(letters(text)))).toEqual([]);

  const { text: pages } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
  expect(pages.length).toBeGreaterThan(40);
  const printed = letters(pages.join(''));
  // A paragraph may go on over the foot of a page: its beginning, its middle or its end stands on one.
  const isPrinted = (text: string) => {
    const all = letters(text);
    return [0, all.length / 2, all.length - 30].some((at) => printed.includes(all.slice(Math.max(0, at), at + 30)));
  };
  expect(blocks.filter((text) => !isPrinted(text))).toEqual([]);
});

test('A text of thousands of pages says in words how it is printed, by whatever way it is printed first', async ({
  page,
}) => {
  await page.route(/GetDocument\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { parts: { characters: number }[] };
    const parts = body.parts.map((part, index) => (index > 0 ? part : { ...part, characters: 10_000_000 }));
    await route.fulfill({ response: answer, json: { ...body, parts } });
  });
  await page.goto(ADDRESS);
  await expect(page.locator('.document-text .part').first()).toBeVisible();
  const print = async () => {
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' }))));
    return text.join('\n').replaceAll(/\s+/gu, ' ');
  };
  const [first, second] = [await print(), await print()];
  expect(first).toContain('makes a file of all of them');
  expect(first.length).toBeLessThan(10_000);
  expect(second.length).toBeGreaterThan(50_000);
  expect(second).not.toContain('makes a file of all of them');
  await expect(page.getByText('Print once more to print from here all the same').last()).toBeVisible();
});
