/** Square feet of the rolls of self-adhering membrane on the market. Trade practice. */
export const ICE_ROLL_AREAS_SF = [100, 200, 225] as const;

/** The usual roll; each field may be changed. */
export const USUAL_ICE_ROLL = {
  widthIn: 36,
  areaSf: 200,
  /**
   * The overlap of one row on the next. The manufacturer's sheet decides; 3.5 in is the widest minimum commonly
   * required.
   */
  sideLapIn: 3.5,
} as const;
