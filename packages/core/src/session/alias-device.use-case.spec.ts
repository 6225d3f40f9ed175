import { describe, expect, it } from 'vitest';
import { FakeDeviceAliases } from '../testing/session/fake-device-aliases.ts';
import { FakeUniqueIds } from '../testing/session/fake-unique-ids.ts';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import { AliasDevice } from './alias-device.use-case.ts';
import { IdentifyDevice } from './identify-device.use-case.ts';

function setUp() {
  const preferences = new FakePreferences();
  const aliases = new FakeDeviceAliases();
  const identify = new IdentifyDevice(preferences, new FakeUniqueIds());
  return {
    preferences,
    aliases,
    device: identify.run(),
    alias: new AliasDevice(identify, aliases, preferences),
  };
}

describe('the id of a device', () => {
  it('START-4 is added to its user, once', async () => {
    const { alias, aliases, device } = setUp();
    expect(await alias.run('ada')).toEqual({ added: true });
    expect(await alias.run('ada')).toEqual({ added: false, why: 'known-already' });
    expect(aliases.added).toEqual([device]);
  });

  it('START-4 is added to each user of the browser', async () => {
    const { alias, aliases, device } = setUp();
    await alias.run('ada');
    await alias.run('grace');
    expect(aliases.added).toEqual([device, device]);
  });

  it('START-4 is added later where it could not be', async () => {
    const { alias, aliases } = setUp();
    aliases.failure = 'unavailable';
    expect(await alias.run('ada')).toEqual({ added: false, why: 'unavailable' });
    aliases.failure = null;
    expect(await alias.run('ada')).toEqual({ added: true });
  });

  it('START-3 is another one after a reset', async () => {
    const { alias, aliases, preferences } = setUp();
    await alias.run('ada');
    preferences.empty('local');
    await alias.run('ada');
    expect(new Set(aliases.added).size).toBe(2);
  });
});
