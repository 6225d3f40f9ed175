import { parseApiKeyName } from '@ridgeline/core/integrations';
import { pathTo } from '@ridgeline/core/routes';
import type { Locale } from '@ridgeline/core/shared';
import { aPlan } from '@ridgeline/core/testing/plans';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Component } from '../../routes/screens/integrations.route.ts';
import { settled } from '../../testing/gate.ts';
import { aStage, button, leadsTo } from '../../testing/screen-stage.tsx';

afterEach(cleanup);

const plan = aPlan({ isExpired: false });

async function opened(change: Partial<typeof plan> = {}, locale: Locale = 'en') {
  const stage = aStage(pathTo('integrations'), { locale });
  await stage.signIn({ subscriptions: [{ ...plan, ...change }] });
  for (const name of ['crm', 'estimate-sync']) {
    const parsed = parseApiKeyName(name);
    if (parsed.ok) await stage.apiKeys.create(parsed.value);
  }
  return stage;
}

describe('the list of integrations', () => {
  it('API-5 shows each with its page and whether it is connected, the user’s own software first', async () => {
    const stage = await opened();
    await stage.show(Component);
    expect(leadsTo('Your own software')).toBe('/integrations/own-systems');
    expect(leadsTo('Estimate Sync')).toBe('/integrations/estimate-sync');
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toContain('1 key');
    expect(rows[1]).toContain('Connected');
    expect(screen.queryByText('Integrations are not part of your plan')).toBeNull();
  });

  it('API-5 describes each in the user’s language', async () => {
    const stage = await opened({}, 'es');
    await stage.show(Component);
    const [, listed] = screen.getAllByRole('listitem');
    expect(listed?.textContent).toContain('Envía cada informe terminado');
  });

  it('HDR-12 offers plans that include integrations to whoever has none', async () => {
    const stage = await opened({ limits: { ...plan.limits, allowIntegrationAccess: false } });
    await stage.show(Component);
    expect(screen.getByText('Integrations are not part of your plan')).toBeDefined();
    expect(leadsTo('Your own software')).toBe('/integrations/own-systems');
  });

  it('START-5 ends a session that the API refuses', async () => {
    const stage = await opened();
    stage.integrations.refuseWith('signed-out');
    await stage.show(Component);
    expect(stage.session.session).toEqual({ is: 'signed-out', expired: true });
  });

  it('API-5 says that nothing was loaded, and tries again', async () => {
    const stage = await opened();
    stage.integrations.refuseWith('unavailable');
    await stage.show(Component);
    expect(screen.getByText('Integrations could not be loaded')).toBeDefined();
    stage.integrations.refuseWith(null);
    await settled(() => stage.user.click(button('Try again')));
    expect(leadsTo('Estimate Sync')).toBe('/integrations/estimate-sync');
  });
});
