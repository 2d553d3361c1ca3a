import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser-test.ts';

test('The text is drawn as print sets it; what is copied, from a note too, are the stored characters', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const answered = page.waitForResponse((response) => /GetDocument\?/.test(response.url()));
  await page.goto('/document/ka-award-038');
  const { content } = (await (await answered).json()) as { content: string };
  const paragraphs = page.locator('.document-text p.paragraph').filter({ hasText: /“/ });
  const anchor = (await paragraphs.first().getAttribute('id')) ?? '';
  const stored = await readStored(page, content, `[id="${anchor}"] .text`);
  const drawn = paragraphs.first().locator('.text');
  expect(stored).toContain('"');
  await expect(drawn).not.toContainText('"');
  expect((await drawn.textContent())?.length).toBe(stored.length);

  // Ctrl+C over a part of a paragraph that begins right behind a sign that was put in.
  const [part, end] = await drawn.evaluate((element): [number, number] => {
    const text = element.firstChild as Text;
    const from = text.data.indexOf('“') + 1;
    document.getSelection()?.setBaseAndExtent(text, from, text, text.data.length);
    return [from, text.data.length];
  });
  await page.keyboard.press('Control+c');
  expect(await readClipboard(page)).toBe(stored.slice(part, end));
  // The page goes on to show the signs of print, and the selection stands where it stood.
  await expect(drawn).toContainText('“');
  expect(await page.evaluate(() => document.getSelection()?.anchorOffset)).toBe(part);

  // All of a paragraph, from its number on.
  await paragraphs.first().evaluate((element) => document.getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  expect(await readClipboard(page)).toContain(stored.slice(0, 60));
  expect(await readClipboard(page)).not.toMatch(/[“”’\u00a0]/u);
  const number = await paragraphs.first().locator('.number').innerText();
  expect(await readClipboard(page)).toContain(`${number} ${stored.slice(0, 20)}`);
  // The same for whoever takes more than words, without the looks of the page.
  const rich = await readRich(page);
  expect(rich.text).toContain(`${number} ${stored.slice(0, 20)}`);
  expect(rich.html).not.toMatch(/style=|class=|href="#/u);

  // A note beside its mark: all of it by its button, a selection by the keyboard.
  const anchored = await findNote(page, content);
  await page.locator(`a.note-mark[href="#${anchored}"]`).first().click();
  const note = page.getByRole('dialog', { name: /^Footnote/ });
  await expect(note).toContainText('’');
  const storedNote = (await readStored(page, content, `[id="${anchored}"] .text`)).trim();
  await note.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => readClipboard(page)).toBe(storedNote);
  await note
    .locator('p')
    .first()
    .evaluate((element) => document.getSelection()?.selectAllChildren(element));
  await page.keyboard.press('Control+c');
  await expect.poll(() => readClipboard(page)).toBe(storedNote);

  // Steps of a quoted provision begin where the words of the step above them do, as those of the text itself.
  expect(await listStepEdges(page, '')).toEqual([0, 1, 2, 3]);
  expect(await listStepEdges(page, 'quote')).toEqual([1, 1, 2, 3]);
  expect(await listStepEdges(page, 'list-item')).toEqual([1, 1.75, 2.5, 3.25]);

  // A citation in the style that was chosen last: its words, and for a memo with the way to the document.
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Cite', exact: true }).press('Enter');
  const box = page.getByRole('dialog', { name: 'Cite this document' });
  await box.getByRole('combobox', { name: 'Style' }).selectOption('McGill');
  await box.getByRole('button', { name: 'Copy citation' }).press('Enter');
  const citation = await readClipboard(page);
  expect(citation).toMatch(/ v .+ \(\d{1,2} \w+ \d{4}\), .+ Case No /u);
  const memo = await readRich(page);
  expect(memo.text).toBe(citation);
  expect(memo.html).toContain(`href="${new URL('/document/ka-award-038', page.url()).href}"`);
  await page.keyboard.press('Escape');

  // OP-198: selected words with their citation and place, by the bar and by its key.
  const paragraph = page.locator('.document-text [data-block][id="p2"]');
  await paragraph.evaluate((element) => document.getSelection()?.selectAllChildren(element));
  const bar = page.getByRole('toolbar', { name: 'Selected words' });
  await bar.getByRole('button', { name: 'Copy with citation' }).click();
  await expect.poll(() => readClipboard(page)).toContain(`${citation} at para 2\n`);
  const quoted = await readClipboard(page);
  expect(quoted).toMatch(/\/document\/ka-award-038\?v=\d+#p2$/u);
  expect(await page.evaluate(() => document.getSelection()?.isCollapsed)).toBe(false);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('c');
  await expect.poll(() => readClipboard(page)).toBe(quoted);
  // By key alone: the place that was gone to, and on from there.
  await page.evaluate(() => document.getSelection()?.removeAllRanges());
  await page.keyboard.press('g');
  await expect(page.getByRole('textbox', { name: /^Paragraph, heading/ })).toBeFocused();
  await page.keyboard.type('2');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#p2$/u);
  await page.keyboard.press('Control+Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('c');
  await expect.poll(() => readClipboard(page)).toMatch(/ at para 2\n.*#p2$/u);
  const words = await page.evaluate(() => document.getSelection()?.toString() ?? '');
  expect((await paragraph.innerText()).replaceAll(/\s+/gu, ' ')).toContain(words.replaceAll(/\s+/gu, ' ').trim());
  expect(words.length).toBeGreaterThan(20);
  await bar.getByRole('button', { name: 'Search for this' }).click();
  await expect(page).toHaveURL(/\/search\?q=%22/u);
});

test('Titles and passages of results are drawn in the same way, with the marks where they were', async ({ page }) => {
  await page.goto('/search?q=supplier');
  const rows = page.locator('article');
  await expect(rows.filter({ hasText: /\w’\w/ }).first().locator('mark').first()).toBeVisible();
  await expect(rows.filter({ hasText: /\w'\w/ })).toHaveCount(0);
});

/** How far in numbered paragraphs of four depths begin, in the width of a number. */
function listStepEdges(page: Page, role: string): Promise<number[]> {
  return page.locator('.document-text').evaluate((text, kind) => {
    const steps = [0, 1, 2, 3].map((depth) => {
      const step = document.createElement('p');
      step.className = `paragraph numbered ${kind} depth-${depth}`;
      text.append(step);
      return step;
    });
    const edge = text.getBoundingClientRect().left;
    const gutter = Number.parseFloat(getComputedStyle(text).getPropertyValue('--gutter')) * 16;
    const edges = steps.map((step) => Math.round(((step.getBoundingClientRect().left - edge) / gutter) * 4) / 4);
    for (const step of steps) step.remove();
    return edges;
  }, role);
}

/** Text of what a selector names in the HTML that the server sent. */
function readStored(page: Page, html: string, selector: string): Promise<string> {
  return page.evaluate(
    ([source = '', wanted = '']) =>
      new DOMParser().parseFromString(source, 'text/html').querySelector(wanted)?.textContent ?? '',
    [html, selector],
  );
}

/** The anchor of the first footnote with an apostrophe in the HTML that the server sent. */
function findNote(page: Page, html: string): Promise<string> {
  return page.evaluate((source) => {
    const notes = [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('aside.footnote')];
    return notes.find((note) => note.querySelector('.text')?.textContent?.includes("'"))?.id ?? '';
  }, html);
}

function readClipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

function readRich(page: Page): Promise<{ readonly html: string; readonly text: string }> {
  return page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const html = (await (await item?.getType('text/html'))?.text()) ?? '';
    const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
    return { html, text: text.trim() };
  });
}
