import type { DownloadFormat } from '#contract/download.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { useDownload } from '#web/app/use-download.ts';
import { useStyle } from '#web/app/use-style.ts';
import { WORK_FORMATS } from '#web/app/download-works.ts';
import { FormatMenu, type FormatMenuProps } from '#web/ui/format-menu.tsx';

type Choice = DownloadFormat | 'word-texts' | 'pdf-texts';

const CONTENTS: FormatMenuProps<Choice>['formats'] = [
  { format: 'excel', name: 'Excel', detail: 'the contents as a table' },
  { format: 'word', name: 'Word', detail: 'the contents with live links' },
  { format: 'pdf', name: 'PDF', detail: 'the contents to print or pass on' },
  ...WORK_FORMATS.map((one) => ({ ...one, detail: `the whole work ${one.detail}` })),
];

interface ContentsDownloadProps {
  readonly id: string;
  readonly title: string;
  /** Documents of the chapters that are chosen, or without any of all. */
  readonly chapters: readonly string[];
  readonly isChosen: boolean;
}

const isOfWork = (choice: Choice) => WORK_FORMATS.some(({ format }) => format === choice);

/** Offers the contents of a publication, what it is to reference managers, and the texts of its chapters in one file (OP-76, OP-77). */
export function ContentsDownload({ id, title, chapters, isChosen }: ContentsDownloadProps) {
  const { siteId } = useEditionView();
  const [style] = useStyle();
  const { isBusy, progress, start, cancel } = useDownload();
  const texts = `${isChosen ? 'the chosen' : 'all'} chapters in one file`;
  const formats: FormatMenuProps<Choice>['formats'] = [
    ...CONTENTS,
    { format: 'word-texts', name: 'Word', detail: texts },
    { format: 'pdf-texts', name: 'PDF', detail: texts },
  ];
  const choose = (choice: Choice) => {
    const ids = chapters.map((chapter) => ({ id: chapter }));
    const documents = { siteId, title, kind: 'documents', ids, options: { style } } as const;
    if (choice === 'word-texts') start('word', documents);
    else if (choice === 'pdf-texts') start('pdf', documents);
    else start(choice, { siteId, kind: isOfWork(choice) ? 'document' : 'toc', ids: [{ id }] });
  };
  return (
    <FormatMenu
      verb="Download"
      what="contents or chapters"
      kind="ghost"
      formats={chapters.length > 0 ? formats : CONTENTS}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      onChoose={choose}
    />
  );
}
