import { expect, test, vi } from 'vitest';
import type { Reader } from '#domain/access/reader.ts';
import { EDITIONS } from '#editions/editions.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Charge } from '#server/ports/register-call.ts';
import type { UsageRecorder } from '#server/ports/usage-recorder.ts';
import type { DocumentModel, DocumentRenderer, ListModel } from '#server/ports/document-renderer.ts';
import type { DownloadContent } from '#server/ports/download-source.ts';
import type { PaperDraft } from '#domain/paper/paper-draft.ts';
import { createTestReader } from '#tests/support/test-reader.ts';
import { DownloadService } from './download.service.ts';

const reader: Reader = createTestReader(EDITIONS.KA, 'KA');
const clock: Clock = { now: () => '2026-11-22T00:00:00Z', today: () => '2026-11-22' };
const charge: Charge = (_budget, work) => work();
const place = {
  origin: 'http://ka.localhost',
  signal: new AbortController().signal,
  charge,
};
const usage = { record: vi.fn<UsageRecorder['record']>() };
const list: ListModel = { title: 'Cases', facts: [], columns: [], rows: [] };
const document: DocumentModel = { title: 'Cases', facts: [], blocks: [] };

/** A service with one kind more, whose source answers this; and what its renderer was asked for. */
function open(content: DownloadContent, shown: readonly string[] = []) {
  const renderer = {
    renderList: vi.fn<DocumentRenderer['renderList']>(async () => new Uint8Array(1)),
    renderDocument: vi.fn<DocumentRenderer['renderDocument']>(async () => new Uint8Array(2)),
    renderPaper: vi.fn<DocumentRenderer['renderPaper']>(async () => new Uint8Array(3)),
    close: async () => {},
  };
  const count = { rows: 1, total: 2 };
  const collect = async () => ({
    title: 'Cases',
    content,
    count,
    shown: shown.map((id) => ({ id, title: id, type: 'Award' })),
  });
  const downloads = { cases: { name: 'lists of cases', collect } };
  const service = new DownloadService({ downloads, renderer, clock, usage });
  return { renderer, get: (format: 'excel' | 'word') => service.getFile(reader, format, { kind: 'cases' }, place) };
}

test('A kind that has a source can be downloaded, and a kind without one is refused with what there is', async () => {
  const { get } = open({ list });
  expect(await get('excel')).toEqual({
    name: 'Cases 2026-11-22.xlsx',
    bytes: new Uint8Array(1),
    list: { rows: 1, total: 2 },
  });
  const none = new DownloadService({ downloads: {}, renderer: open({ list }).renderer, clock, usage });
  await expect(none.getFile(reader, 'excel', { kind: 'cases' }, place)).rejects.toMatchObject({
    code: 'value-not-allowed',
    details: { field: 'kind', allowed: [] },
  });
});

test('Rows go into a sheet, and onto pages in the form of the source where it has one', async () => {
  const plain = open({ list });
  await plain.get('word');
  expect(plain.renderer.renderList).toHaveBeenCalledWith('word', list, place.signal, undefined);
  const both = open({ list, document });
  await both.get('word');
  await both.get('excel');
  expect(both.renderer.renderDocument).toHaveBeenCalledExactlyOnceWith('word', document, place.signal, undefined);
  expect(both.renderer.renderList).toHaveBeenCalledExactlyOnceWith('excel', list, place.signal, undefined);
});

test('A text has no rows for a sheet, which is said in words', async () => {
  await expect(open({ document }).get('excel')).rejects.toMatchObject({ code: 'format-does-not-fit' });
});

test('Texts go on pages, and each counts as one that was read once its file is made (OP-124)', async () => {
  const paper: PaperDraft = {
    head: { title: 'Texts', facts: [], notes: [], hasContents: false, hasNotes: true, works: [] },
    texts: [],
  };
  usage.record.mockClear();
  const { renderer, get } = open({ paper }, ['a', 'b']);
  await get('word');
  expect(renderer.renderPaper).toHaveBeenCalledExactlyOnceWith('word', paper, place.signal, undefined);
  expect(usage.record.mock.calls.map(([{ kind, item, place: where }]) => [kind, item?.id, where])).toEqual([
    ['request', 'a', 'download'],
    ['request', 'b', 'download'],
  ]);
  renderer.renderPaper.mockRejectedValueOnce(new Error('broken'));
  await expect(get('word')).rejects.toThrow('broken');
  expect(usage.record).toHaveBeenCalledTimes(2);
});
