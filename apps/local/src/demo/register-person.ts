import type { Pool } from 'pg';
import type { Account } from '../identity/store/account.ts';
import type { FederationProvider } from '../federation/providers.ts';

const SIGNS_IN_BY = { google: 'google', apple: 'apple', microsoft: 'microsoft', saml: 'sso' } as const;

/** Like a real pool's trigger after a first sign-in by a provider: registers the person with the API. */
export function personRegistrar(pool: Pool) {
  return async ({ sub, attributes }: Account, { kind }: FederationProvider): Promise<void> => {
    await pool.query(
      `with begun as (
         insert into people (id, email, given_name, family_name, signs_in_by) values ($1, $2, $3, $4, $5)
         on conflict do nothing returning id)
       insert into subscriptions (person_id, sku, platform, ends_at)
       select begun.id, plan.sku, 'web', now() + plan.free_period_ms * interval '1 millisecond'
       from begun, plans plan where plan.sku = 'plan_trial'`,
      [
        sub,
        attributes['email'],
        attributes['given_name'] ?? '',
        attributes['family_name'] ?? '',
        SIGNS_IN_BY[kind],
      ],
    );
  };
}
