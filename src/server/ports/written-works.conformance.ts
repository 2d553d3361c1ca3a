import { describe, expect, it } from 'vitest';
import type { Block } from '#domain/document/block.ts';
import type { DocumentRecord } from '#domain/document/document.ts';
import { documentOf, paragraphOf } from './content-store.test-support.ts';
import { useWriter, type OpenContentWriter } from './content-writer.test-support.ts';

const CITATION = '[2026] XXHC 7';
const ELSEWHERE = { path: 'other.docx', sha256: 'beef' };

const numbered = (number: string, text: string): Block => ({
  ...(paragraphOf(text) as Block & { kind: 'paragraph' }),
  number,
});
const FLAT = ['The quay was let to the carrier for seven years.', 'The carrier left it after two of them, unpaid.'];
const plain = FLAT.map((text) => paragraphOf(text));
const rich = FLAT.map((text, index) => numbered(`${index + 1}.`, text));

/** The judgment in a format: `docx`, `akn`. */
function judgment(format: string, blocks: readonly Block[] = plain, record: Partial<DocumentRecord> = {}) {
  const given = {
    key: `${format}:7`,
    type: 'Case law',
    title: `Carrier v Harbour as ${format}`,
    citations: [CITATION],
  };
  return documentOf(`${format}-7`, { ...given, ...record }, blocks);
}

/** What becomes of the formats of one work (OP-171). */
// Long because: it is one suite over one library.
export function describeWrittenWorks(open: OpenContentWriter): void {
  const library = useWriter(open);
  const formatsOf = async (id: string) => {
    const formats = await library.store.listFormats((await library.get(id)).number);
    return formats.map(({ format, isShown }) => (isShown ? `${format} shown` : format));
  };
  const orders = [
    ['in one commit', false],
    ['in two commits', true],
  ] as const;

  describe.each(orders)('OP-171: two formats of one work, %s', (_name, inTwo) => {
    const put = async (...works: ReturnType<typeof judgment>[]) => {
      const outcomes = [];
      for (const [index, work] of works.entries()) {
        const origin = index === 0 ? {} : { path: `${index}.file`, sha256: `${index}` };
        outcomes.push(...(await (inTwo ? library.put([work], origin) : library.stage([work], origin))));
      }
      await library.writer.commit();
      return outcomes;
    };

    it('are one document under the first id, and a search finds it once', async () => {
      expect(await put(judgment('docx'), judgment('akn', rich))).toEqual(['imported', 'merged']);
      expect(await library.find('carrier')).toEqual(['docx-7']);
      expect(await library.get('docx-7')).toMatchObject({ version: 2, record: { title: 'Carrier v Harbour as akn' } });
      expect(await formatsOf('docx-7')).toEqual(['akn shown', 'docx']);
      expect(await library.isInStep()).toBe(true);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('show the richer one, and the poorer one makes no version', async () => {
      await put(judgment('akn', rich), judgment('docx'));
      expect(await library.get('akn-7')).toMatchObject({ version: 1, record: { title: 'Carrier v Harbour as akn' } });
      expect(await formatsOf('akn-7')).toEqual(['akn shown', 'docx']);
      expect(await library.isInStep()).toBe(true);
    });

    it('answer to every id and key they came under, also after changes, another import and a new index', async () => {
      await put(judgment('docx'), judgment('akn', rich), judgment('pdf'));
      const leads = async () => {
        const names = ['akn-7', 'akn:7', 'pdf-7', 'pdf:7', 'docx-7', 'docx:7'];
        const links = await library.store.resolveNames(names, 'KA');
        return [
          ...names.map((name) => links.get(name)?.id),
          (await library.get('akn-7')).id,
          (await library.get('pdf-7')).id,
        ];
      };
      const always = Array(8).fill('docx-7');
      expect(await leads()).toEqual(always);
      await library.put([judgment('akn', [...rich, paragraphOf('Costs follow.')])], { path: '1.file', sha256: 'new' });
      await library.writer.reindex(() => {});
      expect(await leads()).toEqual(always);
      await library.put([judgment('docx')]);
      await library.writer.close();
      await library.reopen();
      expect(await leads()).toEqual(always);
    });

    it('are cited as the work, also by what waited for the later one', async () => {
      await library.put([documentOf('note', { references: [{ target: 'akn:7' }] })]);
      await put(judgment('docx'), judgment('akn', rich));
      const citing = await library.subject.citations.listCiting(['docx-7'], 5);
      expect(citing.map(({ id }) => id)).toEqual(['note']);
    });
  });

  describe('OP-171: a format that comes again', () => {
    it('changes nothing while it is the same, shown or not', async () => {
      await library.put([judgment('docx')]);
      await library.put([judgment('akn', rich)], ELSEWHERE);
      const before = await library.get('docx-7');
      expect(await library.put([judgment('docx')])).toEqual(['unchanged']);
      expect(await library.put([judgment('akn', rich)], ELSEWHERE)).toEqual(['unchanged']);
      expect(await library.get('docx-7')).toEqual(before);
    });

    it('is shown as a version once it is the richer one', async () => {
      await library.put([judgment('akn', rich)]);
      await library.put([judgment('docx')], ELSEWHERE);
      const more = [
        ...rich.slice(0, 1),
        numbered('2.', 'The carrier left it after two of them,'),
        numbered('3.', 'unpaid.'),
      ];
      expect(await library.put([judgment('docx', more)], { ...ELSEWHERE, sha256: 'new' })).toEqual(['updated']);
      expect(await formatsOf('akn-7')).toEqual(['docx shown', 'akn']);
      expect(await library.get('akn-7')).toMatchObject({ version: 2 });
      expect(await library.subject.countLeftTexts()).toBe(0);
    });
  });

  describe('OP-171: two documents that bear one citation', () => {
    const refusal = async (other: ReturnType<typeof judgment>) => {
      await library.put([judgment('akn', rich)]);
      await expect(library.stage([other], ELSEWHERE)).rejects.toThrow('list.jsonl (akn-7)');
      const error: unknown = await library.stage([other], ELSEWHERE).catch((problem: unknown) => problem);
      await library.writer.commit();
      expect(await library.find('carrier')).toEqual(['akn-7']);
      return String(error);
    };

    it('are refused, with both and the share, where less than nine tenths of the words agree', async () => {
      const said = await refusal(judgment('docx', [paragraphOf(`${FLAT[0]} Another text altogether stands here.`)]));
      expect(said).toContain('other.docx');
      expect(said).toContain(CITATION);
      expect(said).toMatch(/only \d+(\.\d)? % of their words agree/);
    });

    it('are refused, with both and their codes, where these differ', async () => {
      expect(await refusal(judgment('docx', plain, { subscriptions: ['YB'] }))).toContain('YB and every one');
    });

    it('are one that is held for the editions of both, without a version for it', async () => {
      await library.put([judgment('akn', rich)]);
      expect(await library.put([judgment('docx', plain, { editions: ['KCL'] })], ELSEWHERE)).toEqual(['merged']);
      expect(await library.get('akn-7')).toMatchObject({ version: 1, editions: ['KA', 'KCL'] });
      const again = { ...ELSEWHERE, editions: ['KIPL' as const] };
      expect(await library.put([judgment('docx', plain, { editions: ['KCL'] })], again)).toEqual(['updated']);
      expect(await library.put([judgment('akn', rich)], { editions: ['KIPL'] })).toEqual(['unchanged']);
      expect(await library.get('akn-7')).toMatchObject({ version: 1, editions: ['KA', 'KCL', 'KIPL'] });
      expect(await library.isInStep()).toBe(true);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('stay two where they are of two types, of one format with other words, or have no text', async () => {
      await library.put([judgment('akn', rich)]);
      const others = [
        judgment('docx', plain, { type: 'Case note' }),
        judgment('akn', [paragraphOf('Permission to appeal is refused.')], { key: 'akn:8', id: 'akn-8' }),
        judgment('csv', []),
      ];
      expect(await library.put(others, ELSEWHERE)).toEqual(['imported', 'imported', 'imported']);
    });

    it('stay two in two languages, each found and each leading to the other', async () => {
      await library.put([judgment('akn', rich)]);
      const french = [paragraphOf('Le quai fut loué au transporteur pour sept ans.')];
      const other = judgment('docx', french, { languages: ['fr'] });
      expect(await library.put([other], ELSEWHERE)).toEqual(['imported']);
      expect(await library.find('transporteur')).toEqual(['docx-7']);
      expect(await library.store.listOtherLanguages(await library.get('akn-7'))).toEqual([
        { id: 'docx-7', title: 'Carrier v Harbour as docx', language: 'fr', editions: ['KA'] },
      ]);
      expect(await library.store.listOtherLanguages(await library.get('docx-7'))).toMatchObject([{ id: 'akn-7' }]);
    });

    it('are one once the later is withdrawn and comes again, and its id leads to the first from then on', async () => {
      const other = judgment('docx', plain, { citations: [] });
      await library.put([judgment('akn', rich)]);
      await library.put([other], ELSEWHERE);
      await library.writer.remove(['docx-7']);
      expect(await library.put([judgment('docx')], { ...ELSEWHERE, sha256: 'new' })).toEqual(['merged']);
      expect((await library.get('docx-7')).id).toBe('akn-7');
      expect((await library.store.resolveNames(['docx-7'], 'KA')).get('docx-7')?.id).toBe('akn-7');
      expect(await library.find('carrier')).toEqual(['akn-7']);
      expect(await library.isInStep()).toBe(true);
    });

    it('are one in one format, too, and the first stays shown', async () => {
      await library.put([judgment('akn', rich)]);
      const copy = judgment('akn', plain, { key: 'akn:8', id: 'akn-8', citations: ['[2026] XXHC 0007'] });
      expect(await library.put([copy], ELSEWHERE)).toEqual(['merged']);
      expect(await formatsOf('akn-8')).toEqual(['akn shown', 'akn']);
      expect(await library.get('akn-8')).toMatchObject({ id: 'akn-7', version: 1 });
      expect(await library.put([copy], ELSEWHERE)).toEqual(['unchanged']);
      expect(await library.isInStep()).toBe(true);
    });

    it.each(['akn', 'docx'])('are one once the later, held beside the first as %s, agrees with it', async (format) => {
      const later = { key: `${format}:8`, id: 'later', title: 'Carrier v Harbour (later)' };
      await library.put([judgment('akn', rich)]);
      await library.put([judgment(format, plain, { ...later, citations: [] })], ELSEWHERE);
      await library.put([documentOf('note', { references: [{ target: 'later' }] })]);
      expect(await library.put([judgment(format, plain, later)], { ...ELSEWHERE, sha256: 'new' })).toEqual(['merged']);
      expect(await library.find('carrier')).toEqual(['akn-7']);
      expect(await library.get('later')).toMatchObject({ id: 'akn-7', version: 1 });
      expect((await library.store.listPresentIds(['later'])).get('later')).toBe('akn-7');
      expect((await library.subject.citations.listCiting(['akn-7'], 5)).map(({ id }) => id)).toEqual(['note']);
      expect(await library.put([judgment(format, plain, later)], { ...ELSEWHERE, sha256: 'new' })).toEqual([
        'unchanged',
      ]);
      expect(await library.isInStep()).toBe(true);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('stay two where only the page of a report is the same', async () => {
      const report = { citations: ['[1990] AC 109'] };
      await library.put([judgment('akn', rich, report)]);
      expect(await library.put([judgment('docx', plain, report)], ELSEWHERE)).toEqual(['imported']);
    });
  });

  describe('OP-171: a format that is taken away', () => {
    const putBoth = async () => {
      await library.put([judgment('docx')]);
      await library.put([judgment('akn', rich)], ELSEWHERE);
    };

    it('leaves the document as it is shown, and its id still leads there', async () => {
      await putBoth();
      await library.writer.removeFormat('docx-7', 'docx');
      expect(await library.get('docx-7')).toMatchObject({ version: 2 });
      expect(await formatsOf('docx-7')).toEqual(['akn shown']);
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.put([judgment('docx')])).toEqual(['merged']);
    });

    it('lets the next be shown as a version where it was the one shown', async () => {
      await putBoth();
      await library.writer.removeFormat('docx-7', 'akn');
      const document = await library.get('docx-7');
      expect(document).toMatchObject({ version: 3, record: { title: 'Carrier v Harbour as docx' } });
      expect(await formatsOf('docx-7')).toEqual(['docx shown']);
      expect((await library.get('akn-7')).id).toBe('docx-7');
      expect(await library.find('carrier')).toEqual(['docx-7']);
      expect(await library.isInStep()).toBe(true);
      expect(await library.subject.countLeftTexts()).toBe(0);
    });

    it('has to be one of several', async () => {
      await putBoth();
      await expect(library.writer.removeFormat('docx-7', 'pdf')).rejects.toThrow('akn, docx');
      await library.writer.removeFormat('docx-7', 'docx');
      await expect(library.writer.removeFormat('docx-7', 'akn')).rejects.toThrow('the only format');
    });

    it('goes with the others where the document is withdrawn, and any of them brings it back', async () => {
      await putBoth();
      await library.writer.remove(['docx-7']);
      expect(await library.store.findDocument('akn-7')).toMatchObject({ state: 'withdrawn', id: 'docx-7' });
      expect(await library.subject.countLeftTexts()).toBe(0);
      expect(await library.put([judgment('akn', rich)], ELSEWHERE)).toEqual(['imported']);
      expect(await library.find('carrier')).toEqual(['docx-7']);
      expect(await formatsOf('docx-7')).toEqual(['akn shown']);
    });
  });
}
