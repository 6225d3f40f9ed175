import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fail, ok, type Result } from '../shared/result.ts';
import { anIdentity } from '../testing/session/session.builder.ts';
import type { SignedInIdentity } from './identity.port.ts';
import { initialLogin, nextLogin } from './login.machine.ts';
import type { SignInFailure } from './sign-in-failure.policy.ts';

const refused = fail({ code: 'incorrect-password' } as const);

describe('a login', () => {
  it('AUTH-2 is requested, then logged in or failed', () => {
    expect(initialLogin).toEqual({ attempts: 0, step: { is: 'idle' } });
    const asked = nextLogin(initialLogin, { type: 'asked' });
    expect(asked).toEqual({ attempts: 1, step: { is: 'requested' } });
    expect(nextLogin(asked, { type: 'answered', attempt: 1, answer: ok(anIdentity()) })).toEqual({
      attempts: 1,
      step: { is: 'logged-in', identity: anIdentity() },
    });
    expect(nextLogin(asked, { type: 'answered', attempt: 1, answer: refused })).toEqual({
      attempts: 1,
      step: { is: 'failed', failure: { code: 'incorrect-password' } },
    });
  });

  it('AUTH-2 takes an answer once, and none after a reset', () => {
    const failed = nextLogin(nextLogin(initialLogin, { type: 'asked' }), {
      type: 'answered',
      attempt: 1,
      answer: refused,
    });
    expect(nextLogin(failed, { type: 'answered', attempt: 1, answer: ok(anIdentity()) })).toBe(failed);
    const reset = nextLogin(nextLogin(initialLogin, { type: 'asked' }), { type: 'reset' });
    expect(reset.step).toEqual({ is: 'idle' });
    expect(nextLogin(reset, { type: 'answered', attempt: 1, answer: ok(anIdentity()) })).toBe(reset);
  });

  it('AUTH-2 shows the answer to the newest attempt, whatever order the answers come in', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.scheduler(),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 6 }),
        async (s, outcomes) => {
          let login = initialLogin;

          async function attempt(at: number, good: boolean): Promise<void> {
            login = nextLogin(login, { type: 'asked' });
            const { attempts } = login;
            const answer = await s.schedule(Promise.resolve(good ? signedIn(at) : refused));
            login = nextLogin(login, { type: 'answered', attempt: attempts, answer });
          }

          const underWay = outcomes.map((good, at) => attempt(at, good));
          await s.waitIdle();
          await Promise.all(underWay);
          const last = outcomes.length - 1;
          expect(login.step).toEqual(
            outcomes[last]
              ? { is: 'logged-in', identity: anIdentity({ userId: String(last) }) }
              : { is: 'failed', failure: refused.failure },
          );
        },
      ),
    );
  });
});

function signedIn(at: number): Result<SignedInIdentity, SignInFailure> {
  return ok(anIdentity({ userId: String(at) }));
}
