import { describe, expect, it } from 'vitest';
import { aPermitProject } from './permit-fee.builder.ts';
import { checkFeeSchedule } from '../../calculators/permit-fee/check-fee-schedule.policy.ts';
import {
  decodeFeeSchedule,
  encodeFeeSchedule,
} from '../../calculators/permit-fee/parse-fee-schedule.policy.ts';
import { sayFeeScheduleFinding } from '../../calculators/permit-fee/permit-fee-text.ts';
import { calculatePermitFee } from '../../calculators/permit-fee/permit-fee.policy.ts';
import { publishedFeeSchedules } from './published-fee-schedules.ts';

const NOW = Date.parse('2026-11-20');

describe('the published schedules', () => {
  it('CALC-4 are at least twelve municipalities, each with its source', () => {
    const municipalities = new Set(
      publishedFeeSchedules.filter(({ state }) => state !== 'us').map(({ jurisdiction }) => jurisdiction),
    );
    expect(municipalities.size).toBeGreaterThanOrEqual(12);
    for (const { source } of publishedFeeSchedules) expect(source?.url).toMatch(/^https?:\/\//);
  });

  it('CALC-4 are known by their ids', () => {
    const ids = publishedFeeSchedules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('CALC-4 say what has been found odd about them', () => {
    const found = publishedFeeSchedules.map(
      (schedule) =>
        [
          schedule.id,
          checkFeeSchedule(schedule, NOW).map((finding) => sayFeeScheduleFinding(finding, 'en')),
        ] as const,
    );
    expect(Object.fromEntries(found)).toMatchInlineSnapshot(`
      {
        "burkburnett-tx": [
          "The schedule gives no effective date.",
        ],
        "canon-city-co-2013": [
          "The schedule dates from 2013: ask whether it still applies.",
          "A later publication has other figures.",
        ],
        "canon-city-co-2024": [],
        "canton-ma": [
          "The schedule dates from 2008-07-01: ask whether it still applies.",
        ],
        "centerville-ia": [
          "The schedule gives no effective date.",
        ],
        "charlotte-county-fl": [
          "The schedule gives no effective date.",
        ],
        "cle-elum-wa": [
          "The schedule gives no effective date.",
        ],
        "denver-co": [
          "The schedule gives no effective date.",
          "At 500 the fee jumps from $20.00 to $35.00.",
          "At 25,000 the fee jumps from $219.00 to $220.00.",
        ],
        "glendale-co": [
          "The schedule gives no effective date.",
        ],
        "grinnell-ia": [
          "The schedule dates from 2018-07-01: ask whether it still applies.",
          "At 20 the fee jumps from $100.00 to $150.00.",
          "At 30 the fee jumps from $150.00 to $200.00.",
          "At 20 the fee jumps from $120.00 to $180.00.",
          "At 30 the fee jumps from $180.00 to $240.00.",
        ],
        "ham-lake-mn": [],
        "haverhill-ma": [
          "The schedule dates from 2015-07-24: ask whether it still applies.",
        ],
        "holland-mi": [
          "The schedule gives no effective date.",
        ],
        "issaquah-wa": [
          "The schedule gives no effective date.",
        ],
        "johnstown-co": [
          "The schedule gives no effective date.",
          "A later publication has other figures.",
        ],
        "lake-clarke-shores-fl": [
          "The schedule gives no effective date.",
        ],
        "leesburg-fl": [
          "The schedule dates from 2019-10-01: ask whether it still applies.",
        ],
        "mazon-il": [
          "The schedule dates from 2018-10-01: ask whether it still applies.",
        ],
        "north-port-fl": [
          "The schedule gives no effective date.",
        ],
        "orono-mn": [
          "The schedule gives no effective date.",
          "At 500 the fee jumps from $29.50 to $28.00.",
          "At 100,000 the fee jumps from $1,186.65 to $1,186.64.",
          "At 500,000 the fee jumps from $3,886.64 to $3,886.65.",
        ],
        "pequot-lakes-mn": [
          "The schedule gives no effective date.",
          "At 500 the fee jumps from $23.00 to $23.50.",
        ],
        "ramsey-mn": [
          "The schedule gives no effective date.",
          "At 500 the fee jumps from $23.00 to $23.50.",
        ],
        "rosemount-mn": [
          "The schedule gives no effective date.",
        ],
        "sebastian-fl": [
          "The schedule gives no effective date.",
          "Above 5,000 there is no fee.",
        ],
        "selah-wa": [
          "The schedule gives no effective date.",
          "A later publication has other figures.",
          "At 2,000 the fee jumps from $65.24 to $78.35.",
          "At 25,000 the fee jumps from $378.04 to $374.58.",
          "At 50,000 the fee jumps from $610.08 to $607.25.",
          "At 100,000 the fee jumps from $933.25 to $931.73.",
          "At 500,000 the fee jumps from $2,963.73 to $2,960.11.",
          "At 1,000,000 the fee jumps from $5,130.11 to $5,133.66.",
        ],
        "sterling-ma": [
          "The schedule dates from 2021-09: ask whether it still applies.",
        ],
        "ubc-1997-table-1a": [
          "The schedule dates from 1997: ask whether it still applies.",
        ],
        "waco-tx": [
          "The schedule gives no effective date.",
        ],
        "washougal-wa": [
          "The schedule gives no effective date.",
        ],
        "wheat-ridge-co": [
          "The schedule dates from 2003: ask whether it still applies.",
          "A later publication has other figures.",
        ],
        "williston-fl": [],
        "wright-county-mn": [
          "The schedule gives no effective date.",
          "A later publication has other figures.",
        ],
      }
    `);
  });
});

describe('the sources of the published schedules', () => {
  it('CALC-4 no line of a municipality rests on the code of another one', () => {
    const municipalities = publishedFeeSchedules.filter(({ state }) => state !== 'us');
    for (const { id, jurisdiction, source, components } of municipalities) {
      const titles = [source, ...components.map((component) => component.source)].map((one) => one?.title);
      const others = municipalities.filter((other) => other.jurisdiction !== jurisdiction);
      const borrowed = others.filter((other) =>
        titles.some((title) => title?.includes(`${other.jurisdiction} Municipal Code`)),
      );
      expect([id, borrowed.map((other) => other.id)]).toEqual([id, []]);
    }
  });
});

describe.each(publishedFeeSchedules.map((schedule) => [schedule.id, schedule] as const))(
  'the schedule %s',
  (_, schedule) => {
    it('CALC-4 is data: it is read back as it was written', () => {
      expect(decodeFeeSchedule(encodeFeeSchedule(schedule))).toEqual({ ok: true, value: schedule });
    });

    it('CALC-4 knows the fee of a small roof on what it covers', () => {
      for (const propertyType of schedule.covers) {
        const { outcome } = calculatePermitFee({ schedule, project: aPermitProject({ propertyType }) });
        expect(outcome).toMatchObject({ is: 'known' });
      }
    });
  },
);
