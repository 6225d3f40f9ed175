import type { Pool } from 'pg';
import type { StripeSandbox } from '../stripe/stripe-sandbox.ts';
import { demoPeople, demoPerson } from './people.ts';
import type { DemoPlan } from './plans.ts';
import { demoTeams } from './teams.ts';

/** The cards by which the plans of demo people are renewed. Who has or had a card gets none. */
export async function seedDemoCards(pool: Pool, stripe: StripeSandbox): Promise<void> {
  const { rows } = await pool.query<{ readonly id: string; readonly email: string }>(
    `select person.id, person.email from people person
     where person.id = any($1) and not exists (select from payment_customers known where known.person_id = person.id)`,
    [[...PAYERS.keys()]],
  );
  for (const { id, email } of rows) {
    const { customer, method } = await stripe.addCustomer({
      person: id,
      email,
      card: PAYERS.get(id) ?? 'visa',
    });
    const { brand, last4, exp_month, exp_year } = method.card;
    await pool.query(
      `with saved as (insert into cards (person_id, id, brand, last4, exp_month, exp_year) values ($1, $2, $3, $4, $5, $6)
         returning id)
       insert into payment_customers (person_id, provider_id, default_card) select $1, $7, saved.id from saved`,
      [id, method.id, brand, last4, exp_month, exp_year, customer.id],
    );
  }
}

const PAYERS: ReadonlyMap<string, DemoPlan['card']> = new Map(
  [
    ...demoPeople.flatMap(({ sub, plan }) => (plan === null ? [] : [{ sub, plan: plan as DemoPlan }])),
    ...demoTeams.flatMap(({ people: [owner], plan }) =>
      owner ? [{ sub: demoPerson(owner[0]).sub, plan }] : [],
    ),
  ].flatMap(({ sub, plan }) => (plan.price && plan.platform === 'web' ? [[sub, plan.card] as const] : [])),
);
