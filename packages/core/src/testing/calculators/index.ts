// Fakes, builders, arbitraries and contract suites of calculators.
export { FakeFeeSchedules } from './fake-fee-schedules.ts';
export { feeSchedulesContract } from './fee-schedules.contract.ts';
export { iceAndWaterShieldInputs } from './ice-and-water-shield.arbitrary.ts';
export { iceInputs } from './ice-and-water-shield.builder.ts';
export { permitProjects } from './permit-fee.arbitrary.ts';
export { publishedFeeSchedule, publishedFeeSchedules } from './published-fee-schedules.ts';
export { ventilationInputsOfAnyKind } from './ventilation.arbitrary.ts';
export { wasteInputsOfAnyKind } from './waste.arbitrary.ts';
