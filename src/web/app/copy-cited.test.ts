import { expect, test } from 'vitest';
import { writeCitedHtml } from './copy-cited.ts';

test('OP-198: a citation for a memo has its titles in italics and is a link to the place, whatever its words are', () => {
  const html = writeCitedHtml(
    [{ italic: 'Smith & "Sons" <img src=x>' }, ' [2008] UKHL 1'],
    'https://ka.example/d?v=1&x="#p4',
  );
  expect(html).toBe(
    '<a href="https://ka.example/d?v=1&amp;x=&quot;#p4"><i>Smith &amp; &quot;Sons&quot; &lt;img src=x&gt;</i> [2008] UKHL 1</a>',
  );
});
