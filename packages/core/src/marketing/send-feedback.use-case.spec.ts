import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeFeedbackGateway } from '../testing/marketing/fake-feedback-gateway.ts';
import { parseFeedback } from './feedback.policy.ts';
import { SendFeedback } from './send-feedback.use-case.ts';

describe('sending feedback', () => {
  it('API-4 NAV-4 sends it with the source and report number of the address', async () => {
    const gateway = new FakeFeedbackGateway();
    const send = new SendFeedback(gateway);
    expect(await send.run(' Great. ', { source: 'report', reportNumber: ' R-1 ' }, 'key-1')).toMatchObject({
      ok: true,
    });
    expect(await send.run('Fine.', { source: ' ' }, 'key-2')).toMatchObject({ ok: true });
    expect(gateway.sent).toEqual([
      { details: 'Great.', source: 'report', reportNumber: 'R-1' },
      { details: 'Fine.', source: null, reportNumber: null },
    ]);
  });

  it.each(['', ' ', null, 7])('API-4 VAL-1 does not send %j', async (details) => {
    const gateway = new FakeFeedbackGateway();
    expect(await new SendFeedback(gateway).run(details, {}, 'key-1')).toEqual({
      ok: false,
      failure: 'required-field',
    });
    expect(gateway.sent).toEqual([]);
  });

  it('API-4 says why it could not', async () => {
    const gateway = new FakeFeedbackGateway();
    gateway.failure = 'unavailable';
    expect(await new SendFeedback(gateway).run('Fine.', {}, 'key-1')).toEqual({
      ok: false,
      failure: 'unavailable',
    });
  });

  it('API-4 anything is judged', () => {
    fc.assert(
      fc.property(fc.anything(), (details) => {
        const feedback = parseFeedback(details, {});
        expect(feedback.ok).toBe(typeof details === 'string' && details.trim() !== '');
      }),
    );
  });
});
