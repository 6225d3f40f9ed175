import { describe, expect, it } from 'vitest';
import type { PdfBatch } from '../../reports/pdf-batches/pdf-batch.ts';
import type { PdfBatches, PdfBatchWish } from '../../reports/pdf-batches/pdf-batches.port.ts';
import type { Result } from '../../shared/result.ts';

const NO_BATCH = 'dddddddd-0000-4000-8000-00000000000d';

/** A signed-in person with three reports, of which the last has a claim number. */
export type PdfBatchesWorld = {
  readonly batches: PdfBatches;
  readonly reportNumbers: readonly string[];
  /** Makes the PDFs that wait, as a copy of the API does. */
  work(): Promise<void>;
  endSession(): Promise<void>;
};

/** Contract suite for `PdfBatches`. Runs on the fake and on every real adapter. */
export function pdfBatchesContract(name: string, makeWorld: () => Promise<PdfBatchesWorld>): void {
  describe(`${name} fulfills the contract of PdfBatches`, () => {
    const wishOf = ({ reportNumbers }: PdfBatchesWorld, kind: PdfBatchWish['kind'] = 'whole') =>
      ({ kind, locale: 'en', reportNumbers }) as const;

    it('D RPT-7.6 makes the PDFs after the answer, and tells where they are', async () => {
      const world = await makeWorld();
      expect(await world.batches.newest()).toEqual({ ok: true, value: null });
      const begun = valueOf(await world.batches.start(wishOf(world)));
      expect(begun).toMatchObject({
        kind: 'whole',
        locale: 'en',
        is: 'being-made',
        total: 3,
        done: 0,
        url: null,
      });
      expect(valueOf(await world.batches.newest())).toEqual(begun);
      await world.work();
      const made = valueOf(await world.batches.read(begun.id));
      expect(made).toMatchObject({ is: 'made', total: 3, done: 3, made: 3, missing: [] });
      expect(made.url).toContain(begun.id);
      expect(made.keptUntil - made.startedAt).toBe(7 * 24 * 60 * 60_000);
    });

    it('D RPT-7.6 tells of which report there is none, and why', async () => {
      const world = await makeWorld();
      const [first = '', second = ''] = world.reportNumbers;
      const { id } = valueOf(await world.batches.start(wishOf(world, 'claimLetter')));
      await world.work();
      const made = valueOf(await world.batches.read(id));
      expect([made.is, made.done, made.made]).toEqual(['made', 3, 1]);
      expect(made.missing.map(({ reportNumber, why }) => [reportNumber, why])).toEqual([
        [first, 'claim-number-missing'],
        [second, 'claim-number-missing'],
      ]);
      expect(made.missing[0]?.address).toMatch(/Denver, CO/);
    });

    it('D RPT-7.6 has one at a time, until it is made or cancelled', async () => {
      const world = await makeWorld();
      const { id } = valueOf(await world.batches.start(wishOf(world)));
      expect(await world.batches.start(wishOf(world))).toEqual({ ok: false, failure: 'batch-underway' });
      expect((await world.batches.cancel(id)).ok).toBe(true);
      expect(valueOf(await world.batches.read(id))).toMatchObject({ is: 'cancelled', url: null });
      const { id: next } = valueOf(await world.batches.start(wishOf(world)));
      await world.work();
      expect((await world.batches.cancel(next)).ok).toBe(true);
      expect(valueOf(await world.batches.read(next)).is).toBe('made');
    });

    it('D RPT-7.6 knows no other', async () => {
      const { batches } = await makeWorld();
      const none = { ok: false, failure: 'batch-not-found' };
      expect([await batches.read(NO_BATCH), await batches.cancel(NO_BATCH)]).toEqual([none, none]);
    });

    it('D RPT-7.6 gives nothing to a session that is over', async () => {
      const world = await makeWorld();
      const { id } = valueOf(await world.batches.start(wishOf(world)));
      await world.endSession();
      const { batches } = world;
      const over = { ok: false, failure: 'signed-out' };
      expect(await batches.start(wishOf(world))).toEqual(over);
      expect(await batches.newest()).toEqual(over);
      expect([await batches.read(id), await batches.cancel(id)]).toEqual([over, over]);
    });
  });
}

function valueOf(answer: Result<PdfBatch | null, string>): PdfBatch {
  if (!answer.ok || answer.value === null) expect.fail(`no batch: ${JSON.stringify(answer)}`);
  return answer.value;
}
