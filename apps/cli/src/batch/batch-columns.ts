/** The calculators that a batch runs, and of each result the columns: their heading, and the path in its outcome. */
export const BATCH_COLUMNS = {
  iws: [
    ['actual_sf', 'actualSf'],
    ['half_roll_sf', 'halfRollSf'],
    ['full_roll_sf', 'fullRollSf'],
    ['total_sf', 'totalSf'],
    ['rolls', 'rolls'],
  ],
  waste: [
    ['waste_percent', 'wastePercent'],
    ['total_sf', 'totalSf'],
    ['squares', 'squares'],
    ['bundles', 'bundles'],
    ['starter_bundles', 'starter.bundles'],
    ['cap_bundles', 'cap.bundles'],
    ['drip_edge_pieces', 'dripEdge.pieces'],
    ['underlayment_rolls', 'underlayment.rolls'],
  ],
  ventilation: [
    ['ratio', 'ratio'],
    ['required_sq_in', 'requiredSqIn'],
    ['exhaust_sq_in', 'exhaustSqIn'],
    ['intake_sq_in', 'intakeSqIn'],
  ],
  'permit-fee': [
    ['fee', 'is'],
    ['total_cents', 'total'],
  ],
} as const satisfies Record<string, readonly (readonly [heading: string, path: string])[]>;

export type BatchCalculator = keyof typeof BATCH_COLUMNS;
export const BATCH_CALCULATORS = Object.keys(BATCH_COLUMNS) as BatchCalculator[];

/** The cells of a result, in the order of its columns; empty where a result has no such figure. */
export function cellsOf(calculator: BatchCalculator, outcome: unknown): readonly string[] {
  return BATCH_COLUMNS[calculator].map(([, path]) => {
    const value = path.split('.').reduce<unknown>((within, name) => fieldOf(within, name), outcome);
    return typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  });
}

function fieldOf(within: unknown, name: string): unknown {
  return typeof within === 'object' && within !== null
    ? (within as Record<string, unknown>)[name]
    : undefined;
}
