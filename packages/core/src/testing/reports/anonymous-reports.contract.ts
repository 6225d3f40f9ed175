import { describe, expect, it } from 'vitest';
import type { AnonymousReports } from '../../reports/new-project/anonymous-reports.port.ts';
import { reportOrder } from '../../reports/report-order.policy.ts';
import { aWish } from './new-project.arbitrary.ts';

/** A report number that was never issued. */
const NOWHERE = '999999999';

/** A signed-out browser, and two users who may sign in. */
export type AnonymousWorld = {
  readonly anonymous: AnonymousReports;
  signInAs(person: 'ada' | 'grace'): Promise<void>;
};

const order = reportOrder(aWish(), 'visit-1', null);

/** Contract suite for `AnonymousReports`. Runs on the fake and on every real adapter. */
export function anonymousReportsContract(name: string, makeWorld: () => Promise<AnonymousWorld>): void {
  describe(`${name} fulfills the contract of AnonymousReports`, () => {
    it('RPT-4 makes a report for a visitor who is not signed in', async () => {
      const { anonymous } = await makeWorld();
      expect(await anonymous.create(order)).toMatchObject({
        ok: true,
        value: { propertyType: 'residential' },
      });
    });

    it('RPT-4 shows everyone the sample', async () => {
      const { anonymous } = await makeWorld();
      expect((await anonymous.sample()).ok).toBe(true);
    });

    it('RPT-4 gives a report to nobody who is not signed in', async () => {
      const { anonymous } = await makeWorld();
      const number = await numberOf(anonymous);
      expect(await anonymous.verify(number)).toEqual({ ok: false, failure: 'signed-out' });
      expect(await anonymous.adopt(number)).toEqual({ ok: false, failure: 'signed-out' });
    });

    it('RPT-4 gives a report to the person who signs in, and again changes nothing', async () => {
      const { anonymous, signInAs } = await makeWorld();
      const number = await numberOf(anonymous);
      await signInAs('ada');
      expect((await anonymous.verify(number)).ok).toBe(true);
      const adopted = await anonymous.adopt(number);
      expect(adopted).toMatchObject({ ok: true, value: { reportNumber: number } });
      expect(await anonymous.adopt(number)).toEqual(adopted);
    });

    it('RPT-4 does not give to one what belongs to another', async () => {
      const { anonymous, signInAs } = await makeWorld();
      const number = await numberOf(anonymous);
      await signInAs('ada');
      await anonymous.adopt(number);
      await signInAs('grace');
      expect(await anonymous.verify(number)).toEqual({ ok: false, failure: 'not-adoptable' });
      expect(await anonymous.adopt(number)).toEqual({ ok: false, failure: 'not-adoptable' });
    });

    it('RPT-4 finds nothing under a number nobody gave out', async () => {
      const { anonymous, signInAs } = await makeWorld();
      await signInAs('ada');
      expect(await anonymous.verify(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
      expect(await anonymous.adopt(NOWHERE)).toEqual({ ok: false, failure: 'not-found' });
    });
  });
}

async function numberOf(anonymous: AnonymousReports): Promise<string> {
  const made = await anonymous.create(order);
  return made.ok ? made.value.reportNumber : 'none was made';
}
