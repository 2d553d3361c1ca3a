import { test } from 'vitest';
import { expectGoldenImport } from '../reading/importers.test-support.ts';
import { recordsImporter } from './records.importer.ts';

test.each(['people.yaml', 'organizations.yaml', 'cases/case.yaml', 'book/publication.yaml'])(
  'the records of %s are read as they were',
  async (name) => void (await expectGoldenImport(recordsImporter, `records/${name}`)),
);
