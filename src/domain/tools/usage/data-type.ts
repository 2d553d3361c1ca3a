/** What COUNTER calls a thing (Data_Type of 5.1), as far as this library has it (OP-157, OP-201). */
export type DataType =
  | 'Book'
  | 'Database_Full_Item'
  | 'Journal'
  | 'Newspaper_or_Newsletter'
  | 'Patent'
  | 'Reference_Work';

/** Types of publications, and of texts that say what they are part of by themselves. */
const TYPES: Readonly<Record<string, DataType>> = {
  book: 'Book',
  'book chapter': 'Book',
  journal: 'Journal',
  'journal article': 'Journal',
  'loose-leaf': 'Reference_Work',
  'loose-leaf chapter': 'Reference_Work',
  handbook: 'Reference_Work',
  'handbook chapter': 'Reference_Work',
  news: 'Newspaper_or_Newsletter',
  newsletter: 'Newspaper_or_Newsletter',
};

/** A patent itself, not what courts and offices decide on one. */
const PATENT = /^patents?(?: (?:application|document|grant|specification))?$/iu;

/** The data type of a text of this type; what it is part of, where that is known, says more than the text does. */
export function nameDataType(type: string, publicationType?: string): DataType {
  if (PATENT.test(type)) return 'Patent';
  const known = [publicationType, type].flatMap((name) => (name === undefined ? [] : [TYPES[name.toLowerCase()]]));
  return known.find((found) => found !== undefined) ?? 'Database_Full_Item';
}
