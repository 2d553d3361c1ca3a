import { compare, getComparisonLanding } from '#contract/comparison.ts';
import { callQuery, LASTING } from './call-query.ts';

/** What a product of the comparison can be made of. */
export const comparisonLandingQuery = (slug: string) => callQuery(getComparisonLanding, { path: { slug } }, LASTING);

/** What is asked of a product; the order of topics and places is none of it. */
export interface AskedComparison {
  readonly slug: string;
  readonly topics: readonly string[];
  readonly places: readonly string[];
  /** Days `yyyy-mm-dd`, '' for none. */
  readonly asOf: string;
  readonly since: string;
  readonly version: number | undefined;
}

/** Answers side by side, asked for once in whatever order they stand; what was shown stays until others are there. */
export const comparisonQuery = ({ slug, topics, places, asOf, since, version }: AskedComparison) =>
  callQuery(
    compare,
    {
      path: { slug },
      body: {
        Slug: slug,
        TopicIds: topics.toSorted(),
        JurisDictions: places.toSorted(),
        ...(asOf === '' ? {} : { AsOf: asOf }),
        ...(since === '' ? {} : { Since: since }),
        ...(version === undefined ? {} : { CorpusVersion: version }),
      },
    },
    { ...LASTING, isInPlace: true },
  );
