import { US_STATES } from '@ridgeline/core/shared';

const ENDING = /,\s*([A-Za-z]{2})\s+\d{5}(?:-\d{4})?$/;
const STATES: ReadonlySet<string> = new Set(US_STATES.map(({ value }) => value));

/** `1437 Bannock St, Denver, CO 80202` is in `co`; null if the line names no state. */
export function stateOfAddress(address: string): string | null {
  const state = ENDING.exec(address.trim())?.[1]?.toLowerCase();
  return state !== undefined && STATES.has(state) ? state : null;
}
