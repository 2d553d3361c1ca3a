/** A style that can be asked for, and the edition against which its worked examples were checked (OP-198). */
interface StyleName {
  readonly id: string;
  readonly name: string;
  readonly checked: string;
}

/** The styles in which a work can be cited (OP-198), in the order in which they are offered. */
export const STYLES = [
  {
    id: 'oscola5',
    name: 'OSCOLA 5',
    checked: 'OSCOLA, 5th edition (2026), where its forms could be read, else the 4th',
  },
  { id: 'oscola4', name: 'OSCOLA 4', checked: 'OSCOLA, 4th edition (2012)' },
  { id: 'oscola4-bibliography', name: 'OSCOLA 4, bibliography', checked: 'OSCOLA, 4th edition (2012)' },
  {
    id: 'bluebook',
    name: 'Bluebook',
    checked: 'The Indigo Book, 2nd edition, which follows the Bluebook’s 21st; the 22nd was not read',
  },
  { id: 'bluebook-short', name: 'Bluebook, short form', checked: 'The Indigo Book, 2nd edition' },
  { id: 'aglc4', name: 'AGLC 4', checked: 'Australian Guide to Legal Citation, 4th edition (2018)' },
  {
    id: 'mcgill',
    name: 'McGill',
    checked: 'guides to the McGill Guide’s 9th and 10th editions; the 10th itself was not read',
  },
  { id: 'plain', name: 'Plain', checked: 'no outside edition: our own order' },
] as const satisfies readonly StyleName[];

export type StyleId = (typeof STYLES)[number]['id'];

export const STYLE_IDS: readonly StyleId[] = STYLES.map(({ id }) => id);
