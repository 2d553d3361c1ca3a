import { hasProgram } from '#tests/support/read-back/programs.ts';
import { compareNumbers, readWordSamples } from '#tests/support/word-numbers/word-samples.ts';
import type { LongCheck } from './long-check.ts';

/** Every Word file of the samples has the numbers that LibreOffice prints. */
export const numbersCheck: LongCheck = {
  name: 'numbers of Word files',
  run: async ({ say }) => {
    if (!hasProgram('soffice')) {
      say('LibreOffice is not installed: nothing is compared');
      return { counts: { files: 0 }, failures: [] };
    }
    const compared = await compareNumbers(readWordSamples());
    return {
      counts: { files: compared.length, paragraphs: compared.reduce((sum, one) => sum + one.compared, 0) },
      failures: compared.flatMap(({ name, wrong }) => wrong.map((one) => `${name}: ${one}`)),
    };
  },
};
