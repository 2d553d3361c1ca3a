import { useState } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import type { DownloadFormat } from '#contract/download.ts';
import { useFileMenu } from '#web/app/use-file-menu.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { useStyle } from '#web/app/use-style.ts';
import { WORK_FORMATS } from '#web/app/download-works.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';

const FORMATS: FormatMenuProps<DownloadFormat>['formats'] = [
  { format: 'pdf', name: 'PDF', detail: 'to print or pass on' },
  { format: 'word', name: 'Word', detail: 'to work with' },
  ...WORK_FORMATS,
];

export interface DocumentDownloadProps {
  readonly document: DocumentDetails;
  readonly searchTerm: string | undefined;
  /** BCP 47 of the language version that is shown; empty for all. */
  readonly language: string;
}

/** Offers the text that is open as PDF or Word, as it is shown: its version, its language (OP-76, OP-77); and what it is to reference managers. */
export function DocumentDownload({ document, searchTerm, language }: DocumentDownloadProps) {
  const [isMarked, setMarked] = useState(false);
  const [hasNotes, setNotes] = useState(true);
  const [style] = useStyle();
  const { id, version, highlights } = document;
  const canMark = searchTerm !== undefined && (highlights?.total ?? 0) > 0;
  const menu = useFileMenu(() => ({
    kind: 'document',
    ids: [{ id }],
    searchTerm: searchTerm ?? null,
    version,
    options: { highlights: canMark && isMarked, footnotes: hasNotes, language: language || null, style },
  }));
  return (
    <FormatMenu verb="Download" what="this document" folds kind="ghost" formats={FORMATS} {...menu}>
      <Checkbox state={hasNotes} onChange={() => setNotes(!hasNotes)}>
        With footnotes
      </Checkbox>
      {canMark ? (
        <Checkbox state={isMarked} onChange={() => setMarked(!isMarked)}>
          With the matches marked
        </Checkbox>
      ) : null}
    </FormatMenu>
  );
}
