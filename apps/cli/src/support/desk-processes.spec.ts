import { freshDatabase } from '@ridgeline/api/testing/database';
import { apiForSpecs, TEAM_PLAN, type Person } from '@ridgeline/api/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { EXIT_CODES } from '../command-line/exit-codes.ts';
import { runOperatorTask } from '../testing/run-operator-task.ts';
import { runProcess } from '../testing/run-process.ts';

// The program and the operator's tasks as processes, on a working API: what the specs in process cannot show.
const databaseUrl = await freshDatabase();
const api = await apiForSpecs({}, { databaseUrl });
const WHY = ['--reason', 'Request 4711: asked by phone.'];
const VISITED = '700001';

let environment: Record<string, string>;
let tess: Person;
let mia: Person;
let olivia: Person;
let team: string;

const ridgeline = (words: string, more: readonly string[] = [], world: { readonly out?: string } = {}) =>
  runProcess([...words.split(' '), '--lang', 'en', ...more], { environment, ...world });
const dataOf = async (words: string, more: readonly string[] = []) =>
  JSON.parse((await ridgeline(words, ['--json', ...more])).out);

beforeAll(async () => {
  const desk = await api.person({ email: 'desk@example.com' });
  tess = await api.person({ email: 'tess@example.com', plan: 'plan_trial' });
  mia = await api.person({ email: 'mia@example.com' });
  olivia = await api.person({ email: 'olivia@example.com' });
  await api.sql.query(
    `insert into subscriptions (person_id, sku, paused_at, pause_active_at, resumes_at)
     values ($1, 'plan_essential', now() - interval '99 days', now() - interval '90 days', now() - interval '9 days')`,
    [mia.id],
  );
  team = await api.team(olivia, [], TEAM_PLAN);
  const emails = ['sam@example.com', 'kim@example.com'];
  await api.call('POST', `/teams/${team}/members`, { as: olivia, body: { emails, role: 'member' } });
  await api.sql.query(
    `insert into anonymous_reports (report_number, secret_hash, address, state, property_type, roof_type)
     values ($1, sha256('visit'), '1437 Bannock St, Denver, CO 80202', 'co', 'residential', 'steep-slope')`,
    [VISITED],
  );
  const address = await api.api.server.listen({ port: 0, host: '127.0.0.1' });
  const task = (...words: readonly string[]) => runOperatorTask(['support', ...words], databaseUrl);
  await task('grant', '--email', desk.email, '--reason', 'Starts at the desk.');
  const key = (await task('key', '--email', desk.email, '--hours', '1')).trim();
  environment = { RIDGELINE_API: `${address}/api`, RIDGELINE_KEY: key };
}, 120_000);

describe('looking, as a process', { timeout: 120_000 }, () => {
  it.each([
    ['person show tess@example.com', 0, 'tess@example.com'],
    ['person show nobody@example.com', 3, ''],
    ['plan show mia@example.com', 0, 'plan_essential'],
    ['allowance show tess@example.com', 0, 'left'],
    ['pause why mia@example.com', 3, 'already paused payments'],
    ['trial explain tess@example.com', 0, 'days left'],
    ['team show olivia@example.com', 0, '3 of 50 taken, 2 of them by open invites'],
    ['team show mia@example.com', 3, ''],
    ['invites list olivia@example.com', 0, 'sam@example.com'],
    ['report show 700001', 0, '1437 Bannock St'],
    ['report verify 700001', 0, 'waits to be adopted'],
    ['report verify 999999999', 3, ''],
    ['audit list --limit 2', 0, 'support-call'],
  ] as const)('ADR-48 %s ends with %i', async (words, exitCode, told) => {
    const ran = await ridgeline(words);
    expect(ran).toMatchObject({ exitCode });
    expect(ran.out).toContain(told);
    // Words of a failure go to standard error; an answer, also one that says no, to standard output.
    expect([ran.out === '', ran.err === '']).toEqual(told === '' ? [true, false] : [false, true]);
  });

  it('ADR-48 tells data alone with --json, and failures as data, too', async () => {
    expect(await dataOf('person show tess@example.com')).toMatchObject({ person: { email: tess.email } });
    expect(await dataOf(`team show ${team}`)).toMatchObject({ team: { id: team } });
    const none = await ridgeline('person show nobody@example.com', ['--json']);
    expect([none.exitCode, none.out]).toEqual([EXIT_CODES.no, '']);
    expect(JSON.parse(none.err)).toMatchObject({ failures: [{ code: 'desk-refused', why: 'not-found' }] });
  });

  it('ADR-48 links pending shows the link of an open invite, with a reason alone', async () => {
    const words = 'links pending sam@example.com';
    expect(await ridgeline(words)).toMatchObject({ exitCode: EXIT_CODES.unusable, out: '' });
    const { exitCode, out } = await ridgeline(words, WHY);
    expect(exitCode).toBe(EXIT_CODES.ok);
    expect(out).toMatch(/^ {2}https:\/\/ridgeline\.example\.com\/signupWithTeam\?/m);
    expect((await ridgeline('links pending mia@example.com', WHY)).out).toContain('No link is open');
  });

  it('ADR-48 without a key, with a wrong one, and without an API says so', async () => {
    const words = ['person', 'show', 'tess@example.com', '--lang', 'en'];
    const without = (changed: Record<string, string>) =>
      runProcess(words, { environment: { ...environment, ...changed } });
    expect((await without({ RIDGELINE_KEY: '' })).exitCode).toBe(EXIT_CODES.unusable);
    const wrong = await without({ RIDGELINE_KEY: `${environment['RIDGELINE_KEY']}x` });
    expect([wrong.exitCode, wrong.out]).toEqual([EXIT_CODES.refused, '']);
    const away = await without({ RIDGELINE_API: 'http://127.0.0.1:1/api' });
    expect([away.exitCode, away.out]).toEqual([EXIT_CODES.unavailable, '']);
    for (const { err } of [wrong, away]) expect(err).not.toContain(environment['RIDGELINE_KEY']);
  });

  it('ends without a word when its pipe is closed', async () => {
    const ran = await ridgeline('audit list', ['--json'], { out: 'closed pipe' });
    expect([ran.exitCode, ran.err]).toEqual([EXIT_CODES['pipe-closed'], '']);
  });

  // Linux has a device that is always full.
  it.skipIf(process.platform !== 'linux')('says that the disk is full', async () => {
    const ran = await ridgeline('person show tess@example.com', [], { out: '/dev/full' });
    expect([ran.exitCode, ran.err]).toEqual([
      EXIT_CODES.unavailable,
      'The answer could not be written: the disk is full.\n',
    ]);
  });
});

describe('changing, as a process', { timeout: 120_000 }, () => {
  const later = new Date(Date.now() + 20 * 24 * 3_600_000).toISOString().slice(0, 10);
  const changes = () =>
    [
      ['allowance grant tess@example.com --amount 2', 'tess@example.com', 'Added 2'],
      [`trial extend tess@example.com --until ${later}`, 'tess@example.com', later],
      [
        'invites resend olivia@example.com --to kim@example.com',
        'kim@example.com',
        'Emailed kim@example.com',
      ],
      [`report adopt ${VISITED} --for tess@example.com`, VISITED, 'tess@example.com'],
    ] as const;
  /** A change is logged with its reason before it is made. */
  const changesInLog = async () =>
    (await api.sql.query(`select 1 from audit.entries where details ? 'reason' and action = 'support-call'`))
      .rowCount;

  it('ADR-48 changes nothing without a reason, by --dry-run, or unconfirmed without a terminal', async () => {
    const before = await changesInLog();
    for (const [words] of changes()) {
      expect((await ridgeline(words)).exitCode).toBe(EXIT_CODES.unusable);
      const dry = await ridgeline(words, [...WHY, '--dry-run', '--json']);
      expect([words, dry.exitCode, JSON.parse(dry.out)]).toMatchObject([words, 0, { isDryRun: true }]);
      const unconfirmed = await ridgeline(words, WHY);
      expect([words, unconfirmed.exitCode, unconfirmed.out]).toEqual([words, EXIT_CODES.refused, '']);
    }
    expect(await changesInLog()).toBe(before);
  });

  it('ADR-48 makes each change once its name is given, as the API then tells', async () => {
    const before = await changesInLog();
    for (const [words, name, told] of changes()) {
      const ran = await ridgeline(words, [...WHY, '--yes', name]);
      expect([words, ran.exitCode, ran.err]).toEqual([words, EXIT_CODES.ok, '']);
      expect(ran.out).toContain(told);
    }
    expect(await changesInLog()).toBe((before ?? 0) + changes().length);
    expect(await dataOf('allowance show tess@example.com')).toMatchObject({ grants: [{ amount: 2 }] });
    expect(await dataOf(`report show ${VISITED}`)).toMatchObject({ standing: 'adopted' });
    expect((await ridgeline(`report verify ${VISITED}`)).exitCode).toBe(EXIT_CODES.no);
    await api.doJobs();
    expect(api.messages.sent.filter(({ to }) => to === 'kim@example.com')).toHaveLength(2);
  });

  it('ADR-48 refuses what another has already', async () => {
    const again = [...WHY, '--yes', VISITED];
    const ran = await ridgeline(`report adopt ${VISITED} --for mia@example.com`, again);
    expect([ran.exitCode, ran.out]).toEqual([EXIT_CODES.refused, '']);
    expect(ran.err).toContain('This report does not wait to be adopted');
  });
});
