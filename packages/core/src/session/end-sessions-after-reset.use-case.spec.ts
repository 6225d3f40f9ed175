import { describe, expect, it } from 'vitest';
import type { Email } from '../shared/email.policy.ts';
import { FakeAccountEndGateway } from '../testing/profile/fake-account-end-gateway.ts';
import { FakePasswordRecovery } from '../testing/session/fake-password-recovery.ts';
import { anIdentity } from '../testing/session/session.builder.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { EndSessionsAfterReset } from './end-sessions-after-reset.use-case.ts';
import { SetNewPassword } from './password/set-new-password.use-case.ts';

const email = 'ada@example.com' as Email;

async function setUp() {
  const recovery = new FakePasswordRecovery();
  recovery.identity.register({ email, password: 'Correct-1', userId: 'ada' });
  await recovery.sendCode(email);
  const preferences = new FakePreferences();
  const ends = new FakeAccountEndGateway();
  const setPassword = new SetNewPassword(recovery, preferences);
  const code = recovery.outbox.codeSentTo(email) ?? '';
  const reset = (given = code) => setPassword.run({ email, code: given, password: 'Another-2' });
  return { reset, ends, preferences, endSessions: new EndSessionsAfterReset(preferences, ends) };
}

describe('the other sessions after a password reset', () => {
  it('PROF-7 AUTH-10 end at the next start of a session with that email, once', async () => {
    const { reset, ends, endSessions } = await setUp();
    await reset();
    expect(ends.othersGoOn).toBe(true);
    await endSessions.run(anIdentity({ email: 'Ada@Example.com' }));
    expect([ends.othersGoOn, ends.knowsOfPasswordChange]).toEqual([false, true]);
    ends.othersGoOn = true;
    await endSessions.run(anIdentity({ email }));
    expect(ends.othersGoOn, 'a device that signed in since then').toBe(true);
  });

  it('PROF-7 AUTH-10 end at a later start if the API could not be reached', async () => {
    const { reset, ends, endSessions } = await setUp();
    await reset();
    ends.account.failure = 'unavailable';
    await endSessions.run(anIdentity({ email }));
    ends.account.failure = null;
    await endSessions.run(anIdentity({ email }));
    expect(ends.othersGoOn).toBe(false);
  });

  it('PROF-7 AUTH-10 go on if another user signs in, or the reset was refused', async () => {
    const another = await setUp();
    await another.reset();
    await another.endSessions.run(anIdentity({ email: 'nell@example.com' }));
    expect(another.ends.othersGoOn).toBe(true);

    const refused = await setUp();
    await refused.reset('999999');
    await refused.endSessions.run(anIdentity({ email }));
    expect(refused.ends.othersGoOn).toBe(true);
  });
});
