// Public exports of packs for specs.
export { aFeeScheduleRow, aPackHead, aPackRow } from './pack.builder.ts';
