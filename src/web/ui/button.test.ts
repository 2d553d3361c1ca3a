import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Button } from './button.tsx';

const KINDS = ['default', 'ghost', 'outlined', 'text', 'icon'] as const;

it('Buttons come in five kinds and in no other, each drawn in its own way (SH-262)', () => {
  const drawn = KINDS.map((kind) => renderToStaticMarkup(createElement(Button, { kind, 'aria-label': 'Save' })));
  expect(new Set(drawn).size).toBe(5);
  drawn.forEach((html, index) => expect(html).toMatch(new RegExp(`class="[^"]*${KINDS[index]}`)));
  // @ts-expect-error A sixth kind is no kind.
  createElement(Button, { kind: 'link' });
});

it('A button sends no form unless it is told to', () => {
  expect(renderToStaticMarkup(createElement(Button))).toContain('type="button"');
  expect(renderToStaticMarkup(createElement(Button, { type: 'submit' }))).toContain('type="submit"');
});
