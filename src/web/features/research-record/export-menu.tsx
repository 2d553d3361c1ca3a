import { exportResearchRecord, type ExportFormat } from '#contract/research-record.ts';
import { saveFile } from '#web/api/download.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { useAttempt } from '#web/app/use-attempt.ts';

const FORMATS: FormatMenuProps<ExportFormat>['formats'] = [
  { format: 'word', name: 'Word' },
  { format: 'excel', name: 'Excel' },
  { format: 'text', name: 'Plain text' },
];

interface ExportMenuProps {
  /** Ids of the searches that are selected; all are taken where none is. */
  readonly chosen: readonly string[];
  readonly isDisabled: boolean;
}

/** Saves the record as a file. */
export function ExportMenu({ chosen, isDisabled }: ExportMenuProps) {
  const [isBusy, run] = useAttempt();
  const what = chosen.length === 0 ? 'the whole record' : formatCount(chosen.length, 'search', 'searches');
  const start = (format: ExportFormat) =>
    run('The record could not be exported', async () => {
      await saveFile(exportResearchRecord, { body: { format, ids: chosen.length > 0 ? [...chosen] : undefined } });
      announce('The file was saved.');
    });
  return (
    <FormatMenu
      verb="Export"
      kind="outlined"
      what={what}
      formats={FORMATS}
      isBusy={isBusy}
      isDisabled={isDisabled}
      onChoose={(format) => void start(format)}
    />
  );
}
