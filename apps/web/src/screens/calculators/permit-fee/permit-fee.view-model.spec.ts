import { calculatePermitFee, modelFeeTable, parsePermitProject } from '@ridgeline/core/calculators';
import {
  FakeFeeSchedules,
  publishedFeeSchedule,
  publishedFeeSchedules,
} from '@ridgeline/core/testing/calculators';
import { aReport } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { CalculatorViewModel } from '../calculator.view-model.ts';
import { aCalculatorWorld, linkTo } from '../testing/calculator-world.ts';
import { municipalityIn, MunicipalSchedules } from './municipal-schedules.ts';
import { permitFeeForm } from './permit-fee.form.ts';
import { PermitFeeViewModel } from './permit-fee.view-model.ts';

function setUp(
  texts: Readonly<Record<string, string>> = {},
  { address = linkTo('permit-fee', texts), report = aReport() } = {},
) {
  const world = aCalculatorWorld(address);
  world.reports.put(report);
  const published = new FakeFeeSchedules(publishedFeeSchedules);
  const schedules = new MunicipalSchedules(async () => published, world.timer);
  const form = permitFeeForm(schedules.loaded, world.ties.reportNumber);
  const calculator = new CalculatorViewModel(form, world);
  const vm = new PermitFeeViewModel(calculator, schedules);
  vm.enter();
  return { ...world, published, schedules, vm, calculator };
}

/** Promises of the fakes. */
const settled = async (): Promise<void> => void (await new Promise((resolve) => setTimeout(resolve)));

describe('the permit fee calculator', () => {
  it('CALC-4 CALC-6 gives what core gives for the same inputs, to the last cent', () => {
    const { vm, calculator } = setUp({ total_project_value: '$12,345' });
    const project = parsePermitProject({
      total_project_value: 12_345,
      material_cost: 8_000,
      roof_size: 2_450,
      roof_material_type: 'asphalt-shingle',
    });
    if (!project.ok) throw new Error('core refuses the worked example');
    expect(calculator.known).toEqual(calculatePermitFee({ schedule: modelFeeTable, project: project.value }));
    // calculators.md, Table 1-A
    expect([vm.total, vm.shareOfValue]).toEqual([22_325, 181]);
  });

  it('CALC-4 charges by figures of one’s own', () => {
    const { vm, calculator } = setUp({ by: 'own' });
    calculator.type('own.flat', '$25');
    calculator.type('own.percent_of_materials', '3 %');
    expect(vm.lines.map(({ name, cents }) => [name, cents])).toEqual([
      ['building-permit', 15_000],
      ['application', 2_500],
      ['city-use-tax', 24_000],
    ]);
  });

  it('VAL-1 tells every refused field at once, those of the fee under their own names', () => {
    const { calculator } = setUp({ by: 'own' });
    calculator.type('own.flat', '25 ft');
    calculator.type('roof_size', '');
    expect(calculator.failures.map(({ field, code }) => [field, code])).toEqual([
      ['roof_size', 'number-required'],
      ['own.flat', 'other-unit'],
    ]);
  });

  it('CALC-4 D CALC-4.3 finds a municipality, and charges by its schedule as core does', async () => {
    const { vm, calculator, schedules, timer } = setUp();
    calculator.type('by', 'municipality');
    expect([vm.schedule, calculator.isCurrent]).toEqual([null, false]);
    schedules.type('whea');
    await timer.advance(200);
    await settled();
    expect(schedules.found.map(municipalityIn)).toEqual(['Wheat Ridge, CO']);
    vm.pick(schedules.found[0]?.id ?? '');
    await settled();
    const schedule = publishedFeeSchedule('wheat-ridge-co');
    expect([schedules.text, calculator.isCurrent]).toEqual(['Wheat Ridge, CO', true]);
    expect(calculator.known.inputs.schedule).toEqual(schedule);
    expect(calculator.known).toEqual(
      calculatePermitFee({ schedule, project: calculator.known.inputs.project }),
    );
    expect(calculator.savedInputs).toBeNull();
  });

  it('CALC-6 opens a link to a municipality’s schedule, and shows a fee only of that one', async () => {
    const { vm, calculator, schedules } = setUp({ by: 'municipality', schedule: 'denver-co' });
    expect([schedules.isLoading, calculator.isCurrent]).toEqual([true, false]);
    await settled();
    expect([vm.schedule?.jurisdiction, schedules.text, calculator.isCurrent]).toEqual([
      'Denver',
      'Denver, CO',
      true,
    ]);
    calculator.type('by', 'model');
    expect([vm.schedule, calculator.known.inputs.schedule]).toEqual([null, modelFeeTable]);
  });

  it('says that a schedule is not known, or cannot be had, and keeps what was typed', async () => {
    const { calculator, schedules, published, vm } = setUp({ by: 'municipality', schedule: 'atlantis' });
    await settled();
    expect([schedules.failure, calculator.isCurrent]).toEqual(['no-such-schedule', false]);
    published.goAway();
    vm.pick('denver-co');
    await settled();
    expect([schedules.failure, calculator.text('total_project_value')]).toEqual(['unavailable', '15,000']);
  });

  it('says so as well where the code that asks for schedules cannot be loaded', async () => {
    const { timer } = aCalculatorWorld(linkTo('permit-fee', {}));
    const schedules = new MunicipalSchedules(() => Promise.reject(new Error('no such file')), timer);
    await schedules.load('denver-co');
    expect([schedules.failure, schedules.isLoading]).toEqual(['unavailable', false]);
  });

  it('drops an answer to what was typed before', async () => {
    const { schedules, timer } = setUp();
    schedules.type('denv');
    await timer.advance(200);
    schedules.type('');
    await settled();
    expect([schedules.found, schedules.isSearching]).toEqual([[], false]);
  });

  it('D CALC-4.2 D CALC-5.1 saves to a report what the API can calculate by the same schedule', async () => {
    const { calculator } = setUp(
      {},
      {
        address:
          '/calculators/permit-fee/R-1001?by=municipality&schedule=denver-co&total_project_value=20000',
      },
    );
    await settled();
    expect(calculator.savedInputs).toMatchObject({ total_project_value: 20_000, schedule: 'denver-co' });
    expect(calculator.known.inputs.project.projectNumber).toBe('R-1001');
    calculator.type('by', 'model');
    expect(calculator.savedInputs).toBeNull();
  });

  it('CALC-5 CALC-4 is for the kind of property that the report is of, unless a link says another', async () => {
    const report = aReport({ propertyType: 'commercial' });
    const { calculator } = setUp({}, { address: '/calculators/permit-fee/R-1001', report });
    expect(calculator.isFilledByReport).toBe(false);
    await settled();
    expect(calculator.known.inputs.project.propertyType).toBe('commercial');
    expect(calculator.isFilledByReport).toBe(true);
    const address = '/calculators/permit-fee/R-1001?property_type=residential';
    const linked = setUp({}, { address, report }).calculator;
    await settled();
    expect(linked.known.inputs.project.propertyType).toBe('residential');
  });

  it('CALC-5 is by the schedule of the report, unless another way was chosen while the report was asked', () => {
    const form = permitFeeForm(() => null, 'R-1001');
    const filledIn = (by: string) => form.filled?.({ ...form.starting, by }, { schedule: 'denver-co' });
    expect(filledIn('model')).toMatchObject({ by: 'municipality', schedule: 'denver-co' });
    expect(filledIn('own')).toMatchObject({ by: 'own', schedule: 'denver-co' });
  });

  it('has no share of a project without a value', () => {
    const { vm, calculator } = setUp();
    calculator.type('total_project_value', '0');
    expect(vm.shareOfValue).toBeNull();
  });
});
