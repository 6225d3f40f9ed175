import { describe, expect, it } from 'vitest';
import { aNotice } from '../testing/profile/notice.builder.ts';
import { FakeProfileGateway } from '../testing/profile/fake-profile-gateway.ts';
import { aProfile } from '../testing/profile/profile.builder.ts';
import { LoadNotices } from './load-notices.use-case.ts';

describe('loading notices', () => {
  it('NOTE-1 they come with the profile', async () => {
    const profiles = new FakeProfileGateway();
    profiles.account.change({ notices: [aNotice()] });
    expect(await new LoadNotices(profiles).run()).toEqual({ ok: true, value: [aNotice()] });
  });

  it('NOTE-1 a profile without any has none', async () => {
    const profiles = new FakeProfileGateway();
    const { notices: _, ...without } = aProfile();
    profiles.account.profile = without;
    expect(await new LoadNotices(profiles).run()).toEqual({ ok: true, value: [] });
  });

  it('NOTE-1 or it says why not', async () => {
    const profiles = new FakeProfileGateway();
    profiles.failWith('unavailable');
    expect(await new LoadNotices(profiles).run()).toEqual({ ok: false, failure: 'unavailable' });
  });
});
