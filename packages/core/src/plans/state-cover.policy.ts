type StatePlan = {
  /** `one_state` where it is a plan for one state. */
  readonly variant: string | null;
  /** The state that a plan for one state is for, in two lower-case letters. */
  readonly state: string | null;
};

/** PLAN-1: a plan for one state covers its state alone; any other plan, or none, covers every address. */
export function coversState(plan: StatePlan | null, state: string | null): boolean {
  return plan?.variant !== 'one_state' || plan.state === state;
}
