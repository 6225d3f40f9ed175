import { evaluateIceAndWaterShield, parseIceAndWaterShield } from '@ridgeline/core/calculators';
import { describe, expect, it } from 'vitest';
import { aSplash } from '../../testing/visitor-pages.ts';

const setUp = () => aSplash();

describe('the splash', () => {
  it('NAV-3 leads an address to a pending report', () => {
    const { vm, navigation } = setUp();
    vm.address.type('  1437 Bannock St, Denver, CO ');
    vm.submit();
    expect(navigation.address).toBe('/report/for?address=1437%20Bannock%20St%2C%20Denver%2C%20CO');
  });

  it('VAL-1 says that an address is missing once it was asked for one', () => {
    const { vm, navigation } = setUp();
    expect(vm.addressProblem).toBeNull();
    vm.address.type('   ');
    vm.submit();
    expect(vm.addressProblem).toBe('required-field');
    expect(navigation.address).toBe('/');
    vm.address.type('1');
    expect(vm.addressProblem).toBeNull();
  });

  it('CALC-2 draws the figures of the calculator itself', () => {
    const { vm } = setUp();
    vm.changeOverhang(12);
    vm.changeRise(8);
    const inputs = parseIceAndWaterShield({
      eaves: [{ lengthFt: 40, overhangIn: 12, stud: '2x4', wallType: 'siding', rise: 8 }],
      edition: '2024',
    });
    if (!inputs.ok) throw new Error(JSON.stringify(inputs.failure));
    const [eave] = evaluateIceAndWaterShield(inputs.value).eaves;
    expect(vm.reach).toMatchObject({ depthIn: eave?.depthIn, rows: eave?.rows });
    // (12 + 5 + 24) × √(1 + (8/12)²)
    expect(vm.measures.depthIn).toBeCloseTo(41 * Math.hypot(1, 8 / 12), 3);
    expect(vm.basis).toMatchObject({ kind: 'code', citation: { section: 'R905.1.2', edition: 2024 } });
  });

  it.each([
    [-4, 0],
    [7.4, 7],
    [99, 24],
  ])('keeps an overhang of %d on the sheet', (asked, overhangIn) => {
    const { vm } = setUp();
    vm.changeOverhang(asked);
    expect(vm.overhangIn).toBe(overhangIn);
  });

  it.each([
    [2, 4],
    [30, 12],
  ])('keeps a rise of %d where shingles need no second layer', (asked, rise) => {
    const { vm } = setUp();
    vm.changeRise(asked);
    expect(vm.rise).toBe(rise);
  });

  it('starts with the values dragged on the prerendered page, within its scales', () => {
    const before = { address: '', overhangIn: 15, rise: 40 };
    const { vm } = aSplash(() => before);
    expect([vm.overhangIn, vm.rise]).toEqual([15, 12]);
  });

  it('keeps what was entered on this screen before it was told that it is shown', () => {
    const { vm } = aSplash(() => ({ address: '', overhangIn: 16, rise: 6 }));
    vm.address.type('1437 Bannock St');
    vm.changeOverhang(12);
    vm.changeRise(8);
    vm.enter();
    expect([vm.address.text, vm.overhangIn, vm.rise]).toEqual(['1437 Bannock St', 12, 8]);
  });

  it('takes what was entered on the prerendered page while this screen was rendered', () => {
    let before = { address: '', overhangIn: 16, rise: 6 };
    const { vm } = aSplash(() => before);
    before = { address: '1437 Bannock St', overhangIn: 15, rise: 6 };
    vm.enter();
    expect([vm.address.text, vm.overhangIn, vm.rise]).toEqual(['1437 Bannock St', 15, 6]);
  });
});
