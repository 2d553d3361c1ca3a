/** What treaties are filed as: between two on investment, on trade with a part on investment, among many on arbitration. */
export const BILATERAL_TREATY = 'Bilateral Investment Treaty';
/** Free trade and economic partnership agreements and what else lists of treaties call so; no instrument of arbitration. */
export const INVESTMENT_PROVISIONS = 'Treaty with investment provisions';
export const CONVENTION = 'Convention';

/** In the order in which they stand where they stand together. */
export const TREATY_TYPES: readonly string[] = [BILATERAL_TREATY, INVESTMENT_PROVISIONS, CONVENTION];
