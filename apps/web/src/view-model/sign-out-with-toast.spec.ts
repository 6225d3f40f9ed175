import { describe, expect, it } from 'vitest';
import { asRead } from '../testing/as-read.ts';
import { Language } from '../language/language.store.ts';
import { ada, aSession } from '../testing/visitors.ts';
import { FakeNavigation } from '../testing/fake-navigation.ts';
import { FakePage } from '../testing/fake-page.ts';
import type { HeldNavigation } from './navigation.ts';
import { PendingSaves } from './pending-saves.ts';
import { ToastStore } from './toasts.store.ts';
import { SignOutWithToast } from './sign-out-with-toast.ts';

async function setUp(locale: 'en' | 'es' = 'en') {
  const world = aSession();
  const { session, state } = world;
  await session.signIn(ada);
  const toasts = new ToastStore();
  // As bound in `shell.module`.
  state.clear = async () => toasts.clear();
  const language = new Language({ getItem: () => null, setItem: () => {} }, [locale]);
  const pending = new PendingSaves(new FakePage());
  const connection = { waiting: 0, conflicts: 0 };
  const navigation = new FakeNavigation();
  const signOut = new SignOutWithToast({ session, toasts, language, navigation, pending, connection });
  return { ...world, toasts, navigation, pending, connection, signOut };
}

describe('signing out', () => {
  it.each([
    [
      'en',
      'You are signed out here, but we could not sign you out on your other devices. Sign in and try again.',
    ],
    [
      'es',
      'Cerró sesión aquí, pero no pudimos cerrarla en sus otros dispositivos. Inicie sesión e inténtelo de nuevo.',
    ],
  ] as const)('START-3 tells in %s, after all is forgotten, who is still signed in', async (locale, text) => {
    const { signOut, identity, session, toasts } = await setUp(locale);
    toasts.show({ tone: 'warn', text: () => 'of the visit' });
    identity.isAway = true;
    await signOut.run('everywhere');
    expect(session.session.is).toBe('signed-out');
    expect(toasts.takeAll().map(asRead)).toEqual([{ tone: 'warn', text }]);
  });

  it.each(['here', 'everywhere', undefined] as const)(
    'START-3 shows no message for one that reached %s',
    async (reach) => {
      const { signOut, identity, session, toasts } = await setUp();
      identity.isAway = reach !== 'everywhere';
      await signOut.run(reach);
      expect([session.session.is, toasts.waiting.map(asRead)]).toEqual(['signed-out', []]);
    },
  );

  it('ADR 52 says how many changes stay on this device to be sent', async () => {
    const { signOut, connection, toasts } = await setUp();
    connection.waiting = 1;
    connection.conflicts = 1;
    await signOut.run();
    expect(toasts.takeAll().map(asRead)).toEqual([
      { tone: 'warn', text: expect.stringMatching(/^2 changes were not sent/) },
    ]);
  });

  it('START-5 says nothing to whose session has ended', async () => {
    const { signOut, identity, session, toasts } = await setUp();
    identity.isAway = true;
    session.renewalRefused({ federated: true });
    await signOut.run('everywhere');
    expect([session.session.is, toasts.waiting.map(asRead)]).toEqual(['expired', []]);
  });

  it.each([
    ['proceed', 'signed-out'],
    ['stay', 'signed-in'],
  ] as const)('PROF-4 asks about unsaved changes first; to %s leaves one %s', async (answer, expected) => {
    const { signOut, navigation, session } = await setUp();
    const held: HeldNavigation[] = [];
    navigation.blockWhile(
      () => true,
      (one) => held.push(one),
    );
    const signedOut = signOut.run();
    expect([held.length, session.session.is]).toEqual([1, 'signed-in']);
    held[0]?.[answer]();
    await signedOut;
    expect(session.session.is).toBe(expected);
  });

  it('PROF-5 saves what waits before the session ends', async () => {
    const { signOut, session, pending } = await setUp();
    const seen: string[] = [];
    pending.add(async () => void seen.push(session.session.is));
    await signOut.run();
    expect([seen, session.session.is]).toEqual([['signed-in'], 'signed-out']);
  });
});
