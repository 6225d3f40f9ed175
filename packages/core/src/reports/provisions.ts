/** What a section says on one point, as a code; the words are in `content/edition-changes.messages.ts`. */
export const PROVISIONS = [
  'ice-inside-wall',
  'ice-inside-wall-and-steep',
  'drip-edge-not-in-code',
  'drip-edge-required',
  'underlayment-two-layers-on-low-slopes',
  'vents-upper-part-or-vapor-barrier',
  'vents-two-conditions-told-differently',
  'vents-both-conditions',
] as const;
export type Provision = (typeof PROVISIONS)[number];
