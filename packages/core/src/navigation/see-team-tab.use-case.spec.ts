import { describe, expect, it } from 'vitest';
import { FakeAccount } from '../testing/profile/fake-account.ts';
import { FakeProfileEditor } from '../testing/profile/fake-profile-editor.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { FakeFailureLog } from '../testing/shared/fake-failure-log.ts';
import { SeeTeamTab } from './see-team-tab.use-case.ts';

const lacking = { allowTeamAccess: false };

function setUp(flagTeamNotificationSeen: boolean) {
  const account = new FakeAccount(aProfile({ flagTeamNotificationSeen }));
  const log = new FakeFailureLog();
  return { account, log, see: new SeeTeamTab(new FakeProfileEditor(account), log) };
}

describe('a click on the Team tab', () => {
  it('HDR-12 sets the flag if it is unseen and the plan lacks team access', async () => {
    const { account, see } = setUp(false);
    expect(await see.run({ seen: false, limits: lacking })).toBe(true);
    expect(account.profile.flagTeamNotificationSeen).toBe(true);
  });

  it('HDR-12 leaves the flag where the plan has team access, or it is set already', async () => {
    const { account, see } = setUp(false);
    expect(await see.run({ seen: false, limits: { allowTeamAccess: true } })).toBe(false);
    expect(await see.run({ seen: true, limits: lacking })).toBe(true);
    expect(account.profile.flagTeamNotificationSeen).toBe(false);
  });

  it('START-10 HDR-12 only logs that the flag could not be saved', async () => {
    const { account, log, see } = setUp(false);
    account.failure = 'signed-out';
    expect(await see.run({ seen: false, limits: lacking })).toBe(false);
    expect(log.noted).toEqual([{ failure: 'team-notified-flag-not-saved', why: 'signed-out' }]);
  });
});
