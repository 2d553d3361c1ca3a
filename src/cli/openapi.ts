import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { PRODUCT } from '#server/compose/product.ts';
import type { CommandContext } from './command-context.ts';

/** `pandect openapi`: writes what describes the calls and the records, or with `--check` says whether it is up to date. */
export function addOpenapiCommand(program: Command, context: CommandContext): void {
  program
    .command('openapi')
    .description('Write docs/openapi.json from the contract and docs/import-schema.json from the kinds of records.')
    .option('--check', 'only say whether the files are up to date')
    .action(async (flags: { check?: boolean }) => {
      const { createOpenapiDocument } = await import('#contract/openapi.ts');
      const { createImportSchema } = await import('#domain/records/import-schema.ts');
      const files = { openapi: createOpenapiDocument(PRODUCT.version), 'import-schema': createImportSchema() };
      for (const [name, content] of Object.entries(files)) {
        const path = join(PRODUCT.root, `docs/${name}.json`);
        const text = `${JSON.stringify(content, undefined, 2)}\n`;
        if (!flags.check) writeFileSync(path, text);
        else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
          context.warn(`docs/${name}.json is out of date: run \`npm run pandect -- openapi\`.`);
          context.exit(1);
        }
      }
    });
}
