import type { LegalDate } from '../document/document.ts';
import { describeShape, readShape, requiredDate, requiredText, requiredWebAddress, type Field } from './fields.ts';
import type { FieldSource } from './field-source.ts';

/** What somebody says of themselves, quoted, with where and when that was read (OP-186). */
export interface OwnWords {
  readonly quote: string;
  /** The title of the page. */
  readonly source: string;
  readonly address: string;
  readonly readOn: LegalDate;
}

const LONGEST_QUOTE = 200;

const SHAPE = {
  quote: requiredText(`In their words, at most ${LONGEST_QUOTE} characters.`),
  source: requiredText('The title of the page.'),
  address: requiredWebAddress('Their own page.'),
  readOn: requiredDate('The day on which it was read.'),
};

/** A quotation with its source; one without, or of more than a sentence or two, is refused. */
export function ownWords(): Field<OwnWords | undefined> {
  return {
    schema: { ...describeShape(SHAPE, false), description: 'What they say of themselves on their own page.' },
    read: (source, key) => {
      const [said, more] = source.records(key);
      if (more) throw source.refuse(key, 'must be one quotation: `quote`, `source`, `address` and `readOn`');
      return said && refuseLong(readShape(said, SHAPE), said);
    },
  };
}

function refuseLong(said: OwnWords, source: FieldSource): OwnWords {
  const { length } = said.quote;
  if (length <= LONGEST_QUOTE) return said;
  throw source.refuse('quote', `has ${length} characters; at most ${LONGEST_QUOTE} are allowed`);
}
