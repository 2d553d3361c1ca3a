import { expect, it } from 'vitest';
import { nameFile } from './name-file.ts';

it('A file is called after its title, the date and its kind (OP-76, SR-187)', () => {
  expect(nameFile('Search seat AND award', '2026-11-22', 'excel')).toBe('Search seat AND award 2026-11-22.xlsx');
  expect(nameFile('Procès', '2026-11-22', 'word')).toBe('Procès 2026-11-22.docx');
});

it('Signs that file systems and headers mind are left out, and no name is empty or endless', () => {
  expect(nameFile('../../etc/pass\r\nwd: "x"', '2026-11-22', 'pdf')).toBe('etc pass wd x 2026-11-22.pdf');
  expect(nameFile('?!', '2026-11-22', 'pdf')).toBe('List 2026-11-22.pdf');
  expect(nameFile('word '.repeat(100), '2026-11-22', 'pdf').length).toBeLessThan(100);
  expect(nameFile('half \ud83d', '2026-11-22', 'pdf')).toBe('half 2026-11-22.pdf');
});
