import { foldText } from '#domain/words/fold-text.ts';

/** What addresses of old call the filter of content types. */
export const TYPE_ALIAS = 'type';

/** Content types that addresses name in the plural. */
const CONTENT_TYPES = [
  'Annual report',
  'Arbitrator profile',
  'Award',
  'Bilateral Investment Treaty',
  'Bill',
  'Blog post',
  'Book',
  'Book chapter',
  'Case law',
  'Commission decision',
  'Convention',
  'Court decision',
  'Country overview',
  'Decision',
  'Development',
  'Front matter',
  'Journal',
  'Journal article',
  'Legislation',
  'Loose-leaf',
  'Manual IP chapter',
  'Merger thresholds',
  'National decision',
  'News',
  'Newsletter',
  'Practical insight',
  'Press summary',
  'Procedural order',
  'Rules',
  'Study note',
  'Template',
  'Treaty provision',
  'Treaty with investment provisions',
] as const;

const BY_NAME: ReadonlyMap<string, string> = new Map(
  CONTENT_TYPES.flatMap((type) => [type, pluralOf(type)].map((name) => [foldText(name), type])),
);

/** The content type that a name in the singular or plural means: `Commission Decisions`. Any other stays as written. */
export function nameContentType(name: string): string {
  return BY_NAME.get(foldText(name.trim())) ?? name;
}

function pluralOf(type: string): string {
  return type.replace(/y$/, 'ie').replace(/([^s])$/, '$1s');
}
