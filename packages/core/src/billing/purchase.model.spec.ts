import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { purchaseCommands, startPurchasing } from '../testing/billing/purchase.commands.ts';

describe('buying as a person does', () => {
  it('PLAN-9 START-7 is as its model, whatever cards, banks, prices and lines do, and charges each purchase once', async () => {
    await fc.assert(
      fc.asyncProperty(purchaseCommands(), async (commands) => {
        const { model, real } = startPurchasing();
        await fc.asyncModelRun(() => ({ model, real }), commands);
        const { charges } = real.world.server;
        expect(charges.length).toBeLessThanOrEqual(model.flows);
        const { step } = real.flow.purchase;
        if (step.is === 'paid') expect(step.receipt).toBe(charges.at(-1));
      }),
      { numRuns: 400 },
    );
  });
});
