/** D ADR 48: of each kind, what add-ons and the support desk may add to a plan in one period. */
export const MOST_EXTRA = 100;
