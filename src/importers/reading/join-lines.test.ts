import { expect, test } from 'vitest';
import { LineJoiner } from './join-lines.ts';

function join(lines: readonly string[], others = ''): string {
  return new LineJoiner([...lines, others].join('\n')).joinAll(lines);
}

test('a name in capitals that a line divides is whole where the text has it whole elsewhere, and keeps its hyphen where not', () => {
  expect(join(['JJ., joined. GINS-', 'BURG, J., filed'], 'GINSBURG, J., dissenting')).toBe(
    'JJ., joined. GINSBURG, J., filed',
  );
  expect(join(['the BARING-', 'SMITH light'], 'SMITH')).toBe('the BARING-SMITH light');
});

test('compounds with “well” and “self” keep the hyphen at which a line ends', () => {
  expect(join(['a well-', 'settled line of self-', 'help'])).toBe('a well-settled line of self-help');
  expect(join(['a self-', 'ish prop-', 'erty'])).toBe('a selfish property');
});
