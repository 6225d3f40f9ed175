import type { Report, ReportFact } from '@ridgeline/contract';
import { readReport } from '@ridgeline/core/reports';
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
const read = (as = ada, of = number) => api.call<Answered>('GET', `/codeReports/${of}`, { as });
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

  it('costs one round trip each', async () => {
    const before = api.api.database.trips;
    await correct();
    await read();
    await undo();
    expect(api.api.database.trips - before).toBe(3);
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
