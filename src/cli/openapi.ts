import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { PRODUCT } from '#server/compose/product.ts';
import type { CommandContext } from './command-context.ts';

/** `pandect openapi`: writes `docs/openapi.json`, or with `--check` says whether it is up to date. */
export function addOpenapiCommand(program: Command, context: CommandContext): void {
  program
    .command('openapi')
    .description('Write docs/openapi.json from the contract.')
    .option('--check', 'only say whether the file is up to date')
    .action(async (flags: { check?: boolean }) => {
      const { createOpenapiDocument } = await import('#contract/openapi.ts');
      const path = join(PRODUCT.root, 'docs/openapi.json');
      const text = `${JSON.stringify(createOpenapiDocument(PRODUCT.version), undefined, 2)}\n`;
      if (!flags.check) {
        writeFileSync(path, text);
        return;
      }
      if (readFileSync(path, 'utf8') === text) return;
      context.warn('docs/openapi.json is out of date: run `npm run pandect -- openapi`.');
      context.exit(1);
    });
}
