import { parseEmail } from '@ridgeline/core/shared';
import type { CallerDb } from '../../db/caller-db.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { unproven, type ProvenIdentity, type ProveIdentity } from '../../http/prove-identity.ts';
import { changesFrom } from './profile-changes.ts';
import { noProfile, profileOf } from './profile-on-wire.ts';
import { beginProfile } from './new-profile.repository.ts';
import type { PersonRow } from './person-row.ts';
import { saveByEmail, saveCaller, saveEmail } from './profile-changes.repository.ts';
import { findCaller } from './profile.repository.ts';

type ProfileOperation =
  | 'getProfile'
  | 'saveProfile'
  | 'changeProfileEmail'
  | 'signupEmailVerified'
  | 'updateProfileByEmail';

export type ProfileConfig = { readonly region: string; readonly proveIdentity: ProveIdentity };

export function profileHandlers({ region, proveIdentity }: ProfileConfig): Pick<Handlers, ProfileOperation> {
  return {
    async getProfile({ caller, db }) {
      const person = await findCaller(db);
      return answer(200, person ? profileOf(person, region) : noProfile(caller, region));
    },

    async saveProfile({ caller, body: { accepted_tos, idToken, ...wire }, db }) {
      const changes = { ...changesFrom(wire), ...(accepted_tos && { acceptedTos: accepted_tos }) };
      const saved = await saveCaller(db, changes);
      if (saved) return answer(200, profileOf(saved, region));
      await begin(db, caller, idToken);
      return answer(200, profileOf(existing(await saveCaller(db, changes)), region));
    },

    async changeProfileEmail({ caller, body, db }) {
      const email = parseEmail(body.email);
      if (!email.ok) return problem('email-invalid', 'body/email');
      const kept = body.idToken === undefined ? await findCaller(db) : null;
      if (kept?.email === email.value) return answer(200, profileOf(kept, region));
      const proven = await provenOf(caller, body.idToken);
      if (proven.email !== email.value) throw unproven();
      return answer(200, profileOf(existing(await saveEmail(db, email.value)), region));
    },

    async signupEmailVerified({ caller, body: { idToken }, db }) {
      const person = await findCaller(db);
      if (person) return answer(200, profileOf(person, region));
      await begin(db, caller, idToken);
      return answer(200, profileOf(existing(await findCaller(db)), region));
    },

    async updateProfileByEmail({ body: { email, profile }, db }) {
      const saved = await saveByEmail(db, changesFrom(profile, 'body/profile'), email.trim());
      return saved ? answer(200, profileOf(saved, region)) : problem('not-found');
    },
  };

  async function begin(db: CallerDb, caller: string, idToken: string | undefined): Promise<void> {
    await beginProfile(db, await provenOf(caller, idToken));
  }

  async function provenOf(caller: string, idToken: string | undefined): Promise<ProvenIdentity> {
    const proven = await proveIdentity(idToken);
    if (proven.id !== caller) throw unproven();
    return proven;
  }
}

function existing(person: PersonRow | null): PersonRow {
  if (!person) throw new Error('a profile was there and is not any more');
  return person;
}
