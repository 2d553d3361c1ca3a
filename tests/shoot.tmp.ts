import { chromium } from '/work/w-cmpweb/node_modules/@playwright/test/index.mjs';
import { signInThere } from '/work/w-cmpweb/tests/support/sign-in.ts';
import { LANDING, answerOf } from '/work/w-cmpweb/tests/support/comparison-answers.ts';
const url = 'http://localhost:8372';
const { secret, token } = await signInThere('/tmp/cmpweb/data', process.env.ACC ?? 'kapp');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const shots = JSON.parse(process.argv[2]);
for (const s of shots) {
  const context = await browser.newContext({ baseURL: url, viewport: { width: s.w ?? 1440, height: s.h ?? 900 }, reducedMotion: 'reduce', hasTouch: (s.w??1440) < 500, locale: 'en-GB' });
  await context.addCookies([{ name: 'pandect_session', value: secret, url }, { name: 'XSRF-TOKEN', value: token, url }, { name: 'visited', value: 'yes', url }, {name:'cookieconsent_status',value:'dismiss',url}]);
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  if (!s.real) {
  await page.route('**/apiv2/CompareJurisdictions/TopicsAndJurisdictions/*', (r) => r.fulfill({ json: LANDING }));
  await page.route('**/apiv2/CompareJurisdictions/Compare/*', async (r) => { const b = r.request().postDataJSON(); await r.fulfill({ json: answerOf(b.TopicIds, b.JurisDictions, b.Since ?? null) }); });
  }
  await page.addInitScript((t) => localStorage.setItem('pandect.theme', t), s.theme ?? 'light');
  await page.goto(s.path);
  await page.waitForTimeout(s.wait ?? 2500);
  for (const c of s.click ?? []) { await page.getByRole(c.role, { name: c.name, exact: c.exact ?? false }).first().click(); await page.waitForTimeout(400); }
  if (s.scroll) await page.evaluate((y) => scrollTo(0, y), s.scroll);
  if (s.eval) console.log(await page.evaluate(s.eval));
  if (s.pdf) await page.pdf({ path: s.pdf, preferCSSPageSize: true });
  await page.waitForTimeout(300);
  await page.screenshot({ path: s.to, fullPage: s.full ?? false });
  await context.close();
}
await browser.close();
