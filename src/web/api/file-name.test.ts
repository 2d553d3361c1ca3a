import { expect, it } from 'vitest';
import { readFileName } from './file-name.ts';

it('A file is saved under the name of its content-disposition header (SR-186)', () => {
  expect(readFileName('attachment; filename="Results 2026-11-22.xlsx"')).toBe('Results 2026-11-22.xlsx');
});

it('Names with other letters than ASCII come in the form of RFC 5987, and the plain one stands by', () => {
  expect(readFileName(`attachment; filename="Proces.pdf"; filename*=UTF-8''Proc%C3%A8s.pdf`)).toBe('Procès.pdf');
  expect(readFileName(`attachment; filename="Proces.pdf"; filename*=UTF-8''Proc%C3.pdf`)).toBe('Proces.pdf');
  expect(readFileName(null)).toBeUndefined();
});
