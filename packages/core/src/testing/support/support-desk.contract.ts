import { describe, expect, it } from 'vitest';
import { DAY } from '../../shared/instant.ts';
import type { Result } from '../../shared/result.ts';
import type { SupportDesk } from '../../support/support-desk.port.ts';

/**
 * Somebody at the desk, Dana, who is on a trial and used nothing of it, her team with one open invite, and a report that waits, and one that
 * somebody made after signing in.
 */
export type SupportDeskWorld = {
  readonly desk: SupportDesk;
  readonly dana: { readonly id: string; readonly email: string; readonly teamId: string };
  readonly invited: string;
  readonly waitingReport: string;
  readonly keptReport: string;
  readonly signOut: () => Promise<void> | void;
  readonly goOffline: () => Promise<void> | void;
};

const REASON = 'Request 4711: asked by phone.';
const NOBODY = 'us-east-1:dddddddd-0000-4000-8000-00000000000d';

/** Contract suite for `SupportDesk`. Runs on the fake and on every real adapter. */
export function supportDeskContract(name: string, makeWorld: () => Promise<SupportDeskWorld>): void {
  describe(`${name} fulfills the contract of SupportDesk`, () => {
    it('ADR-48 finds a person, and says what they have', async () => {
      const { desk, dana } = await makeWorld();
      for (const term of [dana.email.toUpperCase(), dana.email.slice(0, -4)]) {
        const match = term.length === dana.email.length ? 'exact' : 'prefix';
        expect(valueOf(await desk.find({ by: 'email', match, term }))).toMatchObject([{ id: dana.id }]);
      }
      const found = valueOf(await desk.person(dana.id));
      expect(found.person.email).toBe(dana.email);
      expect(found.plan?.type).toBe('trial-plan');
      expect(found.allowances.quickView.why).toBeNull();
      expect(await desk.person(NOBODY)).toEqual({ ok: false, failure: 'not-found' });
    });

    it('PLAN-5 grants once for a key, and says the reason', async () => {
      const { desk, dana } = await makeWorld();
      const grant = { personId: dana.id, kind: 'weather', amount: 2, reason: REASON, key: 'once' } as const;
      const before = valueOf(await desk.person(dana.id)).allowances.weather;
      const granted = valueOf(await desk.grant(grant));
      expect(granted.grant).toMatchObject({ kind: 'weather', amount: 2, reason: REASON });
      expect(valueOf(await desk.grant(grant))).toEqual(granted);
      const { allowances, grants } = valueOf(await desk.person(dana.id));
      expect(allowances.weather).toEqual({
        allocation: before.allocation + 2,
        available: before.available + 2,
        why: null,
      });
      expect(grants).toEqual([granted.grant]);
    });

    it('PLAN-2 lets a trial end later, and not earlier', async () => {
      const { desk, dana } = await makeWorld();
      const { now } = valueOf(await desk.person(dana.id));
      const until = now + 40 * DAY;
      expect(valueOf(await desk.extendTrial(dana.id, until, REASON)).plan?.limits.endDate).toBe(until);
      const refused = { ok: false, failure: 'trial-not-later' };
      expect(await desk.extendTrial(dana.id, until, REASON)).toEqual(refused);
    });

    it('TEAM-2 shows a team and mails its open invites again', async () => {
      const { desk, dana, invited } = await makeWorld();
      const { team, roster } = valueOf(await desk.team(dana.teamId));
      expect(team.id).toBe(dana.teamId);
      const invite = roster.find(({ email }) => email === invited);
      expect(invite?.inviteStatus).toBe('pending');
      const call = { teamId: dana.teamId, inviteId: invite?.id ?? '', reason: REASON, key: 'again' };
      expect(valueOf(await desk.resendInvites(call))).toMatchObject([{ email: invited }]);
      const { links } = valueOf(await desk.pendingLinks(invited, REASON));
      expect(links).toMatchObject([{ teamId: dana.teamId, inviteId: invite?.id }]);
    });

    it('RPT-4 gives a waiting report to whoever made it', async () => {
      const { desk, dana, waitingReport } = await makeWorld();
      const waiting = { standing: 'waiting', owner: null };
      expect(valueOf(await desk.report(waitingReport))).toMatchObject(waiting);
      const adopted = { standing: 'adopted', owner: { id: dana.id } };
      expect(valueOf(await desk.adoptReport(waitingReport, dana.id, REASON))).toMatchObject(adopted);
      expect(valueOf(await desk.report(waitingReport))).toMatchObject(adopted);
      // Repeated it changes nothing.
      expect(valueOf(await desk.adoptReport(waitingReport, dana.id, REASON))).toMatchObject(adopted);
      const nothing = { ok: false, failure: 'not-found' };
      expect(await desk.report('999999999')).toEqual(nothing);
      expect(await desk.adoptReport('999999999', dana.id, REASON)).toEqual(nothing);
    });

    it('RPT-4 gives nobody a report that was made after signing in', async () => {
      const { desk, dana, keptReport } = await makeWorld();
      expect(valueOf(await desk.report(keptReport))).toMatchObject({ standing: 'kept' });
      const refused = { ok: false, failure: 'report-not-adoptable' };
      expect(await desk.adoptReport(keptReport, dana.id, REASON)).toEqual(refused);
    });

    it('ADR-48 lists who was looked at, page by page', async () => {
      const { desk, dana } = await makeWorld();
      for (let calls = 0; calls < 3; calls += 1) await desk.person(dana.id);
      const search = { object: dana.id, action: 'support-call', limit: 2 };
      const first = valueOf(await desk.audit(search));
      expect(first.entries).toHaveLength(2);
      const second = valueOf(await desk.audit({ ...search, cursor: first.cursor ?? '' }));
      expect(second).toMatchObject({ entries: [{ operation: 'getPersonStanding' }], cursor: null });
    });

    it('ADR-48 answers a failure, and never throws, when signed out or out of reach', async () => {
      const { desk, dana, signOut, goOffline } = await makeWorld();
      await signOut();
      expect(await desk.person(dana.id)).toEqual({ ok: false, failure: 'signed-out' });
      await goOffline();
      expect(await desk.team(dana.teamId)).toEqual({ ok: false, failure: 'unavailable' });
    });
  });
}

function valueOf<Value>(result: Result<Value, string>): Value {
  if (!result.ok) expect.fail(`refused with ${result.failure}`);
  return result.value;
}
