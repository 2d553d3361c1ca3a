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

it('OP-76 A long title keeps whole words and its end, by which the titles of one kind differ', () => {
  const treaty = (state: string) =>
    `Agreement on encouragement and reciprocal protection of investments between the Netherlands and the ${state}`;
  expect(nameFile(treaty('Republic of Ghana'), '2026-11-22', 'pdf')).toBe(
    'Agreement on encouragement and reciprocal … and the Republic of Ghana 2026-11-22.pdf',
  );
  expect(nameFile(treaty('Republic of Kenya'), '2026-11-22', 'pdf')).not.toBe(
    nameFile(treaty('Republic of Ghana'), '2026-11-22', 'pdf'),
  );
});

it('OP-76 No name has more bytes than a file system takes, in whatever script its title is', () => {
  for (const title of ['仲裁'.repeat(200), 'تحكيم '.repeat(80), 'Ärger '.repeat(80)]) {
    const name = nameFile(title, '2026-11-22', 'bibtex');
    expect(Buffer.byteLength(name)).toBeLessThan(256);
    expect(name).toMatch(/^\S.*\S … \S.*\S 2026-11-22\.bib$/u);
  }
});
