import { COMPARED, type Compared } from '../comparison/comparison.ts';
import { topicKey, type ComparisonTopic } from '../comparison/topic.ts';
import { FACT_KINDS, type FactKind } from '../facts/fact.ts';
import {
  choice,
  editions,
  entries,
  flag,
  readShape,
  recordId,
  requiredText,
  text,
  texts,
  type Field,
} from './fields.ts';
import type { FieldSource } from './field-source.ts';
import { defineKind, recordKey, type LibraryRecord } from './record-kind.ts';

/** A product of the comparison (OP-200): its topics, and what stands in its columns. Its answers are documents that name it. */
export interface ComparisonRecord extends LibraryRecord {
  readonly id: string;
  /** As in its address. */
  readonly slug: string;
  readonly title: string;
  readonly description?: string;
  /** What its rows and its columns are called, for example `Topic` and `Jurisdiction`. */
  readonly topicTitle: string;
  readonly placeTitle: string;
  readonly compares: Compared;
  /** As their source has them; one may stand before the one it belongs to. */
  readonly topics: readonly ComparisonTopic[];
  /** Instruments by whose parties its places are grouped, and unions by whose members, by id or name. */
  readonly conventions: readonly string[];
  readonly unions: readonly string[];
  /** Codes that may open it; none means whoever has its page. */
  readonly subscriptions: readonly string[];
  readonly meta: Readonly<Record<string, unknown>>;
}

const SLUG = /^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/u;
const TOPIC_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/u;

/** Contents beside a text show no more of a heading. */
const LONGEST_HEADING = 150;

const SHOWN_FACTS = {
  kinds: {
    schema: { type: 'array', items: { enum: FACT_KINDS } },
    isRequired: true,
    read: readFactKinds,
  } satisfies Field<readonly FactKind[]>,
  steps: texts('Only facts of these steps or topics.'),
};

const TOPIC = {
  id: requiredText('Stands in addresses; no other topic of the product has it.'),
  label: requiredText('The heading under which documents answer it.'),
  headings: texts('Other headings under which they do.'),
  parent: text('Id of the topic that it belongs to.'),
  frequent: flag('Offered first while nobody has opened any.'),
  facts: entries(SHOWN_FACTS, ({ kinds, steps }) => ({ kinds, steps })),
};

const FIELDS = {
  id: recordId(),
  editions: editions(),
  slug: requiredText('As in its address; letters, digits, `_` and `-`.'),
  title: requiredText(),
  description: text('One or two sentences above it.'),
  topicTitle: text('What its rows are called; `Topic` where nothing is said.'),
  placeTitle: text('What its columns are called; `Jurisdiction` or `Institution` where nothing is said.'),
  compares: choice(COMPARED, '`places` where nothing is said.'),
  topics: entries(TOPIC, readTopic),
  conventions: texts('Instruments by whose parties places are grouped, by id or name.'),
  unions: texts('Unions by whose members places are grouped, by id or name.'),
  subscriptions: texts('Codes that may open it; none means whoever has its page.'),
};

/** Products of the comparison. */
export const COMPARISON = defineKind({
  name: 'comparison',
  plural: 'comparisons',
  fields: FIELDS,
  example: {
    id: 'comparison-quay-leases',
    slug: 'quay_leases',
    title: 'Leases of quays',
    topicTitle: 'Question',
    topics: [
      { id: 'form', label: 'Form of the lease', headings: ['Formal requirements'], frequent: true },
      { id: 'notice', label: 'Notice', parent: 'form', facts: [{ kinds: ['time-limit'], steps: ['notice'] }] },
    ],
    conventions: ['quay-convention'],
  },
  read: (source): ComparisonRecord => {
    const { id, compares = 'places', topicTitle = 'Topic', placeTitle, ...fields } = readShape(source, FIELDS);
    if (!SLUG.test(fields.slug)) {
      throw source.refuse('slug', `\`${fields.slug}\` may hold only letters, digits, \`_\` and \`-\`, at most 100`);
    }
    refuseTopics(fields.topics, source);
    const usual = compares === 'places' ? 'Jurisdiction' : 'Institution';
    return {
      key: recordKey(id),
      id,
      compares,
      topicTitle,
      placeTitle: placeTitle ?? usual,
      ...fields,
      meta: source.rest(),
    };
  },
  listNames: ({ slug }) => [{ name: slug, form: 'name' }],
});

function readFactKinds(source: FieldSource, key: string): readonly FactKind[] {
  const kinds = source.list(key).map((kind) => {
    const found = FACT_KINDS.find((known) => known === kind);
    if (found !== undefined) return found;
    throw source.refuse(key, `\`${kind}\` is no kind of fact; allowed are ${FACT_KINDS.join(', ')}`);
  });
  if (kinds.length === 0) throw source.refuse(key, 'is required');
  return kinds;
}

function readTopic(
  { frequent, ...topic }: Omit<ComparisonTopic, 'frequent'> & { frequent?: boolean },
  source: FieldSource,
) {
  if (!TOPIC_ID.test(topic.id)) {
    throw source.refuse('id', `\`${topic.id}\` may hold only letters, digits, \`.\`, \`_\` and \`-\`, at most 100`);
  }
  return { ...topic, frequent: frequent === true } satisfies ComparisonTopic;
}

/** Throws where ids or headings are double, or a topic belongs to none of these or in a circle to itself. */
function refuseTopics(topics: readonly ComparisonTopic[], source: FieldSource): void {
  const byId = new Map<string, ComparisonTopic>();
  const byHeading = new Map<string, string>();
  if (topics.length === 0) throw source.refuse('topics', 'is required');
  for (const topic of topics) {
    if (byId.has(topic.id)) throw source.refuse('topics', `two topics have the id \`${topic.id}\``);
    byId.set(topic.id, topic);
    for (const heading of [topic.label, ...topic.headings]) {
      if (heading.length > LONGEST_HEADING || topicKey(heading) === '') {
        throw source.refuse('topics', `\`${heading}\` is no heading of one to ${LONGEST_HEADING} characters`);
      }
      const other = byHeading.get(topicKey(heading));
      if (other !== undefined && other !== topic.id) {
        throw source.refuse('topics', `\`${heading}\` is a heading of \`${other}\` and of \`${topic.id}\``);
      }
      byHeading.set(topicKey(heading), topic.id);
    }
  }
  for (const topic of topics) refuseParents(topic, byId, source);
}

function refuseParents(topic: ComparisonTopic, byId: ReadonlyMap<string, ComparisonTopic>, source: FieldSource): void {
  const passed = new Set([topic.id]);
  for (let { parent } = topic; parent !== undefined; parent = byId.get(parent)?.parent) {
    if (!byId.has(parent))
      throw source.refuse('topics', `\`${topic.id}\` belongs to \`${parent}\`, which is no topic here`);
    if (passed.has(parent)) throw source.refuse('topics', `\`${topic.id}\` belongs to itself`);
    passed.add(parent);
  }
}
