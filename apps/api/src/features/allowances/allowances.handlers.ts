import { CALCULATION_ALLOCATION, leftOfAllocation } from '@ridgeline/core';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';
import { personIdOf } from '../../db/object-references.ts';
import { answer, type Handlers } from '../../http/operations.ts';

type Used = { readonly quick_view: number; readonly code_detail: number; readonly weather: number };

/** What the projects of this month include, of the caller or of the teammate that is asked for. */
const USED = callerStatement(
  'used',
  `select count(*)::int as quick_view,
     (count(*) filter (where 'code-detail' = any(project.includes)))::int as code_detail,
     (count(*) filter (where 'weather' = any(project.includes)))::int as weather
   from projects project
   where project.owner_id = coalesce($2::uuid, caller.id)
     and project.created_at >= date_trunc('month', now() at time zone 'UTC') at time zone 'UTC'`,
);

/** PLAN-5: the specification's own figures, until plans are kept. */
const ALLOCATION: Used = {
  quick_view: CALCULATION_ALLOCATION.jurisdiction,
  code_detail: CALCULATION_ALLOCATION.codeDetail,
  weather: CALCULATION_ALLOCATION.weather,
};

// ENT-4
export const allowanceHandlers: Pick<Handlers, 'getLimits' | 'getBlocked'> = {
  async getLimits({ query: { userId }, db }) {
    const used = await usedBy(db, userId);
    return answer(200, {
      quick_view: allowanceOf(used, 'quick_view'),
      code_detail: allowanceOf(used, 'code_detail'),
      weather: allowanceOf(used, 'weather'),
    });
  },

  async getBlocked({ query: { reason }, db }) {
    const { available } = allowanceOf(await usedBy(db, undefined), reason);
    return answer(200, { reason, blocked: available === 0 });
  },
};

async function usedBy(db: CallerDb, userId: string | undefined): Promise<Used> {
  const [used] = await db.rows<Used>(USED, [userId === undefined ? null : personIdOf(userId)]);
  if (!used) throw new Error('a count without a row');
  return used;
}

function allowanceOf(used: Used, kind: keyof Used) {
  const allocation = ALLOCATION[kind];
  return { allocation, available: leftOfAllocation({ allocation, used: used[kind] }, { expired: false }) };
}
