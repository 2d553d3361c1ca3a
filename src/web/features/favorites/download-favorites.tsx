import type { DownloadFormat } from '#contract/download.ts';
import { useStyle } from '#web/app/use-style.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { WORK_FORMATS } from '#web/app/download-works.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import type { FavoritesModel } from './use-favorites.ts';

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'a table to sort and filter' },
  { format: 'word', name: 'Word', detail: 'a list with live links' },
  { format: 'pdf', name: 'PDF', detail: 'a list to print or pass on' },
  { format: 'text', name: 'Text', detail: 'a plain list for notes and mails' },
  { format: 'json', name: 'JSON', detail: 'all that is known, for programs' },
];

/** What reference managers take, and what a bibliography is made of; searches are no works. */
const WORKS: typeof FORMATS = [
  ...FORMATS.map((one) => (one.format === 'word' ? { ...one, detail: 'a bibliography, by kind and author' } : one)),
  ...WORK_FORMATS,
];

/** The favorites that are ticked as a file, or without any all pages of what the list shows. */
export function DownloadFavorites({ model, total }: { readonly model: FavoritesModel; readonly total: number }) {
  const { state, chosen } = model;
  const [style] = useStyle();
  const count = chosen.length > 0 ? chosen.length : total;
  const menu = useFileMenu(() => ({
    kind: 'favorites',
    ids: chosen.map((id) => ({ id })),
    options: { style },
    favorites: { ...state, jurisdictions: [...state.jurisdictions], topics: [...state.topics] },
  }));
  return (
    <FormatMenu
      verb="Download"
      what={`${chosen.length > 0 ? '' : 'all '}${count} ${count === 1 ? 'favorite' : 'favorites'}`}
      short={chosen.length > 0 ? String(count) : `all ${count}`}
      formats={state.informationType === 'Document' ? WORKS : FORMATS}
      kind="ghost"
      {...menu}
    />
  );
}
