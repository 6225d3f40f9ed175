import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { describe, expect, it } from 'vitest';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import { DialogStore } from './dialogs.store.ts';

function setUp() {
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const navigation = new FakeNavigation('/dashboard');
  const page = new FakePage();
  return { timer, navigation, page, dialogs: new DialogStore(clock, timer, navigation, page) };
}

const content = { title: 'Plan', buttons: [] };

describe('the stack of dialogs', () => {
  it('NOTE-3 shows the one that was opened last, and the one below it once that is closed', () => {
    const { dialogs } = setUp();
    expect(dialogs.top).toBeNull();
    dialogs.open('alert', { ...content, title: 'first' });
    dialogs.open('trial-ended', { ...content, title: 'second' });
    expect(dialogs.top).toMatchObject({ kind: 'trial-ended', content: { title: 'second' } });
    dialogs.close();
    expect(dialogs.top).toMatchObject({ kind: 'alert', content: { title: 'first' } });
    dialogs.answer({ label: 'Cancel', path: null });
    expect(dialogs.top).toBeNull();
  });

  it('NOTE-3 goes where a button leads 200 ms after the dialog closed, and not before', async () => {
    const { dialogs, navigation, timer } = setUp();
    dialogs.open('alert', content);
    dialogs.answer({ label: 'Explore Plans', path: '/plans' });
    expect(dialogs.top).toBeNull();
    await timer.advance(199);
    expect(navigation.address).toBe('/dashboard');
    await timer.advance(1);
    expect(navigation.address).toBe('/plans');
  });

  it('NOTE-3 opens a secure page of another site, and never follows anything else', async () => {
    const { dialogs, navigation, page, timer } = setUp();
    for (const path of ['https://pricing.example', '//elsewhere.example', 'javascript:alert(1)']) {
      dialogs.open('error', content);
      dialogs.answer({ label: 'Go', path });
      await timer.advance(200);
    }
    expect(page.opened).toEqual(['https://pricing.example']);
    expect(navigation.address).toBe('/dashboard');
  });

  it('START-3 forgets what is open, and where it would have led', async () => {
    const { dialogs, navigation, timer } = setUp();
    dialogs.open('alert', content);
    dialogs.open('error', content);
    dialogs.answer({ label: 'Explore Plans', path: '/plans' });
    dialogs.clear();
    await timer.advance(200);
    expect([dialogs.top, navigation.address]).toEqual([null, '/dashboard']);
  });
});
