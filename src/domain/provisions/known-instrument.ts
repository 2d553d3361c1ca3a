/** What the main parts of an instrument are called; `paragraph` where they are numbered paragraphs or points. */
export type ProvisionUnit = 'article' | 'section' | 'rule' | 'regulation' | 'paragraph';

/** A division whose number stands beside its name: `Annex II`, `Chapter 4`. */
export type Division =
  | 'book'
  | 'part'
  | 'title'
  | 'order'
  | 'chapter'
  | 'division'
  | 'protocol'
  | 'annex'
  | 'schedule'
  | 'appendix';

/** How an instrument numbers its provisions, and so how they are read and printed. All but `unit` may be left out. */
export interface ProvisionManner {
  readonly unit: ProvisionUnit;
  /** What is printed before the number instead of the unit's name, for example `§`. */
  readonly word?: string;
  /** Its main parts carry Roman numerals: `Article V`. Otherwise they carry Arabic ones. */
  readonly roman?: true;
  /** These divisions carry Roman numerals; those of others stay as they are printed. */
  readonly romanDivisions?: readonly Division[];
  /** What joins each number below the main one, by depth: `.` for `Rule 4.2`, `:` for `Article 6:100`; brackets where none is said. */
  readonly joints?: readonly ('.' | ':')[];
  /** Inserted numbers end in a capital: `Section 19B`. Otherwise in a small letter: `Article 105a`. */
  readonly capitals?: true;
  /** Small and capital letters are different steps, as in `§ 271(e)(2)(A)`. */
  readonly keepsCase?: true;
  /** What stands directly below a number are Roman numerals, not letters: `Article 11(1)(iii)`. */
  readonly romanItems?: true;
  /** A hyphen belongs to the number: `Article 104-3`. */
  readonly hyphens?: true;
  /** A capital after the number is a step of its own: `Article 4F` stands in Article 4. */
  readonly lettered?: true;
  /** It has orders, which hold rules of their own. */
  readonly orders?: true;
}

/**
 * A treaty, statute, directive, set of rules or the like, which has provisions. Data of this shape survives JSON.
 * Which of the products it matters to is nobody's question here.
 */
export interface KnownInstrument {
  /** For good, in lower case with hyphens: `nyc`, `uk-arbitration-act-1996`. */
  readonly id: string;
  readonly name: string;
  /**
   * What else it is called. A name that ends in a year is that of this instrument with its year only (`Arbitration
   * Act 1996`); a name that several instruments carry names none of them by itself.
   */
  readonly aliases: readonly string[];
  /** May stand after or before any of its names: `New York Convention, 1958`. */
  readonly year?: number;
  readonly manner: ProvisionManner;
  /** The highest number of its main parts, where it helps to tell instruments of one name apart; never a bound. */
  readonly last?: number;
  /** The instrument that holds what is cited as a rule of this one: `Rule 43 EPC`. */
  readonly rulesIn?: string;
}
