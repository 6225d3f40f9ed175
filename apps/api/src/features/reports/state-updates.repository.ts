import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';

const NEWEST = callerStatement('newest', 'select max(changed_at) as "changedAt" from code_updates');

export async function findNewestUpdate(db: CallerDb): Promise<Date | null> {
  const [newest] = await db.rows<{ readonly changedAt: Date | null }>(NEWEST, []);
  return newest?.changedAt ?? null;
}

const OF_STATES = callerStatement(
  'of-states',
  `select asked.state, known.changed_at as "changedAt" from unnest($2::text[]) asked(state)
   left join code_updates known on known.state = asked.state`,
);

type StateUpdate = { readonly state: string; readonly changedAt: Date | null };

export function findUpdatesOf(db: CallerDb, states: readonly string[]): Promise<StateUpdate[]> {
  return db.rows<StateUpdate>(OF_STATES, [states]);
}

const SUBSCRIBED = callerStatement(
  'subscribed',
  'select held.state from state_subscriptions held where held.person_id = caller.id order by held.state',
);

export async function findSubscribed(db: CallerDb): Promise<string[]> {
  return (await db.rows<{ readonly state: string }>(SUBSCRIBED, [])).map(({ state }) => state);
}

const SUBSCRIBE = callerChange(
  'subscribe',
  {
    gone: `delete from state_subscriptions using caller
      where state_subscriptions.person_id = caller.id and state_subscriptions.state <> all ($2::text[])`,
    added: `insert into state_subscriptions (person_id, state)
      select distinct caller.id, told.state from caller, unnest($2::text[]) told(state) on conflict do nothing`,
  },
  'select distinct told.state from unnest($2::text[]) told(state) order by told.state',
);

/** As they are kept from now on. */
export async function replaceSubscribed(db: CallerDb, states: readonly string[]): Promise<string[]> {
  return (await db.rows<{ readonly state: string }>(SUBSCRIBE, [states])).map(({ state }) => state);
}
