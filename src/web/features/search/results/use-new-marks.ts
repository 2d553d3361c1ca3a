import { useEffect } from 'react';
import type { Hit } from '#contract/search.ts';
import { useEditionView } from '#web/app/edition-view.ts';
import { readStoredValue, writeStoredValue } from '#web/app/use-stored-value.ts';
import { isNewToReader, noteLook, readLook, type Look } from './new-marks.ts';

/** What was remembered when this visit began, by edition: marks stay while the reader goes through pages. */
const looks = new Map<string, Look | undefined>();

/** Tells what was added since the reader's last visit, where that is asked for (OP-70). */
export function useNewMarks(isAsked: boolean, hits: readonly Hit[] | undefined): (hit: Hit) => boolean {
  const key = `pandect.new-content.${useEditionView().siteId}`;
  if (isAsked && !looks.has(key)) looks.set(key, readLook(readStoredValue(key, '')));
  useEffect(() => {
    if (!isAsked || !hits) return;
    const today = new Date().toISOString().slice(0, 10);
    writeStoredValue(key, JSON.stringify(noteLook(readLook(readStoredValue(key, '')), today, hits)));
  }, [key, isAsked, hits]);
  return (hit) => isAsked && isNewToReader(looks.get(key), hit);
}
