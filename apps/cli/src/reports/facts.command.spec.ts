import { aKnownFact, aReport, FakeReportGateway, FakeReportServer } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { FakeUserPool } from '../testing/fake-user-pool.ts';
import { NOW, runCli, sessionsInMemory } from '../testing/run-cli.ts';

const typed = 'desk@example.com';
const secret = 'correct';

const REPORT = aReport({
  reportNumber: '100042',
  facts: [
    aKnownFact(),
    {
      section: 'code-detail',
      name: 'drip-edge',
      is: 'unknown',
      settledBy: 'building-department',
      others: [],
    },
    {
      section: 'hail-storm-history',
      name: 'latest-hail',
      is: 'not-included',
      addOn: 'weather',
    },
  ],
});

/** Somebody who is signed in and has one report. */
async function aUser() {
  const server = new FakeReportServer();
  server.put(REPORT);
  const pool = new FakeUserPool({ email: typed, password: secret });
  pool.now = NOW;
  const world = { sessions: sessionsInMemory(), pool, reports: new FakeReportGateway(server) };
  const ridgeline = (words: string) => runCli(words, { ...world, typed, secret });
  await ridgeline('sign-in');
  return { server, ridgeline };
}

describe('facts', () => {
  it('RPT-2 prints each answer with its source, and what would settle what is unknown', async () => {
    const { ridgeline } = await aUser();
    const { exitCode, out, err } = await ridgeline('facts 100042');
    expect([exitCode, err]).toEqual([0, '']);
    expect(out).toMatchInlineSnapshot(`
      "CODE DETAIL
        Ice barrier required: Yes
          Source: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org
        Drip edge required: Unknown. Ask the building department.

      HAIL STORM HISTORY
        Latest hail report: Not included. Add weather history to this project.
      "
    `);
  });

  it('RPT-2 prints one section alone, in Spanish', async () => {
    const { ridgeline } = await aUser();
    const { out } = await ridgeline('facts 100042 --section code-detail --lang es');
    expect(out).toMatchInlineSnapshot(`
      "DETALLE DEL CÓDIGO
        Se exige barrera contra hielo: Sí
          Fuente: City of Denver, 2021 IRC, 2026-01-05, https://www.denvergov.org
        Se exige goterón (drip edge): No se sabe. Pregunte al departamento de construcción.
      "
    `);
  });

  it('RPT-2 is data with --json, with the id and the source of each row', async () => {
    const { ridgeline } = await aUser();
    const { out } = await ridgeline('facts 100042 --section code-detail --json');
    expect(JSON.parse(out)).toMatchObject({
      reportNumber: '100042',
      sections: [{ section: 'code-detail', facts: REPORT.facts.slice(0, 2) }],
    });
  });

  it('RPT-2 says when there is no such report, when the API is away, and when the session is over', async () => {
    const { server, ridgeline } = await aUser();
    expect(await ridgeline('facts 100043')).toMatchObject({
      exitCode: 3,
      out: '',
      err: expect.stringContaining('You have no report 100043.'),
    });
    server.refuseWith('unavailable');
    expect(await ridgeline('facts 100042')).toMatchObject({ exitCode: 4, out: '' });
    server.refuseWith('signed-out');
    expect(await ridgeline('facts 100042')).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('ridgeline sign-in'),
    });
  });

  it('RPT-2 is for who is signed in, and for one report', async () => {
    expect(await runCli('facts 100042')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('Sign in first'),
    });
    const { ridgeline } = await aUser();
    expect((await ridgeline('facts')).exitCode).toBe(2);
    expect(await ridgeline('facts 100042 --section roofs')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('code-detail'),
    });
  });
});
