import { callsOf } from '#contract/collection.ts';
import { CONVENTIONS } from '#collections/conventions.ts';
import { EXAM_PAPERS } from '#collections/exam-papers.ts';
import { INSIGHTS } from '#collections/insights.ts';
import { JURISDICTIONS } from '#collections/jurisdictions.ts';
import { ORGANIZATIONS } from '#collections/organizations.ts';
import { USEFUL_LINKS } from '#collections/useful-links.ts';

/** Places, institutions, conventions, exam papers and links elsewhere, as their collections answer them. */
export const listJurisdictions = callsOf(JURISDICTIONS).list;
export const getJurisdiction = callsOf(JURISDICTIONS).entry;
export const listOrganizations = callsOf(ORGANIZATIONS).list;
export const getOrganization = callsOf(ORGANIZATIONS).entry;
export const listConventions = callsOf(CONVENTIONS).list;
export const getConvention = callsOf(CONVENTIONS).entry;
export const listExamMaterials = callsOf(EXAM_PAPERS).list;
export const listUsefulLinks = callsOf(USEFUL_LINKS).list;
export const listInsights = callsOf(INSIGHTS).list;
