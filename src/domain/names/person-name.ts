/**
 * A natural person's name as its writing says it, taken apart. Words keep the writer's letters and case; an initial
 * ends with a point (`J.`). Which word is the family name is known where `order` is `stated`; where it is `usual` it
 * is taken by the custom of the name's language, mostly the last, and a comparison keeps in mind that it may be another.
 */
export interface PersonName {
  /** `Prof.`, `Dr.`, `The`, `Hon.`: word by word. */
  readonly titles: readonly string[];
  readonly given: readonly string[];
  /** What stands before a family name and is often left out or sorted elsewhere: `van`, `der`, `de`, `al`. */
  readonly particles: readonly string[];
  /** One or more words; what joins two of them (`y`, `e`, `i`) stands between. */
  readonly family: readonly string[];
  /** What tells a person from another of the same name in the family: `Jr.`, `III`, `Filho`. */
  readonly suffixes: readonly string[];
  /** Degrees, offices and honours after the name: `KC`, `LL.M.`, `FCIArb`. */
  readonly postNominals: readonly string[];
  /** What stands in brackets or quotation marks, and a name at birth: it may tell namesakes apart. */
  readonly asides: readonly string[];
  readonly order: 'stated' | 'usual';
}
