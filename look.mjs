import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const base = 'http://ka.localhost:8497';
for (const width of [1440, 390]) {
  const c = await b.newContext({ viewport: { width, height: 900 }, colorScheme: width === 390 ? 'dark' : 'light' });
  const p = await c.newPage();
  p.on('pageerror', (e) => console.log('ERR', e.message));
  await p.goto(base + '/sign-in');
  await p
    .getByLabel(/user ?name/i)
    .first()
    .fill('ka')
    .catch((e) => console.log(e.message.slice(0, 200)));
  await p
    .getByLabel(/^password/i)
    .first()
    .fill('pandect-demo');
  await p
    .getByRole('button', { name: /sign in/i })
    .last()
    .click();
  await p.waitForTimeout(1500);
  const at = async (hash, name, id = 'tswmtpsbcnbv') => {
    await p.goto('about:blank');
    await p.goto(`${base}/document/${id}#${hash}`);
    await p.waitForSelector('.arrived', { timeout: 6000 }).catch(() => console.log('no arrived', hash));
    console.log(
      width,
      hash,
      (
        await p
          .locator('.arrived')
          .first()
          .innerText()
          .catch(() => '')
      ).slice(0, 80),
      new URL(p.url()).hash,
    );
    await p.waitForTimeout(400);
    if (name) await p.screenshot({ path: `/tmp/prov/${name}-${width}.png` });
  };
  await at('s-41-2', 'contents');
  await at('sch-1-para-2-5-b');
  await at('art-39-1', undefined, 'cisg');
  await at('s-99', 'none');
  await p.keyboard.press('g');
  await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/prov/goto-${width}.png` });
  await p.keyboard.type('999');
  await p.keyboard.press('Enter');
  await p.waitForTimeout(700);
  await p.screenshot({ path: `/tmp/prov/goto-none-${width}.png` });
  await p.keyboard.press('Control+A');
  await p.keyboard.type('65(1)(c)');
  await p.keyboard.press('Enter');
  await p.waitForTimeout(1200);
  console.log('went', p.url(), (await p.locator('.arrived').first().innerText()).slice(0, 60));
  await p.screenshot({ path: `/tmp/prov/went-${width}.png` });
  await p.goto(`${base}/document/38j53gg4c86d`);
  await p.waitForTimeout(1200);
  await p.keyboard.press('g');
  await p.waitForTimeout(500);
  await p.keyboard.type('83(3)');
  await p.keyboard.press('Enter');
  await p.waitForTimeout(1500);
  console.log('upc', p.url(), (await p.locator('.arrived').first().innerText()).slice(0, 60));
  await p.screenshot({ path: `/tmp/prov/upc-${width}.png` });
}
await b.close();
