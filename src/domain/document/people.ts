import type { EditionId } from '#domain/edition/edition.ts';
import type { DocumentKey } from './document.ts';

export interface PersonRecord {
  readonly key: DocumentKey;
  readonly id?: string;
  readonly editions: readonly EditionId[];
  readonly firstName: string;
  readonly lastName: string;
  readonly nationalities: readonly string[];
  readonly languages: readonly string[];
  readonly roles: readonly string[];
  readonly sectors: readonly string[];
  readonly firm?: string;
  readonly position?: string;
  readonly city?: string;
  readonly country?: string;
  readonly biography?: string;
  readonly meta: Readonly<Record<string, unknown>>;
}

export interface OrganizationRecord {
  readonly key: DocumentKey;
  readonly id?: string;
  readonly editions: readonly EditionId[];
  readonly name: string;
  readonly shortName?: string;
  readonly kind?: string;
  readonly city?: string;
  readonly country?: string;
  readonly website?: string;
  readonly description?: string;
  readonly meta: Readonly<Record<string, unknown>>;
}
