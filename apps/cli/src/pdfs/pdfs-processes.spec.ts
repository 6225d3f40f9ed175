import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apiForSpecs, aProject, type Person } from '@ridgeline/api/testing';
import { freshDatabase } from '@ridgeline/api/testing/database';
import { DAY } from '@ridgeline/core/shared';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../testing/run-process.ts';

// The program as a process, on a working API: what the specs in process cannot show.
const api = await apiForSpecs({}, { databaseUrl: await freshDatabase() });

let folder: string;
let address: string;
let ada: Person;
let report: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ridgeline-pdfs-'));
  ada = await api.person();
  report = await aProject(api, ada);
  address = await api.api.server.listen({ port: 0, host: '127.0.0.1' });
  const session = {
    accessToken: ada.token,
    refreshToken: 'none',
    expiresAt: Date.now() + DAY,
    email: ada.email,
    pool: { endpoint: 'https://pool.example.com/', clientId: 'web' },
  };
  await mkdir(join(folder, 'ridgeline'));
  await writeFile(
    join(folder, 'ridgeline', 'sessions.json'),
    JSON.stringify({ [`${address}/api`]: session }),
  );
}, 120_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

const pdfs = (...words: readonly string[]) =>
  runProcess(['pdfs', ...words, '--lang', 'en'], {
    environment: { RIDGELINE_API: `${address}/api`, XDG_CONFIG_HOME: folder },
  });

/** The jobs of the API are done until it has ended. */
async function withJobs<Ended>(running: Promise<Ended>): Promise<Ended> {
  const ended = new AbortController();
  void running.finally(() => ended.abort());
  while (!ended.signal.aborted) await api.doJobs();
  return running;
}

describe('pdfs, as a process', { timeout: 120_000 }, () => {
  it('D RPT-7.6 writes the archive that the API gives, byte for byte, and never over another file', async () => {
    const out = join(folder, 'letters.zip');
    expect(await withJobs(pdfs(report, '--out', out))).toEqual({
      exitCode: 0,
      out: `1 PDF, in ${out}\n`,
      err: '',
    });

    const { body } = await api.call<{ items: { url: string }[] }>('GET', '/pdf-batches', { as: ada });
    const archive = await fetch(new URL(body.items[0]?.url ?? '', address));
    const written = await readFile(out);
    expect(written.equals(Buffer.from(await archive.arrayBuffer()))).toBe(true);
    expect(written.subarray(0, 2).toString()).toBe('PK');

    expect(await pdfs('--out', out)).toMatchObject({ exitCode: 5, out: '' });
    expect(await pdfs('--out', out, '--overwrite')).toMatchObject({ exitCode: 0 });
    expect(await readdir(folder)).toEqual(['letters.zip', 'ridgeline']);
  });

  it('D RPT-7.6 without an API says so, and leaves no file', async () => {
    const away = { RIDGELINE_API: 'http://127.0.0.1:1/api', XDG_CONFIG_HOME: folder };
    const sessions = join(folder, 'ridgeline', 'sessions.json');
    const kept = JSON.parse(await readFile(sessions, 'utf8')) as Record<string, unknown>;
    await writeFile(sessions, JSON.stringify({ ...kept, [away.RIDGELINE_API]: kept[`${address}/api`] }));
    const ran = await runProcess(['pdfs', report, '--out', join(folder, 'none.zip')], { environment: away });
    expect(ran).toMatchObject({ exitCode: 4, out: '' });
    expect(await readdir(folder)).not.toContain('none.zip');
  });
});
