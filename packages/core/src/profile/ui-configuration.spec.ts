import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reach } from '../testing/shared/reach.ts';
import { closedUiConfiguration, readUiConfiguration } from './ui-configuration.ts';

describe('the configuration of the app', () => {
  it('ENT-10 is read from the wire, where availabile_calculators is spelled so', () => {
    expect(
      readUiConfiguration({
        allow_plan_detail_access: true,
        availabile_calculators: ['iws', 'waste'],
        other: 1,
      }),
    ).toEqual({ allowPlanDetailAccess: true, availableCalculators: ['iws', 'waste'] });
  });

  it.each([
    [{}],
    [{ allow_plan_detail_access: 'yes', availabile_calculators: 'iws' }],
    [{ allow_plan_detail_access: 1, availabile_calculators: [1] }],
    [{ available_calculators: ['iws'] }],
    [null],
    [[]],
  ])('ENT-10 %j allows nothing', (answer) => {
    expect(readUiConfiguration(answer)).toEqual({ allowPlanDetailAccess: false, availableCalculators: [] });
  });

  it('ENT-10 one half may be missing', () => {
    expect(readUiConfiguration({ allow_plan_detail_access: true })).toEqual({
      ...closedUiConfiguration,
      allowPlanDetailAccess: true,
    });
    expect(readUiConfiguration({ availabile_calculators: ['iws'] })).toEqual({
      ...closedUiConfiguration,
      availableCalculators: ['iws'],
    });
  });

  it('ENT-10 of any answer, shows what the answer allows in so many words, and nothing else', () => {
    const answers = fc.record(
      {
        allow_plan_detail_access: fc.oneof(fc.boolean(), fc.constantFrom('true', 1), fc.anything()),
        availabile_calculators: fc.oneof(fc.array(fc.string()), fc.array(fc.anything()), fc.anything()),
      },
      { requiredKeys: [] },
    );
    const reached = reach('plan details', 'calculators', 'nothing');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), answers, answers), (answer) => {
        const { allow_plan_detail_access: allowed, availabile_calculators: names } = Object(answer);
        const isNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
        const read = readUiConfiguration(answer);
        expect(read).toEqual({
          allowPlanDetailAccess: allowed === true,
          availableCalculators: isNames ? names : [],
        });
        if (read.allowPlanDetailAccess) reached.at('plan details');
        else reached.at(read.availableCalculators.length > 0 ? 'calculators' : 'nothing');
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });
});
