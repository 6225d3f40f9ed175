/** CALC-1: how rolls are counted: exact, or rounded up to the next half or full roll. */
export const ROLL_MEASURES = ['actual', 'half-roll', 'full-roll'] as const;
export type RollMeasure = (typeof ROLL_MEASURES)[number];
