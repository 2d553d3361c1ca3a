import { useStoredValue } from '#web/app/use-stored-value.ts';

export const TEXT_SIZES = [
  { id: 'small', name: 'Small' },
  { id: 'regular', name: 'Regular' },
  { id: 'large', name: 'Large' },
  { id: 'larger', name: 'Larger' },
] as const;

export const LINE_WIDTHS = [
  { id: 'narrow', name: 'Narrow' },
  { id: 'regular', name: 'Regular' },
  { id: 'wide', name: 'Wide' },
] as const;

export type LineWidth = (typeof LINE_WIDTHS)[number]['id'];

export type TextSize = (typeof TEXT_SIZES)[number]['id'];

export interface ReadingSettings {
  readonly size: TextSize;
  readonly setSize: (size: TextSize) => void;
  readonly width: LineWidth;
  readonly setWidth: (width: LineWidth) => void;
  /** Notes stand in the text instead of opening at their mark. */
  readonly showsNotes: boolean;
  readonly setShowsNotes: (shows: boolean) => void;
  /** The details stand beside the text where there is room. */
  readonly showsDetails: boolean;
  readonly setShowsDetails: (shows: boolean) => void;
}

/** How this reader likes text, remembered in the browser. */
export function useReadingSettings(): ReadingSettings {
  const [size, setSize] = useStoredValue('pandect.text-size', 'regular');
  const [width, setWidth] = useStoredValue('pandect.line-width', 'regular');
  const [notes, setNotes] = useStoredValue('pandect.notes', 'folded');
  const [details, setDetails] = useStoredValue('pandect.details', 'shown');
  return {
    size: TEXT_SIZES.find((known) => known.id === size)?.id ?? 'regular',
    setSize,
    width: LINE_WIDTHS.find((known) => known.id === width)?.id ?? 'regular',
    setWidth,
    showsNotes: notes === 'shown',
    setShowsNotes: (shows) => setNotes(shows ? 'shown' : 'folded'),
    showsDetails: details === 'shown',
    setShowsDetails: (shows) => setDetails(shows ? 'shown' : 'hidden'),
  };
}
