import type { LinkRole } from '#domain/records/record-link.ts';
import type { Part } from './relation-type.ts';

/** The part that somebody takes by what a source calls them; nothing where that is none. */
export const PART_OF_ROLE: Readonly<Partial<Record<LinkRole, Part>>> = {
  arbitrator: 'arbitrator',
  judge: 'arbitrator',
  counsel: 'counsel',
  representative: 'counsel',
  expert: 'expert',
  secretary: 'secretary',
  party: 'party',
  firm: 'firm',
};
