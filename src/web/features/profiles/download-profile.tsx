import type { Profile } from '#contract/profiles.ts';
import { useDownload } from '#web/app/use-download.ts';
import { FormatMenu } from '#web/ui/format-menu.tsx';

const FORMATS = [
  { format: 'pdf', name: 'PDF', detail: 'the whole page' },
  { format: 'word', name: 'Word', detail: 'the whole page' },
  { format: 'excel', name: 'Excel', detail: 'the table of cases' },
] as const;

/** The page as a file, the cases as a sheet (OP-77). */
export function DownloadProfile({
  profile: { slug, fullName, isLocked, totalCasesHits, cases },
}: {
  readonly profile: Profile;
}) {
  const { isBusy, progress, start, cancel } = useDownload();
  const isCut = isLocked && totalCasesHits > cases.length;
  return (
    <FormatMenu
      verb="Download"
      what={`the profile of ${fullName}`}
      short=""
      folds
      formats={FORMATS}
      note={isCut ? `With the first ${cases.length} cases, as your subscription shows them.` : undefined}
      isBusy={isBusy}
      progress={progress}
      onCancel={cancel}
      kind="ghost"
      onChoose={(format) => start(format, { kind: format === 'excel' ? 'cases' : 'profile', ids: [{ id: slug }] })}
    />
  );
}
