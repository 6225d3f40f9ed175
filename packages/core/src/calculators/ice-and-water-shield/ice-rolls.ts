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

export const ICE_ROLLS = {
  '200': { widthIn: 36, areaSf: 200, sideLapIn: 3.5 },
  '225': { widthIn: 36, areaSf: 225, sideLapIn: 3.5 },
  '100': { widthIn: 36, areaSf: 100, sideLapIn: 3.5 },
} as const satisfies Readonly<Record<string, IceRoll>>;
