import { describe, expect, it } from 'vitest';
import * as basis from './basis.messages.ts';
import { fingerprint } from './fingerprint.ts';
import * as iceAndWaterShieldTrace from './ice-and-water-shield/ice-and-water-shield-trace.messages.ts';
import * as iceAndWaterShieldOther from './ice-and-water-shield/ice-and-water-shield.messages.ts';
import * as inputFailures from './input-failure.messages.ts';
import * as permitFeeTrace from './permit-fee/permit-fee-trace.messages.ts';
import * as permitFeeOther from './permit-fee/permit-fee.messages.ts';
import * as reproduction from './records/reproduction.messages.ts';
import * as trace from './trace.messages.ts';
import * as units from './unit.messages.ts';
import * as ventilationTrace from './ventilation/ventilation-trace.messages.ts';
import * as ventilationOther from './ventilation/ventilation.messages.ts';
import * as wasteTrace from './waste/waste-trace.messages.ts';
import * as wasteOther from './waste/waste.messages.ts';

const shared = { ...inputFailures, ...units, ...trace, ...basis, ...reproduction };
const iceAndWaterShield = { ...iceAndWaterShieldTrace, ...iceAndWaterShieldOther };
const waste = { ...wasteTrace, ...wasteOther };
const ventilation = { ...ventilationTrace, ...ventilationOther };
const permitFee = { ...permitFeeTrace, ...permitFeeOther };

const FILE = './words-versions.ts';

describe('the versions of the words', () => {
  it('CALC-6 are those of the message tables (`--update` rewrites the file after a change of texts)', async () => {
    await expect(`/** The fingerprint of each calculator's messages tables, apart, so that each loads its own. Written by the spec beside it: \`vitest run -u\`. */
export const ICE_AND_WATER_SHIELD_WORDS = '${versionOf(iceAndWaterShield)}';
export const WASTE_WORDS = '${versionOf(waste)}';
export const VENTILATION_WORDS = '${versionOf(ventilation)}';
export const PERMIT_FEE_WORDS = '${versionOf(permitFee)}';
`).toMatchFileSnapshot(FILE);
  });

  it('CALC-6 are others as soon as a word is', () => {
    const { wasteStepMessages, ...others } = waste;
    const en = { ...wasteStepMessages.en, total: 'Area' };
    expect(versionOf({ ...others, wasteStepMessages: { ...wasteStepMessages, en } })).not.toBe(
      versionOf(waste),
    );
  });
});

function versionOf(own: object): string {
  return fingerprint({ shared, own }).slice(0, 12);
}
