import { describe, expect, it } from 'vitest';
import type { CardCollector, CardEntry } from '../../billing/card-collector.port.ts';
import { parseCardToken } from '../../billing/card-token.policy.ts';

/** The provider's fields are mounted and empty. */
export type CardCollectorWorld = {
  readonly cards: CardCollector;
  readonly type: (card: 'good' | 'wrong-number' | 'rejected') => Promise<void> | void;
  /** The secret of a payment waiting for the bank, and the bank's answer. */
  readonly awaitBank: (bank: 'confirms' | 'refuses') => Promise<string> | string;
  readonly breakConnection: () => Promise<void> | void;
};

/** Contract suite for `CardCollector`. Runs on the fake and on every real adapter. */
export function cardCollectorContract(name: string, makeWorld: () => Promise<CardCollectorWorld>): void {
  describe(`${name} fulfills the contract of CardCollector`, () => {
    it('PLAN-9 VAL-7 tells how far the card is, until nobody wants to know', async () => {
      const { cards, type } = await makeWorld();
      const told: CardEntry[] = [];
      const stop = cards.watch((entry) => void told.push(entry));
      expect(told).toEqual([{ complete: false, problem: null }]);
      await type('wrong-number');
      expect(told.at(-1)).toEqual({ complete: false, problem: 'number-invalid' });
      await type('good');
      expect(told.at(-1)).toEqual({ complete: true, problem: null });
      stop();
      const before = told.length;
      await type('wrong-number');
      expect(told).toHaveLength(before);
    });

    it('PLAN-9 gives a token for a card, and no card number', async () => {
      const { cards, type } = await makeWorld();
      await type('good');
      const token = await cards.collect(null);
      expect(token.ok && parseCardToken(token.value)).toEqual(token);
    });

    it('PLAN-9 gives none for a card that is not all there, or not taken', async () => {
      const { cards, type } = await makeWorld();
      expect(await cards.collect(null)).toEqual({ ok: false, failure: 'card-incomplete' });
      await type('wrong-number');
      expect(await cards.collect(null)).toEqual({ ok: false, failure: 'card-incomplete' });
      await type('rejected');
      expect(await cards.collect(null)).toEqual({ ok: false, failure: 'card-rejected' });
    });

    it('PLAN-9 asks the bank', async () => {
      const { cards, awaitBank } = await makeWorld();
      expect(await cards.confirm(await awaitBank('confirms'))).toMatchObject({ ok: true });
      expect(await cards.confirm(await awaitBank('refuses'))).toEqual({
        ok: false,
        failure: 'confirmation-refused',
      });
    });

    it('PLAN-9 answers a failure, and never throws, when the provider is not reached', async () => {
      const { cards, type, awaitBank, breakConnection } = await makeWorld();
      await type('good');
      const secret = await awaitBank('confirms');
      await breakConnection();
      const unreached = { ok: false, failure: 'collector-unavailable' };
      expect(await cards.collect(null)).toEqual(unreached);
      expect(await cards.confirm(secret)).toEqual(unreached);
    });
  });
}
