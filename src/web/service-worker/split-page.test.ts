import { expect, it } from 'vitest';
import { splitPage } from './split-page.ts';

const page = (data: string, script = '/assets/index-1.js') =>
  `<html data-edition="ka"><head><script type="application/json" id="edition-view">\n ${data} \n</script>
<script src="/theme.js"></script><script type="module" crossorigin src="${script}"></script></head><body></body></html>`;

it('The page kept for the time without a connection carries no data; the edition view is kept apart (SH-279)', () => {
  const split = splitPage(page('{"siteId":"KA","name":"A \\u003c B"}'), ['/assets/index-1.js']);
  expect(split?.view).toBe('{"siteId":"KA","name":"A \\u003c B"}');
  expect(split?.html).not.toContain('siteId');
  expect(split?.html).toContain('<script type="application/json" id="edition-view"></script>');
  expect(split?.html).toContain('/assets/index-1.js');
});

it('A page of another build, or of something else, is not kept (SH-279)', () => {
  expect(splitPage(page('{}', '/assets/index-2.js'), ['/assets/index-1.js'])).toBeUndefined();
  expect(splitPage(page('%EDITION_VIEW%'), ['/assets/index-1.js'])).toBeUndefined();
  expect(splitPage('<html><body>Sign in</body></html>', ['/assets/index-1.js'])).toBeUndefined();
});
