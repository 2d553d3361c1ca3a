import { expect, it } from 'vitest';
import {
  describeAgain,
  describeFound,
  explainLeftOut,
  listFirstLines,
  printFound,
  printLeftOut,
} from './describe-found.ts';

const document = (id: string, isOpen = true) => ({
  id,
  title: id,
  url: `/document/${id}`,
  type: 'Award',
  publicationDate: null,
  isOpen,
});
const work = (line: number, text: string, names: readonly string[] = [text]) => ({ line, text, names });
const FOUND = [
  { work: work(1, 'one'), documents: [document('a')], isDisputed: false },
  { work: work(2, 'closed'), documents: [document('b', false)], isDisputed: false },
  { work: work(3, 'two'), documents: [document('c'), document('d')], isDisputed: false },
  { work: work(5, 'none'), documents: [], isDisputed: false },
  { work: work(8, 'An entry without a title', []), documents: [], isDisputed: false },
];

it('A list that was looked up says what is held, closed, unclear and not held (OP-177)', () => {
  expect(describeFound(FOUND)).toBe('5 entries: 2 held, 1 of them not in your subscription, 1 unclear, 2 not held');
  expect(describeFound(FOUND.slice(0, 1))).toBe('1 entry: 1 held');
});

it('What is left out of a folder is said with its line and why (OP-177)', () => {
  expect(FOUND.map((entry) => explainLeftOut(entry)).map((reason) => reason === undefined)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(printLeftOut(FOUND).split('\n')).toEqual([
    '3\ttwo\tSeveral documents are called so; tick those that are meant.',
    '5\tnone\tNo document of this edition is called so.',
    '8\tAn entry without a title\tThe entry says neither title nor number nor address.',
  ]);
});

it('What bears the name of one case and the citation of another is not taken by itself (OP-177)', () => {
  const strange = { work: work(1, 'A v B [2019] PAR 1'), documents: [document('a')], isDisputed: true };
  const both = { work: work(2, 'C v D [2019] PAR 2'), documents: [document('b'), document('c')], isDisputed: true };
  expect(describeFound([strange, both])).toBe('2 entries: 0 held, 2 unclear');
  expect(explainLeftOut(strange)).toBe(
    'The citation is that of another case than the name says; tick it if it is meant.',
  );
  expect(explainLeftOut(both, true)).toBe('The name and the citation are those of different cases, both named above.');
  expect(explainLeftOut(both)).toBe('The name and the citation are those of different cases; tick what is meant.');
});

it('What names an article that its instrument does not have is not taken by itself (OP-177)', () => {
  const lacking = {
    work: work(1, 'art. 99'),
    documents: [{ ...document('a'), lacks: 'Article 99' }],
    isDisputed: false,
  };
  expect(describeFound([lacking])).toBe('1 entry: 0 held, 1 unclear');
  expect(explainLeftOut(lacking)).toBe('No Article 99 was found in its text; tick the whole if it is meant.');
});

it('Two lines that mean one document are one favorite: it is ticked on the first of them alone (OP-177)', () => {
  const number = { work: work(1, 'M.1184'), documents: [document('a'), document('b')], isDisputed: false };
  const name = { work: work(2, 'Lindmoor / Ostrava'), documents: [document('a')], isDisputed: false };
  const again = { work: work(9, 'C(2019) 12'), documents: [document('a')], isDisputed: false };
  const found = [number, name, again];
  expect(describeFound(found)).toBe('3 entries: 2 held, 1 of them named above, 1 unclear');
  const first = listFirstLines(found);
  expect(found.map((entry) => entry.documents.map(({ id }) => first.get(id)?.work.line))).toEqual([[1, 1], [1], [1]]);
});

it('OP-184: the whole result is copied as lines that a table takes, with the reason where there is no document', () => {
  expect(printFound(FOUND, 'https://ka.example').split('\n')).toEqual([
    'one\ta\thttps://ka.example/document/a',
    'closed\tb\thttps://ka.example/document/b',
    expect.stringMatching(/^two\tc\thttps:\/\/ka\.example\/document\/c\tSeveral documents are called so/u),
    expect.stringMatching(/^two\td\thttps:\/\/ka\.example\/document\/d\tSeveral documents are called so/u),
    'none\tNo document of this edition is called so.',
    'An entry without a title\tThe entry says neither title nor number nor address.',
  ]);
});

it('Of two lines that ask the same undecided question neither is said to be the same document (OP-184)', () => {
  const asked = { work: work(4, 'Doe v Roe'), documents: [document('a'), document('b')], isDisputed: false };
  const again = { ...asked, work: work(6, 'Doe v. Roe') };
  const sure = { work: work(8, '[2019] PAR 1'), documents: [document('a')], isDisputed: false };
  expect(describeAgain(again, asked)).toBe('Asked in line 4 already; tick it there if it is meant.');
  expect(describeAgain(asked, sure)).toBe('Named in line 8 and kept from there.');
  expect(describeAgain(sure, asked)).toBe('The same as in line 4; it is kept once.');
  expect(describeAgain({ ...sure, work: work(9, 'x') }, sure)).toBe('The same as in line 8; it is kept once.');
});
