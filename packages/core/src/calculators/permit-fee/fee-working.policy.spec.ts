import { describe, expect, it } from 'vitest';
import { aFeeSchedule, aPermitProject } from '../../testing/calculators/permit-fee.builder.ts';
import type { Locale } from '../../shared/messages.ts';
import { traceLine } from '../trace-text.ts';
import type { FeeComponent, FeeSchedule } from './fee-schedule.ts';
import { permitFeeTraceWords } from './permit-fee-trace-words.ts';

import { sayWhyNoPermitFee } from './permit-fee-text.ts';
import { calculatePermitFee } from './permit-fee.policy.ts';
import type { PermitProject } from './permit-project.ts';
import { publishedFeeSchedule } from '../../testing/calculators/published-fee-schedules.ts';

const canonCityCo2013 = publishedFeeSchedule('canon-city-co-2013');
const charlotteCountyFl = publishedFeeSchedule('charlotte-county-fl');
const leesburgFl = publishedFeeSchedule('leesburg-fl');
const pequotLakesMn = publishedFeeSchedule('pequot-lakes-mn');
const selahWa = publishedFeeSchedule('selah-wa');

function shown(
  schedule: FeeSchedule,
  project: Partial<PermitProject>,
  locale: Locale = 'en',
): readonly string[] {
  return calculatePermitFee({ schedule, project: aPermitProject(project) }).trace.map((step) => {
    const { title, working } = traceLine(step, permitFeeTraceWords, locale);
    return `${title}: ${working}`;
  });
}

describe('the working of a fee', () => {
  it('CALC-6 puts in the numbers, line by line', () => {
    expect(
      shown(canonCityCo2013, {
        projectValue: 31_639_200,
        contractPrice: 31_639_200,
        cityUseTax: true,
        countyUseTax: true,
        mechanicalWork: true,
      }),
    ).toEqual([
      'Building permit: contract × rate = 316,392 × 0.00998 = $3,157.59',
      'City use tax: valuation × share × rate = 316,392 × 0.5 × 0.03 = $4,745.88',
      'County use tax: valuation × share × rate = 316,392 × 0.5 × 0.025 = $3,954.90',
      'Mechanical permit: amount = 60.75 = $60.75',
      'Total: line1 + line2 + line3 + line4 = 3,157.59 + 4,745.88 + 3,954.9 + 60.75 = $11,919.12',
    ]);
  });

  it('CALC-6 shows rows, fractions of steps, areas and minimum fees', () => {
    expect(shown(pequotLakesMn, { projectValue: 1_234_500 })).toEqual([
      'Building permit: base + ceil((valuation − over) / every) × each = 69.25 + ceil((12,345 − 2,000) / 1,000) × 14 = $223.25',
      'State surcharge: valuation × rate = 12,345 × 0.0005 = $6.17',
      'Total: line1 + line2 = 223.25 + 6.17 = $229.42',
    ]);
    expect(shown(selahWa, { roofSize: 2_500_000, propertyType: 'commercial' })[0]).toBe(
      'Roof permit: base + ceil((sf − over) / every) × each = 144.83 + ceil((25,000 − 10,000) / 10,000) × 72.41 = $289.65',
    );
    expect(shown(leesburgFl, { roofSize: 100_000, propertyType: 'commercial' }).slice(0, 3)).toEqual([
      'Roof permit: sf × rate = 1,000 × 0.03 = $30.00',
      'Minimum fee: max(fee, least) = max(30, 135) = $135.00',
      'Building code officials’ fund: fees × rate = 135 × 0.015 = $2.03',
    ]);
  });

  it('CALC-6 shows what is taken off, and what the schedule does not have', () => {
    const paid = shown(charlotteCountyFl, {
      propertyType: 'commercial',
      projectValue: 10_000_000,
      feePaidBefore: 20_000,
      cityUseTax: true,
    });
    expect(paid[1]).toBe(
      'Pre-application fee already paid: 0 − min(paid, fees) = 0 − min(200, 500) = -$200.00',
    );
    expect(paid.slice(-2)).toEqual([
      'City use tax: 0 = 0 = $0.00',
      'Total: line1 − line2 + line3 + line4 = 500 − 200 + 7.5 + 5 = $312.50',
    ]);
  });

  it('CALC-4 CALC-6 shows no line for a charge that nobody asked for and that does not apply', () => {
    const lines = shown(charlotteCountyFl, { propertyType: 'commercial', projectValue: 10_000_000 });
    expect(lines.filter((line) => / tax|Plan review|Mechanical/i.test(line))).toEqual([]);
    const asked = shown(charlotteCountyFl, {
      propertyType: 'commercial',
      projectValue: 10_000_000,
      countyUseTax: true,
    });
    expect(asked.filter((line) => / tax/.test(line))).toEqual(['County use tax: 0 = 0 = $0.00']);
  });

  it('CALC-6 writes a sum that starts with a credit from zero', () => {
    const credit: FeeComponent = {
      id: 'paid',
      name: 'pre-application-credit',
      kind: 'credit',
      basis: { fees: ['permit'] },
    };
    const permit: FeeComponent = {
      id: 'permit',
      name: 'other',
      kind: 'flat',
      basis: 'constant',
      amount: '50.00',
    };
    const working = shown(aFeeSchedule([credit, permit]), { feePaidBefore: 2_000 });
    expect(working.at(-1)).toBe('Total: 0 − line1 + line2 = 0 − 20 + 50 = $30.00');
  });

  it('CALC-6 shows a maximum fee', () => {
    const fee: FeeComponent = {
      id: 'p',
      name: 'other',
      kind: 'rate',
      basis: 'valuation',
      rate: '0.1',
      max: '50.00',
    };
    expect(shown(aFeeSchedule([fee]), { projectValue: 100_000 })[1]).toBe(
      'Maximum fee: min(fee, most) = min(100, 50) = $50.00',
    );
  });

  it('CALC-6 names the schedule, its section and date, the reading and the rounding, in Spanish too', () => {
    const { trace } = calculatePermitFee({
      schedule: selahWa,
      project: aPermitProject({ propertyType: 'commercial' }),
    });
    expect(trace[0]?.basis).toEqual({
      kind: 'published',
      by: 'Selah',
      title: 'Selah Municipal Code 20.24.020, Uniform Building Code Table 1-A, Other inspections and fees, 6',
      url: 'http://selah-wa.elaws.us/code/coor_title20_ch20.24_sec20.24.020',
      date: null,
      read: '2026-11-20',
    });
    const [permit, surcharge] = calculatePermitFee({
      schedule: pequotLakesMn,
      project: aPermitProject(),
    }).trace;
    expect(permit && traceLine(permit, permitFeeTraceWords, 'es')).toMatchObject({
      title: 'Permiso de construcción',
      rounding: 'Sin redondeo',
      interpretation: 'Una fracción de un tramo cuenta como un tramo entero.',
    });
    expect(surcharge && traceLine(surcharge, permitFeeTraceWords, 'es')).toMatchObject({
      title: 'Recargo estatal',
      rounding: 'Redondeado al centavo, la mitad hacia arriba',
      basis:
        'Pequot Lakes, Minnesota Statutes 326B.148, Surcharge, subd. 1 (con fecha 2023; leído el 2026-11-20)',
    });
  });

  it('CALC-6 warns of a schedule without date, and of a later one', () => {
    const { warnings } = calculatePermitFee({
      schedule: { ...selahWa, source: null },
      project: aPermitProject({ materialCost: 2_000_000 }),
    });
    expect(warnings.map(({ code }) => code)).toEqual([
      'schedule-without-source',
      'schedule-without-date',
      'schedule-superseded',
      'schedule-of-low-confidence',
      'materials-above-value',
    ]);
  });

  it('CALC-6 says why a fee is unknown', () => {
    expect(sayWhyNoPermitFee({ code: 'property-not-covered' }, 'en')).toBe(
      'The schedule says nothing about this kind of property.',
    );
    expect(sayWhyNoPermitFee({ code: 'outside-the-table', component: 'permit' }, 'es')).toBe(
      'La tabla de “permit” no llega a este monto.',
    );
    expect(sayWhyNoPermitFee({ code: 'unknown-fee', component: 'a', fee: 'b' }, 'en')).toContain('“b”');
  });
});
