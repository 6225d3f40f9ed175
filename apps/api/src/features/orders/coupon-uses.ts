/**
 * Steps of a `callerChange` that count the use of a coupon, for everybody and for the person and team of the order. The
 * arguments name a step with `coupon_id`, `person_id` and `holder`. A use too many breaks a constraint of the counted row,
 * and with it the whole statement: it is answered `coupon-used-up`.
 */
export const couponTaken = (by: 'counted' | 'applied') => ({
  used: `update coupons coupon set uses = coupon.uses + 1 from ${by}
    where coupon.id = ${by}.coupon_id returning coupon.id, coupon.max_uses_of_holder`,
  used_by_holder: `insert into coupon_uses as held (coupon_id, person_id, team_id, uses, max_uses)
    select used.id, whose.person_id, whose.team_id, 1, used.max_uses_of_holder
    from used, ${by}, lateral (
      select ${by}.person_id, null::uuid as team_id
      union all select null, team.id from teams team where team.id = ${by}.holder) whose
    on conflict (coupon_id, holder) do update set uses = held.uses + 1, max_uses = excluded.max_uses
    returning held.holder`,
});

/** Steps that give the use of an order back that is not charged. The argument names a step with rows of orders. */
export const couponGivenBack = (by: 'returned') => ({
  given_back: `update coupons coupon set uses = coupon.uses - 1 from ${by}
    where coupon.id = ${by}.coupon_id returning coupon.id`,
  given_back_by_holder: `update coupon_uses held set uses = held.uses - 1 from ${by}
    where held.coupon_id = ${by}.coupon_id and held.holder in (${by}.person_id, ${by}.holder) returning held.holder`,
});
