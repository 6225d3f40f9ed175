/**
 * Rolls of self-adhering membrane on the market, by the square feet they hold. Trade practice; each field may be
 * changed.
 */
export type IceRoll = {
  readonly widthIn: number;
  readonly areaSf: number;
  /**
   * The overlap of one row on the next. The manufacturer's sheet decides; 3.5 in is the widest minimum commonly
   * required.
   */
  readonly sideLapIn: number;
};

const USUAL = { widthIn: 36, sideLapIn: 3.5 };

export const ICE_ROLLS = {
  '200': { ...USUAL, areaSf: 200 },
  '225': { ...USUAL, areaSf: 225 },
  '100': { ...USUAL, areaSf: 100 },
} as const satisfies Readonly<Record<string, IceRoll>>;
