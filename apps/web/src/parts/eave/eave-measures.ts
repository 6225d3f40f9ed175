/** The inputs and the result of the ice and water shield calculator, from which the eave is drawn. */
export type EaveMeasures = {
  readonly overhangIn: number;
  readonly wallIn: number;
  readonly rise: number;
  /** How far past the inside of the wall the rule asks for, and whether that is measured level or along the slope. */
  readonly insideIn: number;
  readonly isInsideLevel: boolean;
  readonly depthIn: number;
  readonly rows: number;
  readonly rollWidthIn: number;
  readonly sideLapIn: number;
};
