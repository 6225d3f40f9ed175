/** ENT-4: how much of each kind the plan gives, and how much of it is left. */
export type Allowances = {
  readonly quickView: Allowance;
  readonly codeDetail: Allowance;
  readonly weather: Allowance;
};

export type Allowance = { readonly allocation: number; readonly available: number };
