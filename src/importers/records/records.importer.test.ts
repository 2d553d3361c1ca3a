import { importRefusal, importSource } from '../reading/importers.test-support.ts';
import { describe, expect, test } from 'vitest';
import { recordsImporter } from './records.importer.ts';

describe('the YAML records of the demo library', () => {
  test('are known by their names alone', () => {
    const accepts = (path: string) => recordsImporter.accepts(path, new Uint8Array());
    expect(
      ['ka/people.yaml', 'ka/organizations.yaml', 'ka/books/b/publication.yaml', 'ka/cases/c-1.yaml'].every(accepts),
    ).toBe(true);
    expect(['ka/other.yaml', 'cases.yaml', 'ka/people.yaml.bak', 'ka/people.md'].some(accepts)).toBe(false);
  });

  test('a publication gives its contents to any depth', async () => {
    const text =
      'id: fx-b\ntype: Book\ntitle: T\nedition: Second edition\nisbn: 978-1\ncontents:\n  - label: Part I\n    children:\n      - { id: sec_1, label: 1. The seat, document: fx-b-1, pages: 3-28 }\nshelf: 4\n';
    const { others } = await importSource(recordsImporter, text, { path: 'b/publication.yaml' });
    expect(others).toMatchObject([
      {
        kind: 'publication',
        record: {
          id: 'fx-b',
          editionStatement: 'Second edition',
          meta: { shelf: 4 },
          contents: [
            {
              label: 'Part I',
              children: [{ sourceId: 'sec_1', label: '1. The seat', document: 'fx-b-1', pages: '3-28' }],
            },
          ],
        },
      },
    ]);
  });

  test('a case gives its proceedings with their people and documents', async () => {
    const text =
      'id: fx-c\ncaseNo: C 1\ncaseName: A v. B\nstatus: Concluded\nproceedings:\n  - id: fx-c-p1\n    title: Original\n    arbitrators: [{ person: fx-p, role: President }]\n    documents: [{ id: fx-d, title: Award, primary: true }]\n';
    const { others } = await importSource(recordsImporter, text, { path: 'cases/fx-c.yaml' });
    expect(others).toMatchObject([
      {
        kind: 'case',
        record: {
          key: 'markdown:fx-c',
          proceedings: [{ arbitrators: [{ person: 'fx-p' }], documents: [{ primary: true }] }],
        },
      },
    ]);
  });

  test('every record with a wrong value is told at once, and nothing of the file is taken', async () => {
    const text =
      '- { kind: person, id: fx-a, firstName: A, lastName: B }\n- { kind: person, id: fx-b }\n- { kind: market, id: fx-c }\n- { kind: person, id: fx-a, firstName: A, lastName: B }\n';
    await expect(importSource(recordsImporter, text, { path: 'some.yaml' })).rejects.toMatchObject({
      refusal: { line: 2, reason: expect.stringContaining('firstName') },
      others: [
        { line: 3, reason: expect.stringContaining('kind') },
        { line: 4, reason: expect.stringContaining('`fx-a` is the id of another person') },
      ],
    });
  });

  test.each([
    ['people.yaml', '- id: a\n  firstName: A\n', 1, 'lastName: is required'],
    ['people.yaml', 'id: a', 1, 'firstName: is required'],
    ['people.yaml', '- a', 1, 'a record must be fields with values'],
    [
      'organizations.yaml',
      '- id: a\n  name: A\n  website: javascript:alert(1)\n',
      3,
      'website: `javascript:alert(1)` must begin with https://',
    ],
    [
      'publication.yaml',
      'id: a\ntitle: T\ntype: Pamphlet\n',
      3,
      'type: `Pamphlet` is not allowed; allowed are Book, Loose-leaf, Journal',
    ],
    ['cases/c.yaml', 'id: a\ncaseNo: 1\ncaseName: N\nstatus: Lost\n', 4, 'status: `Lost` is not allowed'],
    [
      'cases/c.yaml',
      'id: a\ncaseNo: 1\ncaseName: N\nproceedings:\n  - id: p\n    title: T\n    arbitrators:\n      - role: President\n',
      8,
      'the entry names nobody',
    ],
    ['cases/c.yaml', 'id: a\n  caseNo: 1\n', 1, 'not valid YAML'],
  ])('%s with a wrong value is refused with its line: %j', async (path, text, line, reason) => {
    const refusal = await importRefusal(recordsImporter, text, { path });
    expect(refusal.reason).toContain(reason);
    expect(refusal.line).toBe(line);
  });
});
