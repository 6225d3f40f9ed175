import { callerChange } from '../../db/caller-statement.ts';
import { answer, type Handlers } from '../../http/operations.ts';

const END_OTHERS = callerChange('end-others', {
  noted: 'update people set last_password_change_at = now() from caller where people.id = caller.id and $2',
  changed: `insert into session_ends as kept (person_id, ended_at, spared)
    select caller.id, now(), caller.session_id from caller
    on conflict (person_id) do update
    set ended_at = greatest(kept.ended_at, excluded.ended_at), spared = excluded.spared
    returning kept.person_id`,
});

const DELETE = callerChange('delete', 'select delete_person(caller.id) from caller');

/** Ends an account, or its sessions. */
export const accountEndHandlers: Pick<Handlers, 'deleteProfile' | 'endOtherSessions'> = {
  // D TEAM-1.2: `delete_person` hands the team over.
  async deleteProfile({ db }) {
    await db.rows(DELETE, []);
    return answer(204, undefined);
  },

  // D PROF-7.1
  async endOtherSessions({ body: { passwordChanged = false }, db }) {
    await db.rows(END_OTHERS, [passwordChanged]);
    return answer(204, undefined);
  },
};
