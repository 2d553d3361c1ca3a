import type { CsvMapping } from '../csv-mapping.ts';
import { bilateralInvestmentTreaties } from './bilateral-investment-treaties.ts';
import { icsidCases } from './icsid-cases.ts';
import { mergerDecisions } from './merger-decisions.ts';

/** The lists that are known by their header row. */
export const BUILT_IN_MAPPINGS: readonly CsvMapping[] = [bilateralInvestmentTreaties, icsidCases, mergerDecisions];
