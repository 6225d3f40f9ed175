import { SuggestAddresses } from '@ridgeline/core/reports';
import { FakeAddressGateway } from '@ridgeline/core/testing/reports';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aVisitorAddress } from '../testing/visitor-pages.ts';
import { settled } from '../testing/gate.ts';
import { VisitorAddress } from './visitor-address.ts';

const DENVER = { address: '1437 Bannock St, Denver, CO 80202', source: 'census', locationId: null };
const CAPITOL = { address: '200 E Colfax Ave, Denver, CO 80203', source: 'census', locationId: null };

function setUp() {
  const world = aVisitorAddress();
  world.addresses.add(DENVER, CAPITOL);
  const ask = () => settled(() => world.timer.advance(250));
  return { ...world, ask };
}

describe('the address that a visitor types', () => {
  it('RPT-1 RPT-4 is looked up once typing pauses, and taken from the suggestions', async () => {
    const { address, addresses, ask } = setUp();
    address.type('14');
    address.type('1437');
    expect([address.suggestions, addresses.asked]).toEqual([[], []]);
    await ask();
    expect([address.suggestions, addresses.asked]).toEqual([[DENVER], ['1437']]);
    address.pick('0');
    expect([address.text, address.suggestions]).toEqual([DENVER.address, []]);
    address.pick('7');
    expect(address.text).toBe(DENVER.address);
  });

  it('RPT-1 says that nothing was found only where that was the answer', async () => {
    const { address, addresses, ask } = setUp();
    address.type('nowhere');
    expect(address.isAnswered).toBe(false);
    await ask();
    expect([address.isAnswered, address.suggestions]).toEqual([true, []]);
    addresses.refuseWith('unavailable');
    address.type('1437');
    await ask();
    expect([address.isAnswered, address.suggestions]).toEqual([false, []]);
  });

  it('asks nobody once the page is left, nor about what the page began with', async () => {
    const { address, addresses, ask } = setUp();
    address.begin('1437');
    address.type('1437 B');
    address.leave();
    await ask();
    expect(addresses.asked).toEqual([]);
  });

  it('RPT-1 ends with the suggestions for what stands in the field, in whatever order answers arrive', async () => {
    const texts = fc.array(fc.constantFrom('', '1', '1437', 'colfax', 'nowhere'), {
      minLength: 1,
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(texts, fc.scheduler(), async (typed, scheduler) => {
        const addresses = new FakeAddressGateway();
        addresses.add(DENVER, CAPITOL);
        const suggest = new SuggestAddresses(addresses);
        const timer = new FakeTimer(new FakeClock());
        const address = new VisitorAddress({ run: (text) => scheduler.schedule(suggest.run(text)) }, timer);
        for (const text of typed) {
          address.type(text);
          void timer.advance(250);
        }
        await scheduler.waitAll();
        await settled(() => {});
        const last = await suggest.run(typed.at(-1) ?? '');
        expect(address.suggestions).toEqual(last.ok ? last.value : null);
      }),
    );
  });
});
