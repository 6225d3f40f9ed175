import { DAY } from '@ridgeline/core/shared';
import { aPlannedPlan } from '@ridgeline/core/testing/billing';
import { aPlan, aTrial } from '@ridgeline/core/testing/plans';
import { aPersonStanding, FakeSupportDesk } from '@ridgeline/core/testing/support';
import { aRosterEntry, aTeam } from '@ridgeline/core/testing/teams';
import { describe, expect, it } from 'vitest';
import { runCli } from '../testing/run-cli.ts';

const NOW = Date.parse('2026-03-04T12:00:00Z');
const KEY = 'rs_0000000000000000000000000000test';
const WHY = '--reason=Request 4711';
const TEAM = '3d1c7a52-8a54-4d6f-9f0e-0d3a9a1f4c11';
const person = (number: number, email: string) => ({
  id: `us-east-1:00000000-0000-4000-8000-00000000000${number}`,
  email,
});

/** Dana is on a trial and owns a team, Mia has paused before, Sam used everything. */
function aDesk(): FakeSupportDesk {
  const used = { allocation: 10, available: 0, why: 'allowance-used-up' } as const;
  const team = { id: TEAM, name: 'Whitfield Roofing', role: 'admin', isOwner: true } as const;
  const until = Date.parse('2026-11-01T12:00:00Z');
  const dana = aPersonStanding(person(1, 'dana@example.com'), {
    plan: aTrial({ startTime: NOW - 4 * DAY }),
    planOf: 'person',
    team,
    now: NOW,
  });
  const mia = aPersonStanding(person(2, 'mia@example.com'), {
    plan: aPlan(),
    planOf: 'person',
    pause: { allowed: false, why: 'paused-within-12-months', until },
  });
  const sam = aPersonStanding(person(3, 'sam@example.com'), {
    allowances: { quickView: used, codeDetail: used, weather: used },
  });
  const max = aPersonStanding(person(4, 'max@example.com'), { pause: { allowed: true }, plan: aPlan() });
  const invite = aRosterEntry({
    id: 'invite-1',
    email: 'kim@example.com',
    inviteStatus: 'pending',
    inviteTime: NOW,
  });
  const link = {
    inviteId: invite.id,
    teamId: TEAM,
    teamName: team.name,
    role: 'member',
    sentAt: NOW,
    link: 'https://ridgeline.example.com/signupWithTeam?team_id=T',
  } as const;
  const report = { address: '1437 Bannock St, Denver, CO 80202', createdAt: NOW, report: null };
  return new FakeSupportDesk({
    people: [dana, mia, sam, max],
    teams: [{ team: aTeam({ id: TEAM, name: team.name, seats: { total: 50, held: 1 } }), roster: [invite] }],
    pending: {
      'kim@example.com': { links: [link], phoneCode: { sentAt: NOW, validUntil: NOW + DAY, triesLeft: 3 } },
    },
    reports: [
      { ...report, reportNumber: '100042', standing: 'waiting', owner: null },
      { ...report, reportNumber: '100043', standing: 'kept', owner: mia.person },
    ],
  });
}

type World = {
  readonly desk?: FakeSupportDesk;
  readonly typed?: string;
  readonly environment?: Record<string, string>;
};
const ridgeline = (words: readonly string[], world: World = {}) =>
  runCli(words, { desk: aDesk(), environment: { RIDGELINE_KEY: KEY }, ...world });

describe('the key of the support desk', () => {
  it('ADR-48 is a variable, a file or standard input, and no argument', async () => {
    const words = ['person', 'show', 'dana@example.com'];
    const without = { desk: aDesk() };
    expect(await runCli(words, without)).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('RIDGELINE_KEY'),
    });
    const inFile = { ...without, files: { 'desk.key': `${KEY}\n` } };
    expect(await runCli([...words, '--key-file', 'desk.key'], inFile)).toMatchObject({ exitCode: 0 });
    const piped = { ...without, standardInput: KEY };
    expect(await runCli([...words, '--key-file', '-'], piped)).toMatchObject({ exitCode: 0 });
    expect(await runCli([...words, '--key-file', 'gone'], without)).toMatchObject({ exitCode: 2 });
    expect((await runCli([...words, '--key', KEY], without)).exitCode).toBe(2);
  });

  it.each(['http://ridgeline.example.com/api', 'ridgeline', 'file:///etc'])(
    'ADR-48 does not go to %s',
    async (api) => {
      expect((await ridgeline(['person', 'show', 'dana@example.com', '--api', api])).exitCode).toBe(2);
    },
  );

  it.each([
    ['signed-out', 5],
    ['key-ended', 5],
    ['not-an-admin', 5],
    ['unavailable', 4],
    ['too-many-requests', 4],
    ['refused', 2],
  ] as const)('ADR-48 %s ends with %i, said on standard error alone', async (failure, exitCode) => {
    const desk = aDesk();
    desk.failWith(failure);
    const ran = await ridgeline(['audit', 'list'], { desk });
    expect(ran).toMatchObject({ exitCode, out: '' });
    expect(ran.err).not.toBe('');
    expect(ran.err).not.toContain(KEY);
  });

  it('ADR-48 an API that does not answer is named', async () => {
    const desk = aDesk();
    desk.failWith('unavailable');
    const words = ['audit', 'list', '--api', 'https://ridgeline.example.com/api/'];
    const { err } = await ridgeline(words, { desk });
    expect(err).toContain('No usable answer from https://ridgeline.example.com/api.');
    const asData = await ridgeline([...words, '--json'], { desk });
    expect(JSON.parse(asData.err)).toMatchObject({
      failures: [{ code: 'api-unreachable', api: 'https://ridgeline.example.com/api' }],
    });
  });

  it('ADR-48 a key that cannot be one is not called a missing one', async () => {
    const environment = { RIDGELINE_KEY: `Key:\n${KEY}` };
    expect(await ridgeline(['audit', 'list'], { environment })).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('RIDGELINE_KEY: this is no key of the support desk'),
    });
  });
});

describe('looking', () => {
  it('ADR-48 person show', async () => {
    const { out, exitCode } = await ridgeline(['person', 'show', 'dana']);
    expect(exitCode).toBe(0);
    for (const fact of ['dana@example.com', 'Whitfield Roofing (owner)', '10 of 10 left', 'Free Trial']) {
      expect(out).toContain(fact);
    }
    expect(await ridgeline(['person', 'show', 'm'])).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('max@example.com, mia@example.com'),
    });
    expect((await ridgeline(['person', 'show', 'nobody@example.com'])).exitCode).toBe(3);
  });

  it('ADR-48 plan show, as data', async () => {
    const { out } = await ridgeline(['plan', 'show', 'mia@example.com', '--json']);
    expect(JSON.parse(out)).toMatchObject({ plan: { type: 'paid' }, planOf: 'person' });
    expect((await ridgeline(['plan', 'show', 'sam@example.com'])).out).toContain('Free');
  });

  it('PLAN-8 plan show and person show tell what is ordered for the end of a trial', async () => {
    const planned = aPlannedPlan({}, { now: NOW });
    const plan = aTrial({ startTime: NOW });
    const of = (next: typeof planned) =>
      new FakeSupportDesk({
        people: [aPersonStanding(person(1, 'dana@example.com'), { plan, planned: next, now: NOW })],
      });
    for (const command of ['plan', 'person']) {
      const { out } = await ridgeline([command, 'show', 'dana'], { desk: of(planned) });
      expect(out).toContain('Essential (plan_essential)');
      expect(out).toContain('$69.00, 2026-03-18 12:00 UTC');
    }
    const spanish = await ridgeline(['plan', 'show', 'dana', '--lang', 'es'], { desk: of(planned) });
    expect(spanish.out).toContain('Esencial (plan_essential)');
    const { out } = await ridgeline(['plan', 'show', 'dana', '--json'], { desk: of(planned) });
    expect(JSON.parse(out)).toMatchObject({ planned: { sku: 'plan_essential', retryAt: null } });
    const declined = of({ ...planned, retryAt: planned.estimate.chargedAt });
    expect((await ridgeline(['plan', 'show', 'dana'], { desk: declined })).out).toContain(
      '$69.00, declined, tried again 2026-03-18 12:00 UTC',
    );
    const extend = ['trial', 'extend', 'dana', '--until', '2026-04-01', WHY, '--dry-run'];
    expect(await ridgeline(extend, { desk: of(planned) })).toMatchObject({ exitCode: 5, out: '' });
  });

  it('ENT-4 allowance show, with the reason why nothing may be used', async () => {
    const { out } = await ridgeline(['allowance', 'show', 'sam@example.com']);
    expect(out).toContain('0 of 10 left: Nothing is left of this allowance.');
  });

  it('PAUSE-9 pause why, in the words of the app, in both languages', async () => {
    expect(await ridgeline(['pause', 'why', 'mia@example.com'])).toMatchObject({
      exitCode: 3,
      out: expect.stringContaining(
        'You have already paused payments within the last 12 months. Please wait until Nov 1, 2026',
      ),
    });
    expect((await ridgeline(['pause', 'why', 'mia@example.com', '--lang', 'es'])).out).toContain(
      'últimos 12 meses',
    );
    expect((await ridgeline(['pause', 'why', 'max@example.com'])).exitCode).toBe(0);
    expect((await ridgeline(['pause', 'why', 'sam@example.com'])).exitCode).toBe(3);
  });

  it.each([
    ['2026-03-05', '10 days left'],
    ['2026-03-14T00:01Z', 'over. Days are rounded'],
    ['2026-03-13T12:00Z', '1 day left'],
  ])('PLAN-2 trial explain at %s: %s', async (at, says) => {
    const { out } = await ridgeline(['trial', 'explain', 'dana@example.com', '--at', at]);
    expect(out).toContain('2026-03-14 12:00 UTC, 14 days from the beginning');
    expect(out).toContain(says);
  });

  it('PLAN-2 trial explain refuses what is no date, and whoever is on no trial', async () => {
    for (const at of ['2026-02-30', 'tomorrow', '2026-03-05T12:00']) {
      expect((await ridgeline(['trial', 'explain', 'dana@example.com', '--at', at])).exitCode).toBe(2);
    }
    expect((await ridgeline(['trial', 'explain', 'mia@example.com'])).exitCode).toBe(3);
  });

  it('TEAM-2 team show and invites list, by the team or by who is in it', async () => {
    for (const team of [TEAM, 'dana@example.com']) {
      expect((await ridgeline(['team', 'show', team])).out).toContain(
        '3 of 50 taken, 1 of them by open invites',
      );
      expect((await ridgeline(['invites', 'list', team])).out).toContain('invited 2026-03-04 12:00 UTC');
    }
    expect((await ridgeline(['team', 'show', 'sam@example.com'])).exitCode).toBe(3);
  });

  it('ADR-48 links pending, with a reason', async () => {
    const words = ['links', 'pending', 'kim@example.com'];
    expect(await ridgeline(words)).toMatchObject({ exitCode: 2, err: expect.stringContaining('--reason') });
    const { out } = await ridgeline([...words, WHY]);
    expect(out).toContain('https://ridgeline.example.com/signupWithTeam?team_id=T');
    expect(out).toContain('3 tries left');
    expect((await ridgeline(['links', 'pending', 'sam@example.com', WHY])).out).toContain('No link is open');
  });

  it.each([
    [['links', 'pending', 'sam', WHY], 'EMAIL: write it like sam.ortega@example.com.'],
    [['report', 'show', 'R-1'], 'REPORT: write it like 100042.'],
    [['report', 'verify', '-1'], null],
    [['report', 'adopt', '10 42', '--for', 'dana@example.com', WHY], 'REPORT: write it like 100042.'],
  ])(
    'VAL-1 what cannot be an address or a number is refused before the API is asked: %j',
    async (words, says) => {
      const desk = aDesk();
      const { exitCode, err } = await ridgeline(words, { desk });
      expect([exitCode, says === null || err.includes(says)]).toEqual([2, true]);
      expect(await desk.audit({ limit: 2 })).toMatchObject({
        value: { entries: [{ operation: 'listAuditEntries' }] },
      });
    },
  );

  it('RPT-4 report show and report verify', async () => {
    expect((await ridgeline(['report', 'show', '100043'])).out).toContain('mia@example.com');
    expect((await ridgeline(['report', 'verify', '100042'])).exitCode).toBe(0);
    expect((await ridgeline(['report', 'verify', '100043'])).exitCode).toBe(3);
    expect((await ridgeline(['report', 'show', '1'])).exitCode).toBe(3);
  });

  it('ADR-48 audit list, page by page', async () => {
    const desk = aDesk();
    for (const email of ['dana@example.com', 'mia@example.com'])
      await ridgeline(['person', 'show', email], { desk });
    const { out } = await ridgeline(['audit', 'list', '--limit', '2'], { desk });
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringContaining('listAuditEntries'),
      expect.stringContaining('getPersonStanding  by desk  about 00000000-0000-4000-8000-000000000002'),
    ]);
    expect(out).toContain('Older ones: --cursor 4');
    for (const limit of ['0', '101', 'x']) {
      expect(await ridgeline(['audit', 'list', '--limit', limit])).toMatchObject({
        exitCode: 2,
        err: expect.stringContaining('--limit: a whole number from 1 to 100.'),
      });
    }
  });

  it('ADR-48 audit list finds a person by their email address, as every command does', async () => {
    const desk = aDesk();
    for (const email of ['dana@example.com', 'mia@example.com'])
      await ridgeline(['person', 'show', email], { desk });
    const byId = await ridgeline(['audit', 'list', '--about', person(2, '').id], { desk });
    const byEmail = await ridgeline(['audit', 'list', '--about', 'mia@example.com'], { desk });
    expect(byId.out).toContain('getPersonStanding');
    expect(byEmail.out).toContain('getPersonStanding');
    expect(byEmail.out).not.toContain('00000000-0000-4000-8000-000000000001');
    for (const flag of ['--about', '--actor']) {
      const nobody = await ridgeline(['audit', 'list', flag, 'nobody@example.com'], { desk });
      expect(nobody).toMatchObject({ exitCode: 3, out: '' });
    }
  });
});

describe('changing', () => {
  const CHANGES = [
    ['allowance grant', ['allowance', 'grant', 'sam@example.com', '--amount', '2'], 'sam@example.com'],
    ['trial extend', ['trial', 'extend', 'dana@example.com', '--until', '2026-04-01'], 'dana@example.com'],
    ['invites resend', ['invites', 'resend', TEAM], 'Whitfield Roofing'],
    ['report adopt', ['report', 'adopt', '100042', '--for', 'dana@example.com'], '100042'],
  ] as const;
  const changed = async (desk: FakeSupportDesk) => {
    const page = await desk.audit({ limit: 100 });
    return page.ok && page.value.entries.some(({ details }) => 'reason' in details);
  };

  it.each(CHANGES)('ADR-48 %s wants a reason, and its name typed', async (_, words, name) => {
    for (const [more, exitCode] of [
      [[], 2],
      [[WHY], 5],
      [[WHY, '--yes', 'yes'], 5],
      [[WHY, '--dry-run'], 0],
    ] as const) {
      const desk = aDesk();
      expect([more, (await ridgeline([...words, ...more], { desk })).exitCode]).toEqual([more, exitCode]);
      expect([more, await changed(desk)]).toEqual([more, false]);
    }
    const desk = aDesk();
    expect((await ridgeline([...words, WHY], { desk, typed: name })).exitCode).toBe(0);
    expect(await changed(desk)).toBe(true);
    expect((await ridgeline([...words, WHY, '--yes', name])).exitCode).toBe(0);
  });

  it('PLAN-5 allowance grant says what there is then, and grants once if an answer was lost', async () => {
    const words = ['allowance', 'grant', 'sam@example.com', '--kind', 'weather', '--amount', '2', WHY];
    const desk = aDesk();
    const { grant } = desk;
    let calls = 0;
    desk.grant = async (given) => {
      const granted = await grant.call(desk, given);
      calls += 1;
      return calls === 1 ? { ok: false, failure: 'unavailable' } : granted;
    };
    const { out } = await ridgeline([...words, '--yes', 'sam@example.com'], { desk });
    expect(out).toContain('Added 2 × Weather for sam@example.com.');
    expect(out).toContain('2 of 12 left');
    for (const amount of ['0', '21', '1.5', 'x']) {
      expect(
        (await ridgeline(['allowance', 'grant', 'sam@example.com', '--amount', amount, WHY])).exitCode,
      ).toBe(2);
    }
  });

  it('PLAN-2 trial extend says why not', async () => {
    const until = (date: string) => ['trial', 'extend', 'dana@example.com', '--until', date, WHY];
    expect(await ridgeline(until('2026-03-10'))).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('does not extend the trial'),
    });
    expect(await ridgeline(until('2027-01-01'))).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('90 days'),
    });
  });

  it('TEAM-2 invites resend mails one', async () => {
    const words = ['invites', 'resend', TEAM, WHY, '--to'];
    const { out } = await ridgeline([...words, 'Kim@example.com', '--yes', 'kim@example.com']);
    expect(out).toBe('Emailed kim@example.com again.\n');
    expect((await ridgeline([...words, 'nobody@example.com'])).exitCode).toBe(3);
  });

  it('RPT-4 report adopt says why not', async () => {
    const words = ['--for', 'dana@example.com', WHY, '--yes', '100043'];
    expect(await ridgeline(['report', 'adopt', '100043', ...words])).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('This report does not wait to be adopted'),
    });
  });

  it.each([
    // Mia has it, as a report of hers; Sam has no quick view left.
    ['100043', 'mia@example.com', 'This report does not wait to be adopted'],
    ['100042', 'sam@example.com', 'Nothing is left of this allowance'],
  ])('RPT-4 report adopt --dry-run of %s for %s says what would stop it', async (report, who, says) => {
    const words = ['report', 'adopt', report, '--for', who, WHY, '--dry-run'];
    expect(await ridgeline(words)).toMatchObject({
      exitCode: 5,
      out: '',
      err: expect.stringContaining(says),
    });
  });

  it('PLAN-5 allowance grant --dry-run says that the plan has expired', async () => {
    const over = aPersonStanding(person(5, 'ann@example.com'), { plan: aPlan({ isExpired: true }) });
    const desk = new FakeSupportDesk({ people: [over] });
    const words = ['allowance', 'grant', 'ann@example.com', WHY, '--dry-run'];
    expect(await ridgeline(words, { desk })).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('The plan has expired'),
    });
  });
});
