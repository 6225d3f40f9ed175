import type { CallerDb } from '../../db/caller-db.ts';
import { callerStatement } from '../../db/caller-statement.ts';

export type PersonRow = {
  readonly id: string;
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly signsInBy: 'cognito' | 'google' | 'apple' | 'microsoft' | 'sso';
  readonly professionType: string | null;
  readonly phone: string | null;
  readonly phoneVerified: boolean;
  readonly company: string | null;
  readonly signedUpAt: Date;
  readonly acceptedTosAt: Date | null;
  readonly teamId: string | null;
};

const CALLER = callerStatement(
  'profile.caller',
  `select caller.id, caller.email, caller.given_name as "givenName", caller.family_name as "familyName",
     caller.signs_in_by as "signsInBy", caller.profession_type as "professionType", caller.phone,
     caller.phone_verified as "phoneVerified", caller.company, caller.signed_up_at as "signedUpAt",
     caller.accepted_tos_at as "acceptedTosAt",
     (select team_id from team_members where person_id = caller.id) as "teamId"`,
);

export async function findCaller(db: CallerDb): Promise<PersonRow> {
  const [person] = await db.rows<PersonRow>(CALLER, []);
  if (!person) throw new Error('a caller without a row was let through');
  return person;
}
