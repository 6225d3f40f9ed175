import type { Profile } from '@ridgeline/core/profile';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, button, isOff, leadsTo, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/accept-terms.route.ts';

afterEach(cleanup);

const newcomer: Partial<Profile> = { acceptedTosAt: null };

async function setUp(change: Partial<Profile> = newcomer, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage('/accept-terms-of-service?wanted=%2Ftools', options);
  await stage.signIn(change);
  await stage.show(Component);
  return stage;
}

describe('the screen of the terms', () => {
  it('AUTH-14 shows the papers, whom it asks, and both answers', async () => {
    await setUp();
    expect(document.title).toBe('Terms of service · Ridgeline');
    expect(screen.getByRole('heading', { level: 1, name: 'Terms of service' })).toBeDefined();
    expect(leadsTo(/^Terms of service/)).toBe('https://www.example.com/terms');
    expect(leadsTo(/^Privacy policy/)).toBe('https://www.example.com/privacy');
    expect(screen.getByText('Signed in as ada@example.com')).toBeDefined();
    expect([isOff(button('Accept and continue')), isOff(button('Decline and sign out'))]).toEqual([
      false,
      false,
    ]);
  });

  it('HDR-11 names the papers without a link until it is known where they stand', async () => {
    const { configuration, show, session } = aStage('/accept-terms-of-service');
    configuration.place = null;
    await show(Component);
    expect([session.session.is, screen.queryAllByRole('link')]).toEqual(['starting', []]);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Terms of serviceWhat you can expect from us, and what we expect from you.',
      'Privacy policyWhat data we keep about you, why, and for how long.',
    ]);
  });

  it('AUTH-14 NAV-9 goes on to the introduction once they are accepted', async () => {
    const { user, session, navigation } = await setUp();
    await user.click(button('Accept and continue'));
    expect(navigation.entries.map(({ address }) => address)).toEqual(['/introduce-yourself?wanted=%2Ftools']);
    expect(session.session).toMatchObject({ termsAccepted: true });
  });

  it('AUTH-14 waits while it is written down, and cannot be declined meanwhile', async () => {
    const { user, terms, navigation } = await setUp();
    const gate = new Gate();
    terms.accept = gate.before(terms.accept.bind(terms));
    await user.click(button('Accept and continue'));
    expect(waits()).toEqual(['Saving']);
    expect(isOff(button('Decline and sign out'))).toBe(true);
    await gate.open();
    expect(navigation.address).toContain('/introduce-yourself');
  });

  it('AUTH-14 says that it failed, and asks again', async () => {
    const { user, profiles, navigation } = await setUp();
    profiles.account.failure = 'unavailable';
    await user.click(button('Accept and continue'));
    expect(alerts()).toEqual(['Something went wrong. Please try again later.']);
    profiles.account.failure = null;
    await user.click(button('Accept and continue'));
    expect([alerts(), navigation.address]).toEqual([[], '/introduce-yourself?wanted=%2Ftools']);
  });

  it('AUTH-14 tells a person whose email another account has how to sign in to that one', async () => {
    const { user, terms, session } = await setUp();
    terms.isEmailInUse = true;
    await user.click(button('Accept and continue'));
    expect(alerts()).toEqual([
      'Another account has this email. Sign out and sign in as you did before: with Google, Apple, Microsoft or your company.',
    ]);
    await user.click(button('Decline and sign out'));
    expect(session.session.is).toBe('signed-out');
  });

  it('AUTH-14 signs out a person who declines', async () => {
    const { user, session, profiles } = await setUp();
    await user.click(button('Decline and sign out'));
    expect([session.session.is, profiles.account.profile.acceptedTosAt]).toEqual(['signed-out', null]);
  });

  it('AUTH-14 does not ask again after accepting, and continues', async () => {
    await setUp({});
    expect(screen.getByText('You have accepted the terms of service.')).toBeDefined();
    expect(leadsTo('Continue')).toBe('/tools');
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText(/^Signed in as/)).toBeNull();
  });

  it('AUTH-14 START-6 in Spanish', async () => {
    const { user, profiles, session } = await setUp(newcomer, { locale: 'es' });
    expect(screen.getByText('Sesión iniciada como ada@example.com')).toBeDefined();
    expect(leadsTo(/^Política de privacidad\s*se abre en otra pestaña$/)).not.toBeNull();
    profiles.account.failure = 'signed-out';
    await user.click(button('Aceptar y continuar'));
    expect([alerts(), session.session.is]).toEqual([
      ['No hay usuario actual o la sesión expiró'],
      'signed-out',
    ]);
  });
});
