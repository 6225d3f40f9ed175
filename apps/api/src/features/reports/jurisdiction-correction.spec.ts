import type { Report, ReportFact } from '@ridgeline/contract';
import { type Fact, readReport } from '@ridgeline/core/reports';
import { aKnownFact } from '@ridgeline/core/testing/reports';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProject } from '../../testing/a-project.ts';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { atOnce } from '../../testing/at-once.ts';
import { peopleOfATeam, type PeopleOfATeam, type Standing } from '../../testing/people-of-a-team.ts';

type Answered = Report & { readonly code?: string; readonly field?: string };

const api = await apiForSpecs();
let ada: Person;
let people: PeopleOfATeam;
let number: string;

const source = { name: 'US Census', url: null, edition: '2025', date: '2026-01-01', read: null };
const found = {
  section: 'municipality',
  is: 'known',
  confidence: 'verified',
  condition: null,
  source,
  rowId: null,
  level: null,
  others: [],
} as const;
const FOUND: readonly ReportFact[] = [
  {
    ...found,
    name: 'controlling-municipality',
    value: { kind: 'jurisdiction', body: { kind: 'city', name: 'Denver', geoid: '0820000' } },
    others: [],
  },
  {
    ...found,
    name: 'jurisdiction-basis',
    value: { kind: 'jurisdiction-reason', reason: 'inside-limits', nearEdge: true },
    others: [],
  },
];
const REFRESHED = '1200 Broadway, Denver, CO 80203';
const CORRECTION = {
  kind: 'county',
  name: '  Arapahoe   County ',
  why: ' The assessor’s map shows it outside. ',
};

beforeAll(async () => {
  ada = await api.person();
  people = await peopleOfATeam(api);
});

beforeEach(async () => {
  number = await projectOf(ada);
});

function projectOf(person: Person): Promise<string> {
  const municipality = { website: 'https://www.denvergov.org', phone: '720-865-2982', email: null };
  return aProject(api, person, { jurisdiction: 'Denver', content: { municipality, facts: FOUND } });
}

const correct = (body: unknown = CORRECTION, as = ada, of = number) =>
  api.call<Answered>('PUT', `/codeReports/${of}/jurisdiction`, { as, body });
const undo = (as = ada, of = number) =>
  api.call<Answered>('DELETE', `/codeReports/${of}/jurisdiction`, { as });
/** Without `may_change`, which an answer to a change does not say. */
async function read(as = ada, of = number) {
  const answer = await api.call<Answered>('GET', `/codeReports/${of}`, { as });
  return { ...answer, body: { ...answer.body, may_change: undefined } };
}
const nameOf = async (person: Person) => {
  const { rows } = await api.sql.query<{ name: string }>(
    `select given_name || ' ' || family_name as name from people where id = $1`,
    [person.id],
  );
  return rows[0]?.name;
};

describe('a correction of the jurisdiction', () => {
  it('RPT-2.3 is told wherever the fact is, with who, when and why, and what was found beside it', async () => {
    const { status, body } = await correct();
    expect(status).toBe(200);
    expect(body.municipality).toEqual({ name: 'Arapahoe County', website: null, phone: null, email: null });
    const [by, on] = [await nameOf(ada), new Date().toISOString().slice(0, 10)];
    const row = { source: { name: by, date: on } };
    expect(body.facts).toMatchObject([
      {
        name: 'controlling-municipality',
        is: 'disputed',
        answers: 'first',
        rows: [
          { ...row, value: { kind: 'jurisdiction', body: { kind: 'county', name: 'Arapahoe County' } } },
          { source, value: { body: { name: 'Denver' } } },
        ],
      },
      {
        name: 'jurisdiction-basis',
        is: 'disputed',
        rows: [
          { ...row, value: { reason: 'corrected', by, on, why: 'The assessor’s map shows it outside.' } },
          { value: { reason: 'inside-limits' } },
        ],
      },
    ]);
    expect((await read()).body).toEqual(body);
    const reading = readReport(body);
    expect(reading.ok && reading.value.facts).toEqual(body.facts);
    const { rows } = await api.sql.query('select jurisdiction from projects where report_number = $1', [
      number,
    ]);
    expect(rows).toEqual([{ jurisdiction: 'Arapahoe County' }]);
  });

  it('RPT-2.3 NAV-2 is told without a name to whoever has the link of the report', async () => {
    await correct();
    const { share } = (await api.call<{ share: string }>('POST', `/codeReports/${number}/share`, { as: ada }))
      .body;
    const { status, body } = await api.call<Report>('GET', `/public/reports/${number}?share=${share}`);
    expect(status).toBe(200);
    expect(JSON.stringify(body)).not.toContain(await nameOf(ada));
    expect(body.facts).toMatchObject([
      { rows: [{ source: { name: 'Corrected by hand' } }, {}] },
      {
        rows: [{ value: { reason: 'corrected', by: null, why: 'The assessor’s map shows it outside.' } }, {}],
      },
    ]);
  });

  it('RPT-2.3 is replaced by the next one, and undone to what was found, however often', async () => {
    const before = (await read()).body;
    await correct();
    const second = { kind: 'city', name: 'Englewood', why: 'The permit office said so.' };
    expect((await correct(second)).body.municipality).toMatchObject({ name: 'Englewood' });
    expect((await undo()).body).toEqual(before);
    expect((await undo()).body).toEqual(before);
    expect((await read()).body).toEqual(before);
  });

  it('RPT-2.3 is one of twenty made at once, and undone to what was found', async () => {
    const before = (await read()).body;
    const answers = await atOnce(
      api,
      ['select from projects where report_number = $1 for update', number],
      Array.from(
        { length: 20 },
        (_, n) => () => (n % 4 === 3 ? undo() : correct({ ...CORRECTION, name: `County ${n}` })),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await correct();
    expect((await undo()).body).toEqual(before);
  });

  it.each([
    [{ name: ' \n' }, 'jurisdiction-name-required', 'body/name'],
    [{ why: '  ' }, 'correction-reason-required', 'body/why'],
  ])('RPT-2.3 is refused without name or reason: %j', async (change, code, field) => {
    expect(await correct({ ...CORRECTION, ...change })).toMatchObject({ status: 400, body: { code, field } });
    expect((await read()).body.facts).toEqual(FOUND);
  });

  it.each([{ kind: 'state' }, { name: 'x'.repeat(201) }, { why: 'x'.repeat(1001) }, { why: undefined }])(
    'RPT-2.3 is refused as %j',
    async (change) => {
      expect((await correct({ ...CORRECTION, ...change })).status).toBe(400);
    },
  );

  it('RPT-2.3 is told of a report of version 1 as well', async () => {
    await api.sql.query(
      `update projects set record_version = 1, content = '{"municipality": "Denver"}' where report_number = $1`,
      [number],
    );
    expect((await correct()).body.municipality).toBe('Arapahoe County');
    expect((await undo()).body.municipality).toBe('Denver');
  });

  it('RPT-2.3 is recorded in the audit log, and so is that it was undone', async () => {
    await correct();
    await undo();
    const { rows } = await api.sql.query(
      `select action, actor, operation, details from audit.entries where object = $1 order by id`,
      [number],
    );
    const details = { kind: 'county', name: 'Arapahoe County' };
    expect(rows).toEqual([
      { action: 'jurisdiction-corrected', actor: ada.id, operation: 'correctJurisdiction', details },
      { action: 'correction-undone', actor: ada.id, operation: 'undoJurisdictionCorrection', details },
    ]);
  });

  it('RPT-2.3 stays when the account of its maker is gone, without their name', async () => {
    const of = await projectOf(people.member);
    await correct(CORRECTION, people.admin, of);
    await api.sql.query('update jurisdiction_corrections set made_by = null where report_number = $1', [of]);
    const [, basis] = (await read(people.member, of)).body.facts ?? [];
    expect(basis).toMatchObject({ rows: [{ value: { reason: 'corrected', by: null } }, {}] });
  });

  it('costs one round trip where it is read or undone, and two where it is made', async () => {
    const before = api.api.database.trips;
    await correct();
    expect(api.api.database.trips - before).toBe(2);
    await read();
    await undo();
    expect(api.api.database.trips - before).toBe(4);
  });

  it('RPT-2.3 is not made where what holds under it cannot be looked up', async () => {
    const before = (await read()).body;
    api.properties.isAway = true;
    expect((await correct()).status).toBe(503);
    api.properties.isAway = false;
    expect((await read()).body).toEqual(before);
  });
});

describe('what depends on who governs, under a corrected jurisdiction', () => {
  const frost = (amount: string, level: 'place' | 'county' | 'state' = 'place') =>
    aKnownFact({
      section: 'design-criteria',
      name: 'frost-depth',
      level,
      value: { kind: 'quantity', amount, unit: 'in', basis: null },
    });
  const hail = aKnownFact({
    section: 'hail-storm-history',
    name: 'hail-reports',
    level: null,
    value: { kind: 'storm-counts', rows: [{ withinMiles: 5, reports: 3 }] },
  });
  const contact = (phone: string) =>
    aKnownFact({
      section: 'municipality',
      name: 'municipality-contact',
      level: 'county',
      value: {
        kind: 'contacts',
        rows: [{ office: null, phone, email: null, website: null, address: null, source, rowId: null }],
      },
    });
  const arapahoe = { kind: 'county', name: 'Arapahoe County', geoid: '08005' } as const;
  const told = { body: arapahoe, facts: [frost('42', 'county'), contact('303-795-4400')] };
  const frostOf = ({ facts = [] }: Report) => facts.find(({ name }) => name === 'frost-depth');
  const basisOf = ({ facts = [] }: Report) => facts.find(({ name }) => name === 'jurisdiction-basis');

  beforeEach(async () => {
    api.properties.tellAuthority(told);
    await api.sql.query(
      `update projects set includes = '{weather}', content = jsonb_set(content, '{facts}', $2::jsonb) where report_number = $1`,
      [number, JSON.stringify([...FOUND, frost('36'), hail])],
    );
  });
  const listed = async () => {
    const { rows } = await api.sql.query<{ authority: string | null; sections: string[] }>(
      'select authority, answered_sections as sections from projects where report_number = $1',
      [number],
    );
    return rows[0];
  };

  it('RPT-2.3 is that of the named authority, with what was found beside it, and as before when it is undone', async () => {
    const before = (await read()).body;
    const { body } = await correct();
    expect(body.municipality).toMatchObject({ name: 'Arapahoe County', phone: '303-795-4400' });
    expect(frostOf(body)).toMatchObject({
      is: 'known',
      level: 'county',
      value: { amount: '42' },
      others: [{ why: 'other-jurisdiction', level: 'place', value: { amount: '36' } }],
    });
    expect(basisOf(body)).toMatchObject({ rows: [{ value: { reason: 'corrected', known: true } }, {}] });
    expect(body.facts).toContainEqual(hail);
    expect((await read()).body).toEqual(body);
    expect(await listed()).toMatchObject({ authority: '08005' });
    expect((await undo()).body).toEqual(before);
    expect(await listed()).toMatchObject({ authority: '0820000' });
  });

  it('RPT-2.3 is known by the name as the data has it, in any letters, for fees as well', async () => {
    const { body } = await correct({ ...CORRECTION, name: 'arapahoe county' });
    expect(body.municipality).toMatchObject({ name: 'Arapahoe County' });
    expect(body.facts?.[0]).toMatchObject({ rows: [{ value: { body: arapahoe } }, {}] });
  });

  it('RPT-2.3 is said to be unknown of an authority that no pack knows', async () => {
    const nowhere = { kind: 'county', name: 'Nowhere', geoid: null } as const;
    const unknown = { is: 'unknown', settledBy: 'building-department', others: [] } as const;
    api.properties.tellAuthority({
      body: nowhere,
      facts: [{ section: 'design-criteria', name: 'frost-depth', ...unknown }],
    });
    const { body } = await correct({ ...CORRECTION, name: 'Nowhere' });
    expect(basisOf(body)).toMatchObject({ rows: [{ value: { known: false } }, {}] });
    expect(frostOf(body)).toMatchObject({
      is: 'unknown',
      others: [{ why: 'other-jurisdiction', value: { amount: '36' } }],
    });
    expect(await listed()).toEqual({
      authority: null,
      sections: expect.not.arrayContaining(['design-criteria']),
    });
  });

  it('RPT-2.3 is what was found where the correction names the authority that was found', async () => {
    const { body } = await correct({ ...CORRECTION, kind: 'city', name: 'denver' });
    expect(frostOf(body)).toEqual(frost('36'));
  });

  it('RPT-2.3 RPT-3.2 is looked up again by a refresh, which keeps what was told before', async () => {
    await api.sql.query(`update projects set address = $2 where report_number = $1`, [number, REFRESHED]);
    const found = {
      jurisdiction: 'Denver',
      place: null,
      facts: [...(FOUND as readonly Fact[]), frost('36'), hail],
    };
    api.properties.tell(REFRESHED, found);
    await correct();
    const refresh = () => api.call<Answered>('POST', `/codeReports/${number}/refresh`, { as: ada });
    const { factsVersion = 0 } = (await refresh()).body;
    expect((await refresh()).body.factsVersion).toBe(factsVersion);
    api.properties.tellAuthority({ ...told, facts: [frost('48', 'county')] });
    const { body } = await refresh();
    expect(frostOf(body)).toMatchObject({ value: { amount: '48' } });
    expect(body).toMatchObject({ factsVersion: factsVersion + 1, municipality: { phone: null } });
    const earlier = await api.call<Answered>('GET', `/codeReports/${number}/versions/${factsVersion}`, {
      as: ada,
    });
    expect(frostOf(earlier.body)).toMatchObject({ value: { amount: '42' } });
    expect(earlier.body.municipality).toEqual({
      name: 'Arapahoe County',
      website: null,
      phone: '303-795-4400',
      email: null,
    });
    expect(frostOf((await undo()).body)).toEqual(frost('36'));
  });

  it('RPT-2.3 a version from before the correction tells nothing of the named authority', async () => {
    await api.sql.query(`update projects set address = $2 where report_number = $1`, [number, REFRESHED]);
    api.properties.tell(REFRESHED, {
      jurisdiction: 'Denver',
      place: null,
      facts: [...(FOUND as readonly Fact[]), frost('30')],
    });
    await api.call('POST', `/codeReports/${number}/refresh`, { as: ada });
    await correct();
    const first = () => api.call<Answered>('GET', `/codeReports/${number}/versions/1`, { as: ada });
    const { body } = await first();
    expect(frostOf(body)).toMatchObject({ is: 'unknown', others: [{ value: { amount: '36' } }] });
    expect(body.municipality).toEqual({ name: 'Arapahoe County', website: null, phone: null, email: null });
    // Of Denver, a later lookup found no contact.
    const { body: today } = await correct({ ...CORRECTION, kind: 'city', name: 'Denver' });
    expect(today.municipality).toMatchObject({ name: 'Denver', phone: null });
    expect((await first()).body.municipality).toMatchObject({ name: 'Denver', phone: '720-865-2982' });
  });

  it('RPT-2.3 RPT-3.2 a version that told of another authority tells nothing of the one that is named now', async () => {
    await api.sql.query(`update projects set address = $2 where report_number = $1`, [number, REFRESHED]);
    await correct();
    api.properties.tell(REFRESHED, { jurisdiction: 'Denver', place: null, facts: [frost('30')] });
    await api.call('POST', `/codeReports/${number}/refresh`, { as: ada });
    const nowhere = { kind: 'county', name: 'Nowhere', geoid: null } as const;
    api.properties.tellAuthority({ body: nowhere, facts: [] });
    await correct({ ...CORRECTION, name: 'Nowhere' });
    const { body } = await api.call<Answered>('GET', `/codeReports/${number}/versions/1`, { as: ada });
    expect(frostOf(body)).toMatchObject({ is: 'unknown' });
    expect(body.municipality).toEqual({ name: 'Nowhere', website: null, phone: null, email: null });
  });
});

describe('the contact of a municipality whose jurisdiction is corrected', () => {
  const PHONE = '720-865-2982';
  const contact: ReportFact = {
    ...found,
    level: 'place',
    name: 'municipality-contact',
    value: {
      kind: 'contacts',
      rows: [{ office: null, phone: PHONE, email: null, website: null, address: null, source, rowId: null }],
    },
    others: [],
  };

  it.each([
    ['that was found', { kind: 'city', name: 'Denver' }, PHONE],
    ['that was found, in other letters', { kind: 'city', name: ' DENVER ' }, PHONE],
    ['of another kind', { kind: 'county', name: 'Denver' }, null],
    ['of another name', { kind: 'city', name: 'Englewood' }, null],
  ])('RPT-2.3 stands beside the authority %s, and only there', async (_, to, phone) => {
    await api.sql.query(
      `update projects set content = jsonb_set(content, '{facts}', $2::jsonb) where report_number = $1`,
      [number, JSON.stringify([...FOUND, contact])],
    );
    const before = (await read()).body;
    for (const first of [CORRECTION, null]) {
      if (first !== null) await correct(first);
      const { body } = await correct({ ...CORRECTION, ...to });
      expect(body.municipality).toMatchObject({ phone });
      // The fact says the same: core's rule and the one in SQL agree.
      const fact = body.facts?.find(({ name }) => name === 'municipality-contact');
      expect(fact?.is).toBe(phone === null ? 'unknown' : 'known');
      expect((await undo()).body).toEqual(before);
    }
  });
});

describe('who may correct the jurisdiction of a project of a team', () => {
  it.each<[Standing, number]>([
    ['owner', 200],
    ['admin', 200],
    ['member', 200],
    ['viewer', 404],
    ['otherOwner', 404],
    ['nobody', 404],
    ['newcomer', 403],
  ])('TEAM-1 RPT-2.3 %s is answered %i about the member’s', async (standing, status) => {
    const of = await projectOf(people.member);
    expect((await correct(CORRECTION, people[standing], of)).status).toBe(status);
    const corrected = status === 200 ? 'Arapahoe County' : 'Denver';
    expect((await read(people.member, of)).body.municipality).toMatchObject({ name: corrected });
    expect((await undo(people[standing], of)).status).toBe(status);
  });
});
