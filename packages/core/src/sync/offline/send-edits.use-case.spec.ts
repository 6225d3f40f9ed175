import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Report } from '../../reports/report.ts';
import { FakeProjectRecords } from '../../testing/reports/fake-project-records.ts';
import { FakeReportGateway } from '../../testing/reports/fake-report-gateway.ts';
import { FakeSavedCalculations } from '../../testing/reports/fake-saved-calculations.ts';
import { FakeReportServer } from '../../testing/reports/fake-report-server.ts';
import { aReport } from '../../testing/reports/report.builder.ts';
import { FakeOneSender } from '../../testing/sync/fake-one-sender.ts';
import { FakeOwnRecords, FakeRecordStorage } from '../../testing/sync/fake-own-records.ts';
import { EditQueue } from './edit-queue.ts';
import { copyOfReport } from './kept-reads.policy.ts';
import { SendEdits } from './send-edits.use-case.ts';
import {
  decidedForMine,
  type Editable,
  editsBetween,
  type FieldEdit,
  withEdits,
} from './waiting-edits.policy.ts';

const report = aReport({ claimNumber: 'old', jobNumber: 'J1' });
const { reportNumber } = report;
type Change = Partial<Editable>;

function aServer() {
  const server = new FakeReportServer();
  server.put(report);
  const current = () => server.all()[0] ?? report;
  return { server, current, change: (by: Change) => server.put({ ...current(), ...by }) };
}

async function aBrowser({ server }: ReturnType<typeof aServer>) {
  const storage = new FakeRecordStorage();
  const sender = new FakeOneSender();
  let now = 0;
  const open = async () => {
    const own = new FakeOwnRecords(storage);
    await own.unlock('ada');
    const queue = new EditQueue(own);
    const [reports, records] = [new FakeReportGateway(server), new FakeProjectRecords(server)];
    const calculations = new FakeSavedCalculations(server);
    const send = new SendEdits({ queue, reports, records, calculations, sender, own, kept: reports });
    /** Changes what this tab sees of the report. */
    const edit = (change: Change, seen: Report = report) => queue.add(editsBetween(seen, change, (now += 1)));
    return { own, queue, send, edit, records, reports, calculations };
  };
  return { storage, open };
}

/** Acts while the API writes the claim number for the first time. */
function whileSaving(records: FakeProjectRecords, act: () => Promise<unknown>): void {
  const save = records.saveClaim.bind(records);
  records.saveClaim = async (...asked) => {
    records.saveClaim = save;
    await act();
    return save(...asked);
  };
}

describe('edits that wait', () => {
  it('survive without a connection and a closed tab, and are sent later, in their order', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const before = await open();
    api.server.refuseWith('unavailable');
    await before.edit({ claimNumber: 'C2', archived: true });
    await before.edit({ projectDate: { date: '2026-03-02', type: 'inspection' } });
    expect(await before.send.run()).toEqual({ ok: false, failure: 'unavailable' });
    const later = await open();
    expect(withEdits(report, await later.queue.all())).toMatchObject({ claimNumber: 'C2', archived: true });
    api.server.refuseWith(null);
    expect((await later.send.run()).ok).toBe(true);
    expect(api.current()).toEqual({
      ...report,
      claimNumber: 'C2',
      archived: true,
      projectDate: { date: '2026-03-02', type: 'inspection' },
    });
    expect(await later.queue.all()).toEqual([]);
  });

  it('of one field are one edit, and none if they lead back', async () => {
    const { open } = await aBrowser(aServer());
    const { edit, queue } = await open();
    await edit({ claimNumber: 'C2' });
    await edit({ claimNumber: 'C3' }, { ...report, claimNumber: 'C2' });
    expect(await queue.all()).toMatchObject([{ before: 'old', after: 'C3' }]);
    await edit({ claimNumber: 'old' }, { ...report, claimNumber: 'C3' });
    expect(await queue.all()).toEqual([]);
  });

  it('stay with both values where others have changed the field, and the person decides', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send } = await open();
    await edit({ claimNumber: 'mine', jobNumber: 'J2' });
    api.change({ claimNumber: 'theirs' });
    await send.run();
    expect(api.current()).toMatchObject({ claimNumber: 'theirs', jobNumber: 'J2' });
    const [conflict] = (await queue.all()) as readonly FieldEdit[];
    expect(conflict).toMatchObject({ after: 'mine', conflict: { theirs: 'theirs' } });
    await send.run();
    expect(await queue.all()).toEqual([conflict]);
    if (conflict !== undefined) await queue.put(decidedForMine(conflict));
    await send.run();
    expect([api.current().claimNumber, await queue.all()]).toEqual(['mine', []]);
  });

  it('of a report that is no longer theirs stay to be seen', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send } = await open();
    await edit({ claimNumber: 'mine' });
    api.server.refuseWith('not-found');
    expect((await send.run()).ok).toBe(true);
    expect(await queue.all()).toMatchObject([{ after: 'mine', conflict: 'gone' }]);
  });

  it('that are refused stay to be seen, and hold up no other', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine', archived: true });
    records.saveClaim = async () => ({ ok: false, failure: 'refused' });
    expect((await send.run()).ok).toBe(true);
    expect(await queue.all()).toMatchObject([{ after: 'mine', conflict: 'refused' }]);
    expect(api.current().archived).toBe(true);
  });

  it('that were refused are sent again once the person writes another value', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine' });
    const save = records.saveClaim.bind(records);
    records.saveClaim = async () => ({ ok: false, failure: 'refused' });
    await send.run();
    records.saveClaim = save;
    await edit({ claimNumber: 'other' });
    await send.run();
    expect([api.current().claimNumber, await queue.all()]).toEqual(['other', []]);
  });

  it('that are taken back while they are sent are taken back at the API, too', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine' });
    whileSaving(records, () => edit({ claimNumber: 'old' }, { ...report, claimNumber: 'mine' }));
    await send.run();
    expect(await queue.all()).toMatchObject([{ before: 'mine', after: 'old' }]);
    await send.run();
    expect([api.current().claimNumber, await queue.all()]).toEqual(['old', []]);
  });

  it('that were changed after a lost answer are not in conflict with themselves', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine' });
    const save = records.saveClaim.bind(records);
    records.saveClaim = async (...asked) => {
      await save(...asked);
      return { ok: false, failure: 'unavailable' };
    };
    await send.run();
    records.saveClaim = save;
    await edit({ claimNumber: 'old' }, { ...report, claimNumber: 'mine' });
    await send.run();
    expect([api.current().claimNumber, await queue.all()]).toEqual(['old', []]);
  });

  it('that are discarded while an earlier one is sent are not sent', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine' });
    await edit({ archived: true });
    whileSaving(records, async () => {
      const waiting = (await queue.all()).find(({ field }) => field === 'archived');
      if (waiting !== undefined) await queue.remove(waiting);
    });
    await send.run();
    expect(api.current()).toMatchObject({ claimNumber: 'mine', archived: false });
    expect(await queue.all()).toEqual([]);
  });

  it('keep the newest value where a conflict is found while the person writes', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, reports } = await open();
    await edit({ claimNumber: 'mine' });
    api.change({ claimNumber: 'theirs' });
    const load = reports.load.bind(reports);
    reports.load = async (number) => {
      const loaded = await load(number);
      await edit({ claimNumber: 'newer' }, { ...report, claimNumber: 'mine' });
      return loaded;
    };
    await send.run();
    expect(await queue.all()).toMatchObject([{ after: 'newer', conflict: { theirs: 'theirs' } }]);
  });

  it('of one field, written one after the other while they are sent, end as the last', async () => {
    const value = fc.constantFrom('old', 'a', 'b');
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(value, { minLength: 1, maxLength: 5 }),
        async (scheduler, values) => {
          const api = aServer();
          const { open } = await aBrowser(api);
          const { edit, queue, send, records, reports } = await open();
          records.saveClaim = scheduler.scheduleFunction(records.saveClaim.bind(records));
          reports.load = scheduler.scheduleFunction(reports.load.bind(reports));
          const sends: Promise<unknown>[] = [];
          const writing = async () => {
            let seen = 'old';
            for (const claimNumber of values) {
              await scheduler.schedule(Promise.resolve());
              await edit({ claimNumber }, { ...report, claimNumber: seen });
              seen = claimNumber;
              sends.push(send.run());
            }
            await Promise.all(sends);
          };
          await scheduler.waitFor(writing());
          await scheduler.waitFor(send.run());
          await scheduler.waitFor(send.run());
          expect([api.current().claimNumber, await queue.all()]).toEqual([values.at(-1), []]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('that were sent leave no old copy of the report, with which the person would be in conflict', async () => {
    const { open } = await aBrowser(aServer());
    const { own, edit, send } = await open();
    await own.write('copies', { key: copyOfReport(reportNumber), at: 0, text: 'old' });
    await own.write('copies', { key: copyOfReport('another'), at: 0, text: 'old' });
    await edit({ claimNumber: 'mine' });
    await send.run();
    expect((await own.all('copies')).map(({ key }) => key)).toEqual([copyOfReport('another')]);
  });

  it('that were sent, but whose answer was lost, are not sent again', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine' });
    api.change({ claimNumber: 'mine' });
    records.saveClaim = () => Promise.reject(new Error('sent twice'));
    await send.run();
    expect(await queue.all()).toEqual([]);
  });

  it('D RPT-5.1 are not written over what another writes between reading and writing', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send, records } = await open();
    await edit({ claimNumber: 'mine', projectDate: { date: '2026-03-02', type: 'inspection' } });
    whileSaving(records, async () => api.change({ claimNumber: 'theirs', jobNumber: 'J2' }));
    await send.run();
    expect(api.current()).toMatchObject({
      claimNumber: 'theirs',
      jobNumber: 'J2',
      projectDate: { date: '2026-03-02', type: 'inspection' },
    });
    expect(await queue.all()).toMatchObject([{ after: 'mine', conflict: { theirs: 'theirs' } }]);
  });

  it('are flags, too', async () => {
    const api = aServer();
    const { open } = await aBrowser(api);
    const { edit, queue, send } = await open();
    await edit({ starred: true });
    expect(withEdits(report, await queue.all()).userFlags).toEqual({ starred: true });
    await edit({ starred: false }, { ...report, userFlags: { starred: true } });
    expect(await queue.all()).toEqual([]);
    await edit({ billed: true });
    await send.run();
    expect([api.current().userFlags, await queue.all()]).toEqual([{ billed: true }, []]);
  });

  it('are kept before copies where the device is full', async () => {
    const { storage, open } = await aBrowser(aServer());
    const { own, edit, queue } = await open();
    await own.write('copies', { key: 'a', at: 0, text: 'copy' });
    own.clear = async (box) => {
      storage.isFull = false;
      await own.remove(box, ['a']);
    };
    storage.isFull = true;
    expect(await edit({ claimNumber: 'mine' })).toBe(true);
    expect([await own.all('copies'), (await queue.all()).length]).toEqual([[], 1]);
  });

  it('of two tabs are never lost: each value arrives, or stays with both values', async () => {
    const change = fc.record({ claimNumber: fc.constantFrom('a', 'b', 'c') });
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.array(change, { maxLength: 4 }), async (scheduler, changes) => {
        const api = aServer();
        // Two devices of the person, each with a queue of its own.
        const devices = [await (await aBrowser(api)).open(), await (await aBrowser(api)).open()];
        const all = changes.map(async (one, index) => {
          const device = devices[index % 2];
          await scheduler.schedule(Promise.resolve());
          await device?.edit(one);
          await scheduler.schedule(Promise.resolve());
          await device?.send.run();
        });
        await scheduler.waitFor(Promise.all(all));
        const waiting = (await Promise.all(devices.map(({ queue }) => queue.all()))).flat() as FieldEdit[];
        for (const edit of waiting) {
          expect(edit.conflict).toEqual({ theirs: expect.anything() });
          expect(edit.reportNumber).toBe(reportNumber);
        }
        const last = changes.at(-1)?.claimNumber;
        const known = [api.current().claimNumber, ...waiting.map(({ after }) => after)];
        if (last !== undefined && changes.length === 1) expect(known).toContain(last);
        const values = new Set([report.claimNumber, ...changes.map(({ claimNumber }) => claimNumber)]);
        for (const value of known) expect(values).toContain(value);
      }),
      { numRuns: 50 },
    );
  });
});

describe('CALC-5 calculations that wait', () => {
  const inputs = { areaSf: '2,450', rise: 6, percent: 15 };
  const aCalculation = async (records: FakeSavedCalculations) => {
    const saved = await records.save(reportNumber, { calculator: 'waste', inputs });
    if (!saved.ok) throw new Error(saved.failure);
    return { calculator: 'waste', inputs, hash: saved.value.calculation.hash } as const;
  };

  async function setUp() {
    const api = aServer();
    const device = await (await aBrowser(api)).open();
    const calculation = await aCalculation(new FakeSavedCalculations(api.server));
    const keep = () =>
      device.queue.add([{ field: 'calculation', reportNumber, address: null, calculation, at: 1 }]);
    const saved = async () => {
      const found = await device.calculations.of(reportNumber);
      return found.ok ? found.value.map((one) => one.calculation.hash) : [];
    };
    return { ...api, ...device, calculation, keep, saved };
  }

  it('are sent later, once', async () => {
    const { server, calculation, keep, saved, send, queue } = await setUp();
    server.refuseWith('unavailable');
    await keep();
    await keep();
    expect((await send.run()).ok).toBe(false);
    expect(await queue.all()).toHaveLength(1);
    server.refuseWith(null);
    await send.run();
    expect([await saved(), await queue.all()]).toEqual([[calculation.hash], []]);
  });

  it('stay to be seen where the calculator has changed since, and hold up no other', async () => {
    const { calculation, queue, send, edit, current } = await setUp();
    const outdated = { ...calculation, hash: '0'.repeat(64) };
    await queue.add([{ field: 'calculation', reportNumber, address: null, calculation: outdated, at: 1 }]);
    await edit({ claimNumber: 'C2' });
    expect((await send.run()).ok).toBe(true);
    expect(await queue.all()).toMatchObject([{ field: 'calculation', conflict: 'differs' }]);
    expect(current().claimNumber).toBe('C2');
  });

  it('of a report that is gone stay to be seen', async () => {
    const { server, keep, queue, send } = await setUp();
    await keep();
    server.refuseWith('not-found');
    await send.run();
    expect(await queue.all()).toMatchObject([{ conflict: 'gone' }]);
  });
});
