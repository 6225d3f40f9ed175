import { trialExtensionVerdict } from '@ridgeline/core/plans';
import { personIdOf } from '../../db/object-references.ts';
import { answer, type Handlers } from '../../http/operations.ts';
import { problem } from '../../problems/problem.ts';
import { subscriptionOf } from '../plans/subscription-row.ts';
import { grantTo } from './grants.repository.ts';
import { findPeople, standingOf } from './people.repository.ts';
import {
  allowanceStandingsOf,
  foundOnWire,
  grantOnWire,
  heldBy,
  standingOnWire,
} from './person-standing-on-wire.ts';
import { endTrialAt } from './trial.repository.ts';

type PeopleOperation = 'findPeople' | 'getPersonStanding' | 'grantAllowance' | 'extendTrial';

/** If another request changes the plan between the read and the write, the extension is decided again. */
const TRIES = 3;

export function supportPeopleHandlers({
  region,
}: {
  readonly region: string;
}): Pick<Handlers, PeopleOperation> {
  return {
    async findPeople({ body: { by, match = 'exact', term }, db }) {
      const found = await findPeople(db, { by, match, term });
      return answer(200, { items: found.map((row) => foundOnWire(row, region)) });
    },

    async getPersonStanding({ path, db }) {
      const person = await standingOf(db, personIdOf(path.personId));
      return person ? answer(200, standingOnWire(person, region)) : problem('not-found');
    },

    async grantAllowance({ path, body, db }) {
      const id = personIdOf(path.personId);
      const granted = await grantTo(db, id, body);
      const person = await standingOf(db, id);
      if (person === null) return problem('not-found');
      if (granted === null) return problem(person.inForce.expired ? 'plan-expired' : 'too-much-granted');
      const allowances = allowanceStandingsOf(person.inForce);
      return answer(201, { grant: grantOnWire(granted), allowances });
    },

    // PLAN-2
    async extendTrial({ path, body, db }) {
      const id = personIdOf(path.personId);
      const until = new Date(body.until);
      for (let tries = 0; tries < TRIES; tries += 1) {
        const person = await standingOf(db, id);
        if (person === null) return problem('not-found');
        const { row, signedUpAt } = heldBy(person);
        if (row === null) return problem('trial-not-a-trial');
        const verdict = trialExtensionVerdict(subscriptionOf(row, signedUpAt), {
          signedUpAt,
          now: row.now,
          until: until.getTime(),
          isFollowed: person.inForce.isFollowed,
        });
        if (!verdict.allowed) return problem(`trial-${verdict.why}`);
        if (!(await endTrialAt(db, row, until))) continue;
        const extended = await standingOf(db, id);
        return extended ? answer(200, standingOnWire(extended, region)) : problem('not-found');
      }
      return problem('plan-changed');
    },
  };
}
