import type { WasteInputs } from '../../calculators/waste/waste.inputs.ts';

export function wasteInputs(change: Partial<WasteInputs> = {}): WasteInputs {
  return {
    areaSf: 2_450,
    eavesFt: 180,
    rakesFt: 0,
    hipsFt: 90,
    ridgesFt: 30,
    plan: null,
    rise: 6,
    edition: 2021,
    way: 'flat',
    percent: 15,
    complexity: null,
    cutEdgeFt: null,
    rounding: 'nearest-bundle',
    bundlesPerSquare: 3,
    starterAlong: 'eaves-and-rakes',
    starterFtPerBundle: 100,
    capFtPerBundle: 20,
    dripEdgePieceFt: 10,
    dripEdgeLapIn: 2,
    underlaymentMeasure: 'full-roll',
    underlaymentRollSf: 1_000,
    ...change,
  };
}
