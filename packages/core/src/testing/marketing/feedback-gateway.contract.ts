import { describe, expect, it } from 'vitest';
import type { FeedbackGateway } from '../../marketing/feedback-gateway.port.ts';
import type { Feedback } from '../../marketing/feedback.policy.ts';

/** One signed-in user, and access to the feedback received. */
export type FeedbackWorld = {
  readonly feedback: FeedbackGateway;
  received(): Promise<readonly Feedback[]>;
  /** Ends the session. */
  endSession(): Promise<void>;
};

const KEYS = ['0b1c8a52-8a54-4d6f-9f0e-0d3a9a1f4c11', '0b1c8a52-8a54-4d6f-9f0e-0d3a9a1f4c12'] as const;

/** Contract suite for `FeedbackGateway`. Runs on the fake and on every real adapter. */
export function feedbackGatewayContract(name: string, makeWorld: () => Promise<FeedbackWorld>): void {
  describe(`${name} fulfills the contract of FeedbackGateway`, () => {
    it('API-4 delivers feedback whole', async () => {
      const { feedback, received } = await makeWorld();
      const full = { details: 'The map is late.\n“Very” late.', source: 'report', reportNumber: 'R-1001' };
      const bare = { details: 'Fine.', source: null, reportNumber: null };
      expect(await feedback.send(full, KEYS[0])).toMatchObject({ ok: true });
      expect(await feedback.send(bare, KEYS[1])).toMatchObject({ ok: true });
      expect(await received()).toEqual([full, bare]);
    });

    it('API-4 delivers once what is sent again with its key', async () => {
      const { feedback, received } = await makeWorld();
      const bare = { details: 'Fine.', source: null, reportNumber: null };
      for (const key of [KEYS[0], KEYS[0], KEYS[1]]) {
        expect(await feedback.send(bare, key)).toMatchObject({ ok: true });
      }
      expect(await received()).toEqual([bare, bare]);
    });

    it('API-4 delivers nothing for a session that is over', async () => {
      const { feedback, received, endSession } = await makeWorld();
      await endSession();
      const sent = await feedback.send({ details: 'Fine.', source: null, reportNumber: null }, KEYS[0]);
      expect(sent).toEqual({ ok: false, failure: 'signed-out' });
      expect(await received()).toEqual([]);
    });
  });
}
