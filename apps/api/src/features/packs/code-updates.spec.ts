import { aPackHead, aPackRow } from '@ridgeline/core/testing/packs';
import type { PackCells } from '@ridgeline/core/packs';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiForSpecs } from '../../testing/api-for-specs.ts';
import type { Person } from '../../testing/api-under-test.ts';
import { readsIn } from '../../testing/reads-in.ts';
import { readPackFile } from './pack-file.ts';
import { loadPack, removePack } from './packs.repository.ts';

/** A place in Colorado of which the packs of the product tell nothing. */
const CITY = '0899990';
const api = await apiForSpecs();
const database = api.api.database;

beforeEach(async () => {
  api.messages.sent.length = 0;
  await api.sql.query(`delete from data_packs where id like 'spec-%'`);
  await api.sql.query('truncate code_updates');
  await api.sql.query('delete from subscribed_states');
});

type Change = Partial<PackCells>;
let versions = 0;

async function load(id: string, ...rows: readonly Change[]): Promise<boolean> {
  versions += 1;
  const cells = rows.map((row, index) => aPackRow({ row_id: `row-${index}`, bodies: CITY, ...row }));
  const head = aPackHead({ id: `spec-${id}`, row_count: rows.length, version: `${versions}` });
  const file = await readPackFile(new TextEncoder().encode(JSON.stringify({ ...head, rows: cells })));
  if (!file.ok) throw new Error(JSON.stringify(file.failure));
  return loadPack(database, file.value);
}

/** Each update as `body question: old > new`, and forgets it. */
async function updates(): Promise<readonly string[]> {
  const { rows } = await api.sql.query<{ told: string }>(
    `with told as (delete from code_updates returning *)
     select body || ' ' || question || ': ' || coalesce(old_value, 'nothing') || ' > ' || coalesce(new_value, 'nothing') as told
     from told order by body, question, id`,
  );
  return rows.map(({ told }) => told);
}

describe('a pack that changes what is known', () => {
  it('DASH-5.1 writes each changed answer, with its source, and nothing for what stays', async () => {
    await load('frost', {}, { row_id: 'ice', question: 'ice-barrier', value: 'no', unit: undefined });
    expect(await updates()).toEqual([
      `${CITY} frost-depth: nothing > 36 in`,
      `${CITY} ice-barrier: nothing > no`,
    ]);
    await load(
      'frost',
      { source_name: 'Another page' },
      {
        row_id: 'renamed',
        question: 'ice-barrier',
        value: 'yes',
        unit: undefined,
        source_date: '2026-10-01',
      },
    );
    const { rows } = await api.sql.query(
      `select state, level, body, question, old_value, new_value, source_name, source_date, pack, told_at from code_updates`,
    );
    expect(rows).toEqual([
      {
        state: 'co',
        level: 'place',
        body: CITY,
        question: 'ice-barrier',
        old_value: 'no',
        new_value: 'yes',
        source_name: 'City of Sheridan Design Criteria',
        source_date: '2026-10-01',
        pack: 'spec-frost',
        told_at: null,
      },
    ]);
  });

  it('DASH-5.1 writes nothing when the same facts are loaded again, or move to another pack', async () => {
    await load('one', {});
    await updates();
    await load('one', {});
    await load('two', {});
    expect(await removePack(database, 'spec-one')).toBe(true);
    expect(await updates()).toEqual([]);
    expect(await removePack(database, 'spec-two')).toBe(true);
    expect(await updates()).toEqual([`${CITY} frost-depth: 36 in > nothing`]);
    expect(await removePack(database, 'spec-two')).toBe(false);
  });

  it('DASH-5.1 RPT-3.3 writes nothing when a fact has got its Spanish since', async () => {
    const limited = { condition: 'tear-off' };
    await load('one', limited);
    await updates();
    await load('one', { ...limited, condition_es: 'al quitar el techo existente' });
    expect(await updates()).toEqual([]);
  });

  it('DASH-5.1 tells rows that disagree together, and those that answer nothing not at all', async () => {
    await load('one', {});
    await load('two', { value: '42', condition: 'above 7,000 ft' });
    await load(
      'rest',
      { value: '48', trust: 'low' },
      { row_id: 'old', value: '30', status: 'superseded' },
      { row_id: 'open', question: 'weathering', value: 'see the map', unit: undefined, status: 'no-answer' },
      {
        row_id: 'desk',
        question: 'municipality-contact',
        about: 'phone',
        value: '303-555-0100',
        unit: undefined,
      },
    );
    expect(await updates()).toEqual([
      `${CITY} frost-depth: nothing > 36 in`,
      `${CITY} frost-depth: 36 in > 36 in; 42 in (above 7,000 ft)`,
    ]);
  });

  it('DASH-5.1 is of a state by its letters, and of each body by the state of its GEOID', async () => {
    await load(
      'many',
      { level: 'state', bodies: 'mn' },
      { row_id: 'counties', level: 'county', bodies: '08005 27053' },
    );
    const { rows } = await api.sql.query('select state, level, body from code_updates order by body');
    expect(rows).toEqual([
      { state: 'co', level: 'county', body: '08005' },
      { state: 'mn', level: 'county', body: '27053' },
      { state: 'mn', level: 'state', body: 'mn' },
    ]);
  });

  it('DASH-5.1 is no news as the first version of a pack of the product', async () => {
    const { rows } = await api.sql.query(
      `select count(*)::int as packs from data_packs where id like 'us-%'`,
    );
    expect(rows).not.toEqual([{ packs: 0 }]);
    expect(await updates()).toEqual([]);
  });
});

describe('a digest of changes', () => {
  async function reader(...states: readonly string[]): Promise<Person> {
    const person = await api.person();
    await api.sql.query('insert into subscribed_states (person_id, states) values ($1, $2)', [
      person.id,
      states,
    ]);
    return person;
  }
  async function statesOf({ id }: Person): Promise<readonly string[]> {
    const { rows } = await api.sql.query<{ states: readonly string[] }>(
      'select states from subscribed_states where person_id = $1',
      [id],
    );
    return rows[0]?.states ?? [];
  }
  async function tell(): Promise<void> {
    await api.sql.query(`insert into pgboss.job (name, data) values ('tell-code-updates', '{}')`);
    await api.doJobs();
  }

  async function dueAgain(limit = ''): Promise<void> {
    await api.sql.query(
      `update pgboss.job set state = 'retry', start_after = now() where id in (
         select id from pgboss.job where name = 'send-code-digest' and state in ('retry', 'active') ${limit})`,
    );
  }

  it('DASH-5.1 is one mail for each subscriber of its states, however often it is made', async () => {
    const [co, both, mn] = [await reader('co'), await reader('co', 'mn'), await reader('mn')];
    await load(
      'one',
      { row_id: 'name', question: 'body-name', value: 'Springtown', unit: undefined },
      { row_id: 'ice', question: 'ice-barrier', value: 'yes', unit: undefined },
    );
    await load('two', { row_id: 'wide', level: 'state', bodies: 'co', value: '40' });
    await tell();
    await tell();
    const { sent } = api.messages;
    expect(sent.map(({ to }) => to).toSorted()).toEqual([co.email, both.email].toSorted());
    expect(sent.some(({ to }) => to === mn.email)).toBe(false);
    const [mail] = sent;
    expect(mail).toMatchObject({
      medium: 'email',
      purpose: 'code-digest',
      subject: 'Code changes: Colorado',
    });
    expect(mail?.words).toContain(
      'Colorado. Frost depth: 40 in (before: not known). Source: City of Sheridan Design Criteria, 2026-11-22, https://www.ci.sheridan.co.us',
    );
    expect(mail?.words).toContain('Springtown, Colorado. Ice barrier required: yes (before: not known).');
  });

  it('DASH-5.1 names a county, and a place that has no name anywhere by its GEOID', async () => {
    const { email } = await reader('co');
    await load(
      'one',
      { row_id: 'county', level: 'county', bodies: '08119' },
      { row_id: 'nowhere', bodies: '0899999' },
    );
    await tell();
    const words = api.messages.sent.find(({ to }) => to === email)?.words;
    expect(words).toContain('Teller County, Colorado. Frost depth: 36 in');
    expect(words).toContain('0899999, Colorado. Frost depth: 36 in');
  });

  it('DASH-5.1 API-2 is in the language in which the person reads', async () => {
    const [ana, ben] = [await reader('co'), await reader('co')];
    await readsIn(api, ana, 'es');
    const permit = {
      question: 'permit-required',
      value: 'yes',
      unit: undefined,
      level: 'state',
      bodies: 'co',
    } as const;
    await load(
      'one',
      { row_id: 'wide', level: 'state', bodies: 'co', value: '40' },
      { row_id: 'permit', ...permit, condition: 'tear-off', condition_es: 'al quitar el techo existente' },
    );
    await tell();
    const mailTo = (person: Person) => api.messages.sent.find(({ to }) => to === person.email);
    expect(mailTo(ana)).toMatchObject({ subject: 'Cambios de códigos: Colorado' });
    expect(mailTo(ana)?.words).toContain(
      'Colorado. Profundidad de congelación del suelo: 40 in (antes: no se sabe). Fuente:',
    );
    expect(mailTo(ana)?.words).toContain(': sí (al quitar el techo existente) (antes: no se sabe)');
    expect(mailTo(ben)?.words).toContain(': yes (tear-off) (before: not known)');
    expect(mailTo(ana)?.words).toContain('Dejar de recibir estos correos: https://');
    expect(mailTo(ben)).toMatchObject({ subject: 'Code changes: Colorado' });
  });

  it('DASH-5.2 ends by its own link, of which the mail program knows, and by nobody else’s', async () => {
    const [leaves, stays] = [await reader('co'), await reader('co')];
    await load('one', {});
    await tell();
    const mail = api.messages.sent.find(({ to }) => to === leaves.email);
    const unsubscribe = mail?.medium === 'email' ? (mail.unsubscribe ?? '') : '';
    expect(mail?.words).toContain(`Stop these emails: ${unsubscribe}`);
    const { origin, pathname, search } = new URL(unsubscribe);
    expect(origin).toBe('https://ridgeline.example.com');

    const open = (method: 'GET' | 'POST', url: string, headers = {}) =>
      api.api.server.inject({ method, url, headers });
    const page = await open('GET', pathname + search);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Stop these emails')]);
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const spanish = await open('GET', pathname + search, { 'accept-language': 'es-MX,es;q=0.9' });
    expect(spanish.body).toContain('Dejar de recibir los correos');
    expect(await statesOf(leaves)).toEqual(['co']);

    const forged = search.replace(leaves.id, stays.id);
    expect((await open('POST', pathname + forged)).statusCode).toBe(404);
    expect((await open('POST', pathname)).statusCode).toBe(404);
    expect(await statesOf(stays)).toEqual(['co']);

    for (const again of [false, true]) {
      const done = await api.api.server.inject({
        method: 'POST',
        url: pathname + search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect([again, done.statusCode]).toEqual([again, 200]);
    }
    expect(await statesOf(leaves)).toEqual([]);
    expect(await statesOf(stays)).toEqual(['co']);
  });

  it('DASH-5.1 is bounded, counts the rest, and leaves out a state that is no longer subscribed to', async () => {
    await reader('co');
    const gone = await reader('co');
    const bodies = Array.from({ length: 25 }, (_, n) => `08${String(2 * n + 1).padStart(3, '0')}`).join(' ');
    await load('counties', { level: 'county', bodies, value: '61' });
    await api.sql.query(`insert into pgboss.job (name, data) values ('tell-code-updates', '{}')`);
    await api.sql.query(`update subscribed_states set states = '{}' where person_id = $1`, [gone.id]);
    await api.doJobs();
    expect(api.messages.sent).toHaveLength(1);
    const words = api.messages.sent[0]?.words ?? '';
    expect(words.match(/Frost depth/g)).toHaveLength(20);
    expect(words).toContain('And 5 more changes.');
  });

  it('DASH-5.1 whose copy was killed is told to the rest, and to nobody twice', async () => {
    const readers = [await reader('co'), await reader('co'), await reader('co')];
    await load('one', {});
    api.messages.isAway = true;
    await tell();
    api.messages.isAway = false;
    await dueAgain('limit 1');
    await api.doJobs();
    expect(api.messages.sent).toHaveLength(1);
    // A copy takes the others, and is killed: when their time is over, the queue gives them to another copy.
    await api.sql.query(
      `update pgboss.job set state = 'active', started_on = now() - interval '1 day'
       where name = 'send-code-digest' and state = 'retry'`,
    );
    await dueAgain();
    await api.doJobs();
    await tell();
    const mails = api.messages.sent.map(({ to }) => to);
    expect(mails.toSorted()).toEqual(readers.map(({ email }) => email).toSorted());
    expect(new Set(api.messages.sent.map(({ id }) => id)).size).toBe(readers.length);
  });
});
