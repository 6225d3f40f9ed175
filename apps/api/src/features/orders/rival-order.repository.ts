import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { couponGivenBack } from './coupon-uses.ts';

/** Another open order with the same sequence number of the plan purchase. */
export type RivalOrder = {
  readonly id: string;
  readonly standing: 'pending' | 'waiting';
  readonly paymentId: string | null;
  /** The coupon whose use is given back with the order. */
  readonly couponId: string | null;
  /** Who ordered: an earlier owner of the team, for one. */
  readonly buyer: { readonly id: string; readonly email: string };
  /** Its process ended before the provider's answer was stored, or the answer was lost. */
  readonly isLeft: boolean;
};

/** Much longer than a provider takes to answer. */
const LEFT_AFTER = '10 minutes';

/** The arguments are SQL: the holder and number of the plan purchase, the person, and the key. */
export const openRivalJson = (of: Readonly<Record<'holder' | 'turn' | 'person' | 'key', string>>) => `(
  select json_build_object('id', rival.id, 'standing', rival.standing, 'paymentId', rival.payment_id,
    'couponId', case when rival.takes_over is null then rival.coupon_id end,
    'buyer', (select json_build_object('id', buyer.id, 'email', buyer.email) from people buyer where buyer.id = rival.person_id),
    'isLeft', rival.standing = 'pending' and rival.created_at < now() - interval '${LEFT_AFTER}')
  from orders rival
  where rival.holder = ${of.holder} and rival.turn = ${of.turn} and rival.standing in ('pending', 'waiting')
    and not (rival.person_id = ${of.person} and rival.key is not distinct from ${of.key}))`;

const END = callerChange(
  'end-rival',
  {
    declined: `update orders rival set standing = 'declined', decline_reason = 'processing-error', secret = null from caller
      where rival.id = $2::uuid and rival.standing = $3
        and rival.holder = case when caller.owns_team then caller.team_id else caller.id end
      returning rival.*`,
    returned: 'select declined.* from declined where declined.takes_over is null',
    ...couponGivenBack('returned'),
  },
  'select id from declined',
);

/** Does nothing if the order has changed in the meantime. */
export async function endRival(db: CallerDb, { id, standing }: RivalOrder): Promise<void> {
  await db.rows(END, [id, standing]);
}
