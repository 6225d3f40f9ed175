import { callerChange } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';

// A trigger skips what is beyond the limit of a hundred, which is against clients that call in a loop.
const ALIAS = callerChange(
  'alias',
  {
    kept: `insert into person_aliases (person_id, alias) select caller.id, $2 from caller
      on conflict (person_id, alias) do update set alias = excluded.alias returning alias`,
  },
  'select alias from kept',
);

const UTM = callerChange(
  'utm',
  `update people set utm = $2, utm_updated_at = now() from caller where people.id = caller.id
   returning people.utm_updated_at as "utmUpdatedAt"`,
);

/** Where a person came from, and their ids before they signed in. */
export const visitHandlers: Pick<Handlers, 'aliasProfile' | 'saveUtm'> = {
  async aliasProfile({ body: { alias }, db }) {
    const kept = await db.rows(ALIAS, [alias]);
    return kept.length > 0 ? answer(204, undefined) : problem('too-many-aliases');
  },

  // API-3
  async saveUtm({ body: { utm_parameters }, db }) {
    const [saved] = await db.rows<{ readonly utmUpdatedAt: Date }>(UTM, [utm_parameters]);
    if (!saved) throw new Error('utm data was taken and not kept');
    return answer(200, { utm_updated_at: saved.utmUpdatedAt.toISOString() });
  },
};
