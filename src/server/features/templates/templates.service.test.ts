import { afterAll, beforeAll, expect, test } from 'vitest';
import { EDITIONS } from '#editions/editions.ts';
import { CountingEngine } from '#tests/support/counting-engine.ts';
import { jsonLines, TemporaryLibrary } from '#tests/support/temporary-library.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { TemplatesService } from './templates.service.ts';

const temporary = new TemporaryLibrary();
const reader = createTestReader(EDITIONS.KA, 'KA');

beforeAll(async () => {
  const of = (id: string, institution: string, ...topic: string[]) =>
    `---\nid: ${id}\ntitle: Title of ${id}\ntype: Template\norganization: ${institution}\ntopic: [${topic.map((one) => `"${one}"`).join()}]\n---\n\nWords.\n`;
  temporary.write('a.md', of('a', 'Harbour Institute', 'Templates > Orders'));
  temporary.write('b.md', of('b', 'Harbour Institute', 'Templates > Orders', 'Templates > Letters'));
  temporary.write('c.md', of('c', 'Quay Chamber', 'Templates > Letters'));
  temporary.write('other.jsonl', jsonLines({ id: 'd', title: 'No template', text: 'Words.' }));
  await temporary.import();
});

afterAll(() => temporary.dispose());

test('TL-054 the engine is asked once for all institutions and topics, however many there are', async () => {
  await temporary.withLibrary(async (library) => {
    const counting = new CountingEngine(library.engine);
    const service = new TemplatesService({ ...library, engine: counting });
    const { institutions } = await service.getStart(reader);
    expect(institutions.map(({ name, topics }) => [name, topics.map(({ templates }) => templates.count)])).toEqual([
      ['Harbour Institute', [2]],
      ['Quay Chamber', [1]],
    ]);
    // Open and closed templates with their facets, and the topics together.
    expect(counting.take()).toEqual({ search: 2, count: 1 });
    await service.getStart(reader);
    expect(counting.take()).toEqual({});
  });
});
