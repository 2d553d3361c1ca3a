import { FileSpreadsheet, FileText } from 'lucide-react';
import type { TemplateFile } from '#contract/templates.ts';
import listing from '#web/ui/listing.module.css';
import { Part } from '#web/ui/part.tsx';
import styles from './templates.module.css';

/** What readers call the kinds of files. */
const KINDS: Readonly<Record<string, string>> = { docx: 'Word', xlsx: 'Excel', pdf: 'PDF', rtf: 'RTF' };

export function nameKind(extension: string): string {
  return KINDS[extension] ?? extension.toUpperCase();
}

/** The files in their order, each to be downloaded as it came (TL-057, OP-95). */
export function TemplateFiles({ files }: { readonly files: readonly TemplateFile[] }) {
  return (
    <Part title="Files" aria-label="Files">
      {files.length === 0 ? (
        <p className={listing.none}>This template has no file; its text stands below.</p>
      ) : (
        <ol>
          {files.map(({ displayName, fileName, extension, size, url }) => {
            const Icon = extension === 'xlsx' ? FileSpreadsheet : FileText;
            return (
              <li key={fileName}>
                <a href={url} download={fileName} className={styles.file}>
                  <Icon size="1.25rem" aria-hidden />
                  <span className={styles.fileName}>{displayName}</span>
                  <span className={styles.fileKind}>
                    {nameKind(extension)}, {formatSize(size)}
                  </span>
                  <span className={styles.fileAct}>Download</span>
                </a>
              </li>
            );
          })}
        </ol>
      )}
    </Part>
  );
}

/** `12 kB`, `1.4 MB`. */
function formatSize(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(bytes / 1_048_576).toFixed(1)} MB`;
}
