import type { DocumentDetails } from '#contract/document.ts';
import { AppLink } from '#web/ui/app-link.tsx';
import styles from './continue-reading.module.css';
import { useReadingPlace } from './use-reading-place.ts';

interface ContinueReadingProps {
  readonly document: DocumentDetails;
  /** The address of the document without query and anchor. */
  readonly path: string;
  /** Whether the reader came for something of their own: a place, or words. */
  readonly hasAim: boolean;
}

/** The way to where the reader stopped the last time, on any device; nothing where there is none. */
export function ContinueReading({ document, path, hasAim }: ContinueReadingProps) {
  const place = useReadingPlace(document);
  if (!place || hasAim) return null;
  const { version, anchor, share } = place;
  const query = version === document.versions[0]?.version ? '' : `?v=${version}`;
  return (
    <AppLink className={styles.link} data-continues href={`${path}${query}#${anchor}`} state={{ place: { version } }}>
      Continue<span className={styles.where}> where you stopped</span> ({Math.round(share * 100)} %)
    </AppLink>
  );
}
