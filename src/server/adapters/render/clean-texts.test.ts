import { expect, it } from 'vitest';
import { FILE_FORMATS } from '#server/ports/document-renderer.ts';
import { createServers } from '#tests/support/create-servers.ts';
import { ProcessRenderer } from './process-renderer.ts';

const BROKEN = 'Half \ud83d of a sign, \u0019 a control character and \uffff none at all';

it.each(FILE_FORMATS.filter((format) => format !== 'text'))(
  'A title that holds what no text can still makes a file: %s',
  async (format) => {
    const renderer = new ProcessRenderer(createServers());
    try {
      const list = {
        title: BROKEN,
        facts: [[BROKEN, BROKEN]] as const,
        columns: [{ name: BROKEN, width: 9, type: 'text' }] as const,
        rows: [[BROKEN]],
      };
      const bytes = await renderer.renderList(format, list, new AbortController().signal);
      const head = new TextDecoder('latin1').decode(bytes.subarray(0, 4));
      expect(head).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
    } finally {
      await renderer.close();
    }
  },
);
