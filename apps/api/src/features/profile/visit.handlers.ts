import { callerChange } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';

const ALIAS = callerChange(
  'alias',
  'insert into person_aliases (person_id, alias) select caller.id, $2 from caller on conflict do nothing',
  'select 1 as kept',
);

const UTM = callerChange(
  'utm',
  `update people set utm = $2, utm_updated_at = now() from caller where people.id = caller.id
   returning people.utm_updated_at as "utmUpdatedAt"`,
);

/** Where a person came from, and who they were before they signed in. */
export const visitHandlers: Pick<Handlers, 'aliasProfile' | 'saveUtm'> = {
  async aliasProfile({ body: { alias }, db }) {
    await db.rows(ALIAS, [alias]);
    return answer(204, undefined);
  },

  // API-3
  async saveUtm({ body: { utm_parameters }, db }) {
    const [saved] = await db.rows<{ readonly utmUpdatedAt: Date }>(UTM, [utm_parameters]);
    if (!saved) throw new Error('utm data was taken and not kept');
    return answer(200, { utm_updated_at: saved.utmUpdatedAt.toISOString() });
  },
};
