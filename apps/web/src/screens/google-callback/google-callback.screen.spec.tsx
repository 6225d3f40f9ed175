import { anIdentity } from '@ridgeline/core/testing/session';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Gate } from '../../testing/gate.ts';
import { alerts, aStage, leadsTo, waits } from '../../testing/screen-stage.tsx';
import { Component } from '../../routes/screens/google-callback.route.ts';

afterEach(cleanup);

function aCallback(query: string, options: Parameters<typeof aStage>[1] = {}) {
  const stage = aStage(`/auth/google/callback${query}`, options);
  stage.google.giveOut('code', anIdentity({ email: 'ada@example.com' }));
  stage.accounts.answer('ada@example.com', { status: 'google-account', message: '' });
  return stage;
}

describe("the screen that Google's own page leads back to", () => {
  it("AUTH-9 waits, and starts the user pool's sign-in for a Google account", async () => {
    const { show, google, federated } = aCallback('?code=code');
    const gate = new Gate();
    google.signIn = gate.before(google.signIn.bind(google));
    await show(Component);
    expect(waits()).toEqual(['Signing in']);
    await gate.open();
    expect(federated.asked).toMatchObject([{ kind: 'google' }]);
    expect(alerts()).toEqual([]);
  });

  it('AUTH-9 leads back to the sign-in where there is no code', async () => {
    const { show, navigation } = aCallback('');
    await show(Component);
    expect(navigation.address).toBe('/login');
  });

  it.each([
    ['en', /^Sign-in was not completed\s*We could not reach the sign-in service\./, 'Back to sign in'],
    [
      'es',
      /^El inicio de sesión no se completó\s*No pudimos conectar con el servicio/,
      'Volver a iniciar sesión',
    ],
  ] as const)('AUTH-9 says that the user pool could not be asked (%s)', async (locale, words, back) => {
    const { show, federated } = aCallback('?code=code', { locale });
    federated.failWith('unavailable');
    await show(Component);
    expect(alerts()[0]).toMatch(words);
    expect(leadsTo(back)).toBe('/login');
  });
});
