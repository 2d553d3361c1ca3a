import type { CallBody } from '#contract/call.ts';
import * as calls from '#contract/comparison.ts';
import { listComparisonNotes, noteComparison } from '#contract/comparison-notes.ts';
import { LibraryError } from '#domain/errors/library-error.ts';
import type { RegisterCall } from '#server/ports/register-call.ts';
import type { CompareService } from './compare.service.ts';
import type { ComparisonNotesService } from './comparison-notes.service.ts';
import type { ComparisonCounts } from './comparison-counts.ts';
import type { ShownPlaces } from './note-shown.ts';
import type { LandingService } from './landing.service.ts';

interface Services {
  readonly landing: LandingService;
  readonly comparing: CompareService;
  readonly counts: ComparisonCounts;
  readonly shown: ShownPlaces;
  readonly notes: ComparisonNotesService;
}

/** Comparisons: of what they can be made, and side by side. */
export function registerComparisonRoutes(
  register: RegisterCall,
  { landing, comparing, counts, shown, notes }: Services,
): void {
  register(calls.getComparisonLanding, ({ reader, params }) => landing.getLanding(reader, params['slug'] ?? ''));
  register(calls.compare, async ({ reader, params, body, origin }) => {
    const slug = params['slug'] ?? '';
    if (body.Slug.toLowerCase() !== slug.toLowerCase()) {
      const reason = `Slug: “${body.Slug}” is not the comparison of this address, which is “${slug}”.`;
      throw new LibraryError('field-invalid', { field: 'Slug', reason });
    }
    const compared = await comparing.compare(reader, { ...body, slug, origin });
    await counts.note(reader, compared);
    await shown.note(reader, compared, isNow(body));
    return compared.answer;
  });
  register(listComparisonNotes, ({ reader, params }) => notes.list(reader, params['slug'] ?? ''));
  register(noteComparison, ({ reader, params, body }) => notes.write(reader, params['slug'] ?? '', body));
}

/** Whether the answers are asked for as they are, and not as of a day or a version. */
function isNow({ AsOf, CorpusVersion }: CallBody<typeof calls.compare>): boolean {
  return (AsOf ?? null) === null && (CorpusVersion ?? null) === null;
}
