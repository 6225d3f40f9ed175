import { BrowserPreferences, SystemClock } from '@ridgeline/adapters/browser';
import { apiClient, HttpPlanGateway } from '@ridgeline/adapters/http';
import { PausePlan } from '@ridgeline/core/plans';
import type { Preferences } from '@ridgeline/core/shared';

/** The adapters behind another frontend. */
export function pausePlan(baseUrl: string, token: string): PausePlan {
  const client = apiClient({ baseUrl, tokens: { accessToken: async () => token } });
  return new PausePlan(new HttpPlanGateway(client), new SystemClock());
}

export function preferences(): Preferences {
  return new BrowserPreferences({
    local: localStorage,
    session: sessionStorage,
    document,
    isSecure: location.protocol === 'https:',
  });
}
