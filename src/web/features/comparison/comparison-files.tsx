import type { DownloadFormat } from '#contract/download.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import type { Matrix } from './build-matrix.ts';
import type { ComparisonAddress } from './use-comparison-address.ts';

interface ComparisonFilesProps {
  readonly slug: string;
  readonly state: ComparisonAddress['state'];
  /** Undefined while it is on its way: its menu has its room by then. */
  readonly matrix: Matrix | undefined;
}

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'word', name: 'Word', detail: 'One table, set across' },
  { format: 'excel', name: 'Excel', detail: 'With a sheet of sources' },
  { format: 'pdf', name: 'PDF', detail: 'Tagged, set across' },
];

/** What stands side by side as a file: the same cells in the same order, with their sources. */
export function ComparisonFiles({ slug, state: { asOf, since, version, notes }, matrix }: ComparisonFilesProps) {
  const menu = useFileMenu(() => ({
    kind: 'compare',
    ids: [{ id: slug }],
    comparison: {
      TopicIds: matrix?.rows.map(({ id }) => id) ?? [],
      JurisDictions: matrix?.columns.map(({ id }) => id) ?? [],
      ...(asOf === '' ? {} : { AsOf: asOf }),
      ...(since === '' ? {} : { Since: since }),
      ...(version === undefined ? {} : { CorpusVersion: version }),
      ...(notes ? { Notes: true } : {}),
    },
  }));
  return (
    <FormatMenu verb="Download" what="this comparison" kind="ghost" formats={FORMATS} isDisabled={!matrix} {...menu} />
  );
}
