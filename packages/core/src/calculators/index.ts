// Public exports of calculators.
export { type Basis, codeBasis } from './basis.ts';
export { ICE_BARRIER_EXTENT } from './calculator-sections.ts';
export {
  type Calculation,
  type CalculatorName,
  type Reproduction,
  type TraceStep,
  type Warning,
} from './calculation.ts';
export { type CalculationRecord, isCalculationRecord } from './records/calculation-record.ts';
export { reproduceRecord, reproductionOfSaved } from './records/calculation-record.policy.ts';
export type { EditionQuantities } from './records/edition-quantities.policy.ts';
export type { PrintedFigures } from './records/calculation-print.ts';
export { printedPermitDetails } from './records/permit-details.print.ts';
export {
  designationMessages,
  iceCoveringMessages,
  iceStructureMessages,
  printedInputMessages,
  printedQuantityMessages,
} from './records/printed-calculation.messages.ts';
export { printedCalculation, type PrintedCalculation } from './records/printed-calculation.policy.ts';
export { reproductionMessages } from './records/reproduction.messages.ts';
export { CODE_EDITIONS, type CodeEdition } from './code-edition.ts';
export {
  type EaveOutcome,
  iceBarrierRequirements,
  isMeasuredLevel,
} from './ice-and-water-shield/eave.policy.ts';
export {
  calculateIceAndWaterShield,
  type IceAndWaterShieldCalculation,
} from './ice-and-water-shield/ice-and-water-shield.calculator.ts';
export {
  compareIceAndWaterShield,
  ICE_PARTIES,
  ICE_PARTY_VARIANTS,
  ICE_READING_VARIANTS,
  type IceParty,
} from './ice-and-water-shield/ice-and-water-shield.comparison.ts';
export {
  ICE_DESIGNATIONS,
  ICE_READINGS,
  type IceAndWaterShieldInputs,
  parseIceAndWaterShield,
} from './ice-and-water-shield/ice-and-water-shield.inputs.ts';
export {
  iceAndWaterShieldReadingMessages,
  iceAndWaterShieldWarningMessages,
} from './ice-and-water-shield/ice-and-water-shield.messages.ts';
export { iceAndWaterShieldWords } from './ice-and-water-shield/ice-and-water-shield-trace.messages.ts';
export { evaluateIceAndWaterShield } from './ice-and-water-shield/ice-and-water-shield.policy.ts';
export { LOCAL_ICE_BARRIER_RULES } from './ice-and-water-shield/ice-barrier-rules.ts';
export { ICE_COVERINGS, ICE_STRUCTURES } from './ice-and-water-shield/ice-barrier-scope.ts';
export { ICE_ROLL_AREAS_SF, USUAL_ICE_ROLL } from './ice-and-water-shield/ice-rolls.ts';
export { STUD_SIZES, WALL_TYPES, wallThickness } from './ice-and-water-shield/wall-thickness.ts';
export type { InputFailure } from './inputs.ts';
export { checkFeeSchedule } from './permit-fee/check-fee-schedule.policy.ts';
export {
  feeScheduleOf,
  type PermitPlace,
  type PlacedFeeSchedule,
} from './permit-fee/fee-schedule-of.policy.ts';
export type { FeeScheduleFinding } from './permit-fee/fee-schedule-finding.ts';
export { type FeeSchedule, PERMIT_PROPERTY_TYPES, ROOF_MATERIALS } from './permit-fee/fee-schedule.ts';
export {
  type FeeScheduleRefusal,
  FeeSchedules,
  type ListedFeeSchedule,
} from './permit-fee/fee-schedules.port.ts';
export { parseOwnFees } from './permit-fee/own-fee-schedule.policy.ts';
export { modelFeeTable } from './permit-fee/model-fee-table.ts';
export {
  decodeFeeSchedule,
  type FeeScheduleFailure,
  parseFeeSchedule,
} from './permit-fee/parse-fee-schedule.policy.ts';
export { permitFeeTraceWords } from './permit-fee/permit-fee-trace-words.ts';
export { sayFeeScheduleFinding, sayWhyNoPermitFee } from './permit-fee/permit-fee-text.ts';
export {
  feeConfidenceMessages,
  feeScheduleFailureMessages,
  permitFeeCautionMessages,
  permitPropertyTypeMessages,
  roofMaterialMessages,
} from './permit-fee/permit-fee.messages.ts';
export { permitFeeStepMessages } from './permit-fee/permit-fee-trace.messages.ts';
export {
  calculatePermitFee,
  PERMIT_FEE_RULES,
  type PermitFeeCalculation,
} from './permit-fee/permit-fee.policy.ts';
export { parsePermitFeesRequest, parsePermitProject } from './permit-fee/permit-project.policy.ts';
export type { PermitProject } from './permit-fee/permit-project.ts';
export { type Measure, readMeasure } from './measure-text.ts';
export { ROLL_MEASURES } from './roll-measure.ts';
export { basisText } from './basis-text.ts';
export { sentences, traceLine, type TraceWords } from './trace-text.ts';
export { sayInputFailure } from './input-failure-text.ts';
export { withUnit } from './unit-text.ts';
export type { VentilationAspect, VentilationCheck } from './ventilation/ventilation-check.policy.ts';
export { VENT_PRODUCTS } from './ventilation/ventilation-products.ts';
export {
  CLIMATE_ZONES,
  VAPOR_RETARDERS,
  VENT_PLACEMENTS,
  VENTILATION_RATIOS,
} from './ventilation/ventilation-ratio.policy.ts';
export { calculateVentilation, type VentilationCalculation } from './ventilation/ventilation.calculator.ts';
export { parseVentilation, SHARE_READINGS } from './ventilation/ventilation.inputs.ts';
export {
  placementConditionMessages,
  vaporRetarderMessages,
  ventilationAspectMessages,
  ventilationReadingMessages,
  ventilationShortfallMessages,
  ventilationWarningMessages,
  ventPlacementMessages,
  ventProductMessages,
} from './ventilation/ventilation.messages.ts';
export { ventilationWords } from './ventilation/ventilation-trace.messages.ts';
export { ROOF_SHAPES } from './waste/complexity.ts';
export { PLAN_SHAPES } from './waste/roof-plan.policy.ts';
export { SHINGLE_KINDS, UNDERLAYMENT_KINDS } from './waste/waste-products.ts';
export { calculateWaste, type WasteCalculation } from './waste/waste.calculator.ts';
export { compareWaste } from './waste/waste.comparison.ts';
export {
  BUNDLE_ROUNDINGS,
  parseWaste,
  STARTER_PLACES,
  WASTE_WAYS,
  type WasteInputs,
} from './waste/waste.inputs.ts';
export {
  roofShapeMessages,
  wasteChoiceMessages,
  wasteProductMessages,
  wasteWarningMessages,
} from './waste/waste.messages.ts';
export { wasteWords } from './waste/waste-trace.messages.ts';
export { PERMIT_FEE_WORDS } from './words-versions.ts';
export type { WarningWords } from './records/calculation-print.ts';
