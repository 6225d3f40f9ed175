import { StoreVerifiedEmail } from '@ridgeline/core/profile';
import { FakeVerifiedEmailGateway } from '@ridgeline/core/testing/profile';
import { when } from 'mobx';
import { describe, expect, it } from 'vitest';
import { ada, aSession } from '../testing/visitors.ts';
import { EmailKeeper } from './email-keeper.ts';

function setUp(profileEmail: string) {
  const { session, profiles } = aSession();
  profiles.account.change({ email: profileEmail });
  const gateway = new FakeVerifiedEmailGateway(profiles.account, () => ada.email);
  return {
    session,
    gateway,
    keeper: new EmailKeeper(session, profiles, new StoreVerifiedEmail(gateway)),
  };
}

describe('the keeper of the email', () => {
  it('PROF-9 stores what the API missed, once in a visit, and shows it', async () => {
    const { session, gateway, keeper } = setUp('ada.before@example.com');
    const stop = keeper.keep();
    await session.signIn(ada);
    await when(() => session.profile?.email === ada.email);
    stop();
    expect(gateway.stores).toBe(1);
  });

  it('PROF-9 has nothing to do where both agree', async () => {
    const { session, gateway, keeper } = setUp(ada.email);
    await session.signIn(ada);
    keeper.keep()();
    expect(gateway.stores).toBe(0);
  });
});
