/** ENT-4: for each kind, how much the plan includes and how much is left. */
export type Allowances = {
  readonly quickView: Allowance;
  readonly codeDetail: Allowance;
  readonly weather: Allowance;
};

export type Allowance = { readonly allocation: number; readonly available: number };
