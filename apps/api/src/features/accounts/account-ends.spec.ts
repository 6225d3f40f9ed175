import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { lockAwaited } from '../../testing/at-once.ts';

const api = await apiForSpecs();

const now = () => Math.floor(Date.now() / 1000);
/** A token of a session that began `begun` seconds from now. */
const tokenOf = ({ id }: Person, session: string, { begun = 0 } = {}) =>
  api.issuer.token(id, { origin_jti: session, auth_time: now() + begun });
const statusOf = async (token: string) => (await api.call('GET', '/v2/projects', { token })).status;
const rowsOf = async (table: string, person: Person) =>
  (await api.sql.query(`select from ${table} where person_id = $1`, [person.id])).rowCount;
const project = async (person: Person): Promise<number> => Number(await aProject(api, person));
const ownerOf = async (report: number) => {
  const { rows } = await api.sql.query<{ owner: string; team: string | null }>(
    'select owner_id as owner, team_id as team from projects where report_number = $1',
    [report],
  );
  return rows[0];
};
const ownerOfTeam = async (team: string) =>
  (await api.sql.query<{ id: string }>('select admin_id as id from teams where id = $1', [team])).rows[0]?.id;

describe('ending the other sessions', () => {
  it('PROF-7 refuses their tokens at once, however good they are, and lets the one that did it go on', async () => {
    const ada = await api.person();
    const [mine, other] = [tokenOf(ada, 'mine'), tokenOf(ada, 'other')];
    expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 200]);
    const body = { passwordChanged: true };
    expect((await api.call('POST', '/profile/end-other-sessions', { token: mine, body })).status).toBe(204);
    expect([await statusOf(mine), await statusOf(other)]).toEqual([200, 401]);
    const refused = await api.call('POST', '/codeReports/profile', { token: other, body: { company: 'X' } });
    expect(refused).toMatchObject({ status: 401, body: { code: 'signed-out' } });
  });

  it('PROF-7 a session that begins afterwards is accepted', async () => {
    const ada = await api.person();
    await api.call('POST', '/profile/end-other-sessions', { token: tokenOf(ada, 'mine'), body: {} });
    expect(await statusOf(tokenOf(ada, 'later', { begun: 1 }))).toBe(200);
    expect(await statusOf(tokenOf(ada, 'earlier', { begun: -1 }))).toBe(401);
  });

  it('PROF-7 notes when the password was changed', async () => {
    const ada = await api.person();
    const token = tokenOf(ada, 'mine');
    const end = (body: object) => api.call('POST', '/profile/end-other-sessions', { token, body });
    const changedAt = async () =>
      (await api.call('GET', '/v2/profile/', { token })).body['lastPasswordChange'];
    await end({});
    expect(await changedAt()).toBeNull();
    await end({ passwordChanged: true });
    expect(Date.parse(String(await changedAt()))).toBeGreaterThan(0);
  });

  it('is reported by the user pool as well, also repeatedly, and keeps the API keys of integrations', async () => {
    const ada = await api.person({ plan: 'plan_23_q2_0003' });
    const made = await api.call('POST', '/codeReports/profile/keys/crm', { as: ada, body: {} });
    expect(made.status).toBeLessThan(300);
    const ended = { person: ada.id, at: Date.now(), passwordChanged: true };
    await api.api.accountEnds.sessionsEnded(ended);
    await api.api.accountEnds.sessionsEnded(ended);
    expect([await statusOf(tokenOf(ada, 'mine')), await statusOf(tokenOf(ada, 'other'))]).toEqual([401, 401]);
    const headers = { 'x-api-key': String(made.body['key'] ?? made.body['secret']) };
    expect((await api.call('GET', '/v2/projects', { headers })).status).toBe(200);
  });
});

describe('deleting an account', () => {
  const remove = (person: Person) => api.call('DELETE', '/v2/profile/', { as: person });

  it('ends its tokens at once, and the email can sign up again', async () => {
    const ada = await api.person({ email: 'ada@example.com' });
    await project(ada);
    expect((await remove(ada)).status).toBe(204);
    expect(await statusOf(ada.token)).toBe(401);
    const begin = (id: string, token: string) =>
      api.call('POST', '/codeReports/profile', {
        token,
        body: { accepted_tos: true, idToken: api.issuer.idToken(id, { email: 'ada@example.com' }) },
      });
    expect((await begin(ada.id, ada.token)).status, 'not by the old token').toBe(401);
    const again = await api.person();
    await api.sql.query('delete from people where id = $1', [again.id]);
    expect((await begin(again.id, again.token)).status).toBe(200);
  });

  it('leaves only the audit log, which names the person by id', async () => {
    const ada = await api.person({ email: 'gone@example.com' });
    await api.call('POST', '/v2/profile/alias', { as: ada, body: { alias: 'device-1' } });
    await api.call('POST', '/public/reports/hubspotentry', { body: { email: ada.email, updates: {} } });
    const owner = await api.person();
    const team = await api.team(owner, []);
    await api.sql.query(`insert into team_invites (team_id, email, role) values ($1, $2, 'member')`, [
      team,
      ada.email,
    ]);
    await remove(ada);
    expect(await rowsOf('person_aliases', ada)).toBe(0);
    const named = await api.sql.query(
      `select from people where email = $1 union all select from team_invites where email = $1
       union all select from contact_updates where email = $1`,
      [ada.email],
    );
    expect(named.rowCount).toBe(0);
    const { rows } = await api.sql.query(`select action from audit.entries where object = $1`, [ada.id]);
    expect(rows).toContainEqual({ action: 'account-deleted' });
  });

  it('TEAM-1 passes the team and its projects on to the admin who joined first', async () => {
    const [owner, viewer, late, early] = [
      await api.person(),
      await api.person(),
      await api.person(),
      await api.person(),
    ];
    const team = await api.team(owner, [
      [viewer, 'viewer'],
      [late, 'admin'],
      [early, 'admin'],
    ]);
    await api.sql.query(
      `update team_members set joined_at = now() - interval '1 day' where person_id = any($1)`,
      [[early.id, viewer.id]],
    );
    const report = await project(owner);
    expect((await remove(owner)).status).toBe(204);
    expect(await ownerOfTeam(team)).toBe(early.id);
    expect(await ownerOf(report)).toEqual({ owner: early.id, team });
  });

  it('TEAM-1 makes a viewer the admin they have to be, where nobody else is left', async () => {
    const [owner, viewer] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[viewer, 'viewer']]);
    await remove(owner);
    expect(await ownerOfTeam(team)).toBe(viewer.id);
    const { rows } = await api.sql.query('select role from team_members where team_id = $1', [team]);
    expect(rows).toEqual([{ role: 'admin' }]);
  });

  it("TEAM-1 of a member passes their projects on to the team's owner, and leaves the team as it is", async () => {
    const [owner, member] = [await api.person(), await api.person()];
    const team = await api.team(owner, [[member, 'member']]);
    const report = await project(member);
    await remove(member);
    expect(await ownerOf(report)).toEqual({ owner: owner.id, team });
    expect(await ownerOfTeam(team)).toBe(owner.id);
  });

  it('TEAM-1 takes a team of nobody else away, with its plan', async () => {
    const owner = await api.person();
    const team = await api.team(owner, [], 'plan_23_q2_0003');
    const report = await project(owner);
    await remove(owner);
    expect([await ownerOfTeam(team), await ownerOf(report)]).toEqual([undefined, undefined]);
    const plans = await api.sql.query('select from subscriptions where team_id = $1', [team]);
    expect(plans.rowCount).toBe(0);
  });

  it('TEAM-2 RPT-7 removes the PDFs and logos of the account from the storage, and nobody else’s', async () => {
    const [owner, other] = [await api.person(), await api.person()];
    await api.team(owner, []);
    for (const person of [owner, other]) {
      const pdf = await api.call('GET', `/codeReports/pdf/${await project(person)}`, { as: person });
      expect(pdf.status).toBe(200);
    }
    const others = [...api.files.kept.keys()].filter((file) => file.startsWith('pdfs/')).slice(1);
    const size = { width: 8, height: 8, channels: 3 as const, background: '#1f6f4a' };
    const image = (await sharp({ create: size }).png().toBuffer()).toString('base64');
    expect((await api.call('POST', '/team-logo/image', { as: owner, body: { image } })).status).toBe(201);
    expect(api.files.kept.size).toBe(3);

    await remove(owner);
    await api.doJobs();
    expect([...api.files.kept.keys()]).toEqual(others);
  });

  it('RPT-7 removes a PDF that is recorded while the account is being deleted', async () => {
    const ada = await api.person();
    const report = await project(ada);
    const hash = createHash('sha256').update(String(report)).digest('hex');
    const file = `pdfs/${report}/${hash}.pdf`;
    await api.files.put(file, Buffer.from('%PDF-'));
    const maker = await api.sql.connect();
    try {
      await maker.query('begin');
      await maker.query(`insert into report_pdfs (report_number, kind, hash) values ($1, 'full', $2)`, [
        report,
        hash,
      ]);
      const removal = remove(ada);
      await lockAwaited(api);
      await maker.query('commit');
      await removal;
    } finally {
      maker.release();
    }
    await api.doJobs();
    expect(await api.files.has(file)).toBe(false);
  });

  it('TEAM-1 leaves the PDFs of projects that pass on', async () => {
    const [owner, member] = [await api.person(), await api.person()];
    await api.team(owner, [[member, 'member']]);
    await api.call('GET', `/codeReports/pdf/${await project(member)}`, { as: member });
    const before = [...api.files.kept.keys()];
    await remove(member);
    await api.doJobs();
    expect([...api.files.kept.keys()]).toEqual(before);
  });

  it('TEAM-1 two of a team at once end without a team that nobody owns', async () => {
    const [owner, second, third] = [await api.person(), await api.person(), await api.person()];
    const team = await api.team(owner, [
      [second, 'admin'],
      [third, 'member'],
    ]);
    const both = await Promise.all([remove(owner), remove(second)]);
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    expect(await ownerOfTeam(team)).toBe(third.id);
  });

  it('is reported by the user pool as well, also for an account without a profile', async () => {
    const ada = await api.person();
    await api.api.accountEnds.deleted(ada.id);
    await api.api.accountEnds.deleted(ada.id);
    const { status } = await api.call('GET', '/v2/profile/', { as: ada });
    expect(status).toBe(401);
  });
});
