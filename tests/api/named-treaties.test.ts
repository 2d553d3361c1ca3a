import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TestServer } from '#tests/support/demo-server.ts';

const server = new TestServer();

beforeAll(async () => {
  const write = (id: string, fields: string) =>
    server.temporary.write(`${id}.md`, `---\nid: ${id}\n${fields}\n---\n\nEach Contracting Party shall protect.\n`);
  const type = 'type: Bilateral Investment Treaty';
  write('list', `${type}\ntitle: Kenya - Netherlands BIT (1970)\nparties: [Kenya, Netherlands]\ndate: 1970-09-11`);
  write('text', `${type}\ntitle: Agreement on protection\nparties: [Republic of Kenya, Kingdom of the Netherlands]`);
  write('case', 'type: Case\ntitle: Order of 3 May\nparties: [Kenya, Netherlands]');
  write('other', `${type}\ntitle: Ghana - Netherlands BIT (1989)\nparties: [Ghana, Netherlands]`);
  await server.temporary.import({ editions: ['KA'] });
  await server.open();
});

afterAll(() => server.close());

describe('A treaty by its two States (OP-164)', () => {
  test.each(['Netherlands–Kenya BIT', 'BIT between the Netherlands and Kenya', 'Kenya/Netherlands investment treaty'])(
    '“%s” leads to the treaties between these, in whichever order and by whatever name each holds them',
    async (q) => {
      const { direct } = await server.search({ q });
      expect(direct.map(({ id }) => id).sort()).toEqual(['list', 'text']);
    },
  );

  test.each([
    ['Netherlands–Kenya BIT 1970', ['list']],
    ['Netherlands–Kenya BIT 1971', []],
    ['Netherlands–Chile BIT', []],
    ['Netherlands Kenya', []],
  ])('“%s” leads to %j', async (q, ids) => {
    expect((await server.search({ q })).direct.map(({ id }) => id)).toEqual(ids);
  });
});
