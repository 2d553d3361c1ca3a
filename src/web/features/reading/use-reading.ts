import type { RefObject } from 'react';
import type { DocumentDetails } from '#contract/document.ts';
import { useAnchor } from './text/use-anchor.ts';
import { useCopiedNotes } from './text/use-copied-notes.ts';
import { useDocumentParts } from './text/use-document-parts.ts';
import { useLanguage } from './text/use-language.ts';
import { useMatches } from './text/use-matches.ts';
import { useNotes } from './text/use-notes.ts';
import { usePrintHint } from './text/use-print-hint.ts';
import { useReadingSettings } from './text/use-reading-settings.ts';
import { useTextClicks } from './text/use-text-clicks.ts';

/** Everything that reading a document needs, put together. */
export function useReading(
  document: DocumentDetails,
  searchTerm: string | undefined,
  text: RefObject<HTMLElement | null>,
  /** The anchor that the address leads to; empty for none. */
  target: string,
) {
  const parts = useDocumentParts(document, searchTerm);
  const matches = useMatches(document, parts);
  const settings = useReadingSettings();
  const language = useLanguage(document.languages, text, parts.text);
  const notes = useNotes();
  const openAnchor = useAnchor(document, parts, target);
  useTextClicks(text, notes, openAnchor);
  useCopiedNotes(text);
  const longPrint = usePrintHint(document);
  return { parts, matches, settings, longPrint, language, notes, openAnchor };
}
