import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compare, getComparisonLanding, type ComparisonAnswer } from '#contract/comparison.ts';
import { KNOWN_PLACES } from '#domain/places/known-places.ts';
import { LEASES } from '#tests/support/comparison-library.ts';
import { TestServer } from '#tests/support/demo-server.ts';
import { jsonLines } from '#tests/support/temporary-library.ts';

const server = new TestServer();
const PLACES = KNOWN_PLACES.filter(({ land }) => land !== undefined).slice(0, 200);
const TOPICS = Array.from({ length: 50 }, (_, at) => ({ id: `t${at}`, label: `Question ${at}` }));
/** 200 kB of words, a table among them. */
const LONG = `${'<p>A lease is made in writing. </p>'.repeat(6_500)}<table><tr><td>Days</td><td>30</td></tr></table>`;

beforeAll(async () => {
  const documents = PLACES.map(({ id, name }, at) => ({
    id: `of-${id}`,
    title: `Of ${name}`,
    type: 'Quick answers',
    jurisdiction: [name],
    comparison: LEASES.slug,
    html: TOPICS.map(({ label }, topic) => {
      const isLong = at < 6 && topic < 2;
      return `<h2>${label}</h2>${isLong ? LONG : `<p>In ${name}, ${topic}.</p>`}`;
    }).join(''),
  }));
  server.temporary.write('all.jsonl', jsonLines({ ...LEASES, topics: TOPICS }, ...documents));
  const { refused, imported } = await server.temporary.import();
  expect({ refused, imported }).toEqual({ refused: [], imported: 201 });
  await server.open();
}, 180_000);
afterAll(() => server.close());

const ask = (topics: number, from: number, count: number) => ({
  path: { slug: LEASES.slug },
  body: {
    Slug: LEASES.slug,
    TopicIds: TOPICS.slice(0, topics).map(({ id }) => id),
    JurisDictions: PLACES.slice(from, from + count).map(({ land }) => land ?? ''),
  },
});

describe('a product of 200 places by 50 topics', () => {
  it('is offered whole, and any six places by twenty topics stand side by side', async () => {
    const landing = await server.call(getComparisonLanding, { path: { slug: LEASES.slug } });
    expect(landing.jurisdictions).toHaveLength(200);
    expect(landing.topicTree.map(({ answers }) => answers)).toEqual(TOPICS.map(() => 200));
    for (const from of [10, 100, 194]) {
      const answer: ComparisonAnswer = await server.call(compare, ask(20, from, 6));
      expect(answer.documents.flatMap(({ topicHtml }) => topicHtml)).toHaveLength(120);
    }
  });

  it('draws answers of 200 kB to their last word', async () => {
    const { documents } = await server.call(compare, ask(2, 0, 2));
    const cells = documents.flatMap(({ topicHtml }) => topicHtml);
    expect(cells).toHaveLength(4);
    for (const { html } of cells) expect(html.match(/A lease is made/gu)).toHaveLength(6_500);
    expect(cells[0]?.html).toContain('<table>');
  }, 60_000);

  it('refuses in words what is too long to stand side by side, before it is read', async () => {
    const { statusCode, body } = await server.send(compare, ask(2, 0, 6));
    expect(`${statusCode} ${body.slice(0, 400)}`).toMatch(
      /^422 .*"comparison-too-long".*Their texts have 2,\d{3},\d{3} characters in 78,0\d\d paragraphs, which is more than can stand side by side\. Choose fewer topics or fewer places\./u,
    );
    expect((await server.send(compare, ask(20, 0, 6))).statusCode).toBe(422);
  });
});
