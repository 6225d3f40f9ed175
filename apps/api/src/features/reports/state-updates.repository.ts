import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange, callerStatement } from '../../db/caller-statement.ts';

const NEWEST = callerStatement('newest', 'select max(changed_at) as "changedAt" from code_updates');

export async function findNewestUpdate(db: CallerDb): Promise<Date | null> {
  const [newest] = await db.rows<{ readonly changedAt: Date | null }>(NEWEST, []);
  return newest?.changedAt ?? null;
}

const OF_STATES = callerStatement(
  'of-states',
  `select asked.state, (
     select max(known.changed_at) from code_updates known
     where known.state = asked.state and known.level = any($3::text[])) as "changedAt"
   from unnest($2::text[]) asked(state)`,
);

type StateUpdate = { readonly state: string; readonly changedAt: Date | null };

const LEVELS = { state: ['state'], local: ['place', 'cousub', 'county'] } as const;

/** The newest change of a state's own codes, or of those of its counties and municipalities. */
export function findUpdatesOf(
  db: CallerDb,
  states: readonly string[],
  whose: keyof typeof LEVELS,
): Promise<StateUpdate[]> {
  return db.rows<StateUpdate>(OF_STATES, [states, LEVELS[whose]]);
}

const SUBSCRIBED = callerStatement(
  'subscribed',
  'select held.states from subscribed_states held where held.person_id = caller.id',
);

type Subscribed = { readonly states: readonly string[] };

export async function findSubscribed(db: CallerDb): Promise<readonly string[]> {
  const [held] = await db.rows<Subscribed>(SUBSCRIBED, []);
  return held?.states ?? [];
}

const SUBSCRIBE = callerChange(
  'subscribe',
  `insert into subscribed_states (person_id, states)
   select caller.id, array(select distinct told.state from unnest($2::text[]) told(state) order by told.state) from caller
   on conflict (person_id) do update set states = excluded.states, since = now()
   returning subscribed_states.states`,
);

/** Returns the stored list. */
export async function replaceSubscribed(db: CallerDb, states: readonly string[]): Promise<readonly string[]> {
  const [held] = await db.rows<Subscribed>(SUBSCRIBE, [states]);
  if (!held) throw new Error('states were told and not kept');
  return held.states;
}
