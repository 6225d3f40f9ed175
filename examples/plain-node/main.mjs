// A calculator and a rule of plans in plain Node: `node main.mjs` prints one JSON line for each.
import {
  calculateIceAndWaterShield,
  iceAndWaterShieldWords,
  parseIceAndWaterShield,
  traceLine,
} from '@ridgeline/core/calculators';
import { pauseRefusalText, pauseVerdict } from '@ridgeline/core/plans';

const parsed = parseIceAndWaterShield({
  edition: 2021,
  designation: 'yes',
  eaves: [{ lengthFt: '100 ft', overhangIn: 12, wallIn: 4.5, rise: '6/12' }],
});
if (!parsed.ok) throw new Error(JSON.stringify(parsed.failure));
const { outcome, trace } = calculateIceAndWaterShield(parsed.value);
print({
  depthIn: outcome.eaves[0].depthIn,
  rows: outcome.eaves[0].rows,
  totalSf: outcome.totalSf,
  rolls: outcome.rolls,
  working: trace.map((step) => traceLine(step, iceAndWaterShieldWords, 'en').working),
});

const now = Date.parse('2026-03-02T15:00:00Z');
const refusal = pauseVerdict(
  {
    billingPeriod: 'monthly',
    platform: 'web',
    archivedDate: null,
    isExpired: false,
    pausedAt: Date.parse('2025-11-10T00:00:00Z'),
    pauseActiveAt: Date.parse('2025-12-01T00:00:00Z'),
    resumesAt: Date.parse('2026-01-01T00:00:00Z'),
    ui: { canPauseSubscription: true },
  },
  { owner: true, now },
);
print({ refusal, says: pauseRefusalText(refusal, { locale: 'en', timeZone: 'UTC' }) });

function print(answer) {
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
