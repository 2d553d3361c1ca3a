import { useState } from 'react';
import { exportRecord, type ExportFormat } from '#web/api/research-record.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';
import { formatCount } from '#web/ui/format-number.ts';
import { announce } from '#web/app/live-region.tsx';
import { attempt } from '#web/app/attempt.ts';

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
  const [isBusy, setBusy] = useState(false);
  const what = chosen.length === 0 ? 'the whole record' : formatCount(chosen.length, 'search', 'searches');
  const start = async (format: ExportFormat) => {
    setBusy(true);
    await attempt('The record could not be exported', async () => {
      await exportRecord(format, chosen);
      announce('The file was saved.');
    });
    setBusy(false);
  };
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
