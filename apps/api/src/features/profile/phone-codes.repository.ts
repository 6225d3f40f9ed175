import { VERIFICATION_CODE_VALID_FOR } from '@ridgeline/core/profile';
import type { CallerDb } from '../../db/caller-db.ts';
import { callerChange } from '../../db/caller-statement.ts';
import { MOST_CODE_TRIES } from '../../db/schema/phone-codes.ts';
import type { HashedCode } from './phone-code.ts';
import { personColumns, type PersonRow } from './person-row.ts';

const KEEP = callerChange(
  'keep-code',
  `insert into phone_codes as kept (person_id, phone, salt, code_hash) select caller.id, $2, $3, $4 from caller
   on conflict (person_id) do update set phone = excluded.phone, salt = excluded.salt, code_hash = excluded.code_hash,
     sent_at = now(), tries = 0,
     sends = case when kept.counted_from < now() - interval '1 hour' then 1 else kept.sends + 1 end,
     counted_from = case when kept.counted_from < now() - interval '1 hour' then now() else kept.counted_from end
   where kept.sends < 5 or kept.counted_from < now() - interval '1 hour'
   returning kept.person_id`,
);

/** False if the limit of codes per hour is reached. */
export async function keepCode(db: CallerDb, phone: string, code: HashedCode): Promise<boolean> {
  return (await db.rows(KEEP, [phone, code.salt, code.codeHash])).length > 0;
}

// AUTH-13: valid for as long as core says. Each read counts as a try, before the comparison.
const TRY = callerChange(
  'try-code',
  `update phone_codes set tries = phone_codes.tries + 1 from caller
   where phone_codes.person_id = caller.id and phone_codes.tries < ${MOST_CODE_TRIES}
     and phone_codes.sent_at > now() - interval '${VERIFICATION_CODE_VALID_FOR} milliseconds'
   returning phone_codes.salt, phone_codes.code_hash as "codeHash"`,
);

/** The stored hash, or null if no code was sent, it is too old, or it was tried too often. */
export async function tryCode(db: CallerDb): Promise<HashedCode | null> {
  const [sent] = await db.rows<HashedCode>(TRY, []);
  return sent ?? null;
}

const TAKE_OVER = callerChange(
  'use-code',
  {
    used: `delete from phone_codes using caller where phone_codes.person_id = caller.id and phone_codes.code_hash = $2
      returning phone_codes.phone`,
    changed: `update people set phone = used.phone, phone_verified = true from used, caller
      where people.id = caller.id returning people.*`,
  },
  `select ${personColumns('changed')} from changed`,
);

/** Makes the number the caller's, verified; null if the code was used or replaced in the meantime. */
export async function takePhone(db: CallerDb, { codeHash }: HashedCode): Promise<PersonRow | null> {
  const [person] = await db.rows<PersonRow>(TAKE_OVER, [codeHash]);
  return person ?? null;
}
