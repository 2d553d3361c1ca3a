import type { Collection } from '#domain/collections/collection.ts';
import { CONVENTIONS } from './conventions.ts';
import { EXAM_PAPERS } from './exam-papers.ts';
import { INSIGHTS } from './insights.ts';
import { JURISDICTIONS } from './jurisdictions.ts';
import { NYC_PROVISIONS, NYC_STATES, NYC_TOPICS } from './nyc-tool.ts';
import { ORGANIZATIONS } from './organizations.ts';
import { UNIONS } from './unions.ts';
import { USEFUL_LINKS } from './useful-links.ts';

/** Every collection; another one is a file beside this one and a line here. */
export const COLLECTIONS: readonly Collection[] = [
  JURISDICTIONS,
  UNIONS,
  ORGANIZATIONS,
  CONVENTIONS,
  EXAM_PAPERS,
  USEFUL_LINKS,
  NYC_PROVISIONS,
  NYC_TOPICS,
  NYC_STATES,
  INSIGHTS,
];
