import { FakePdfBatches } from '@ridgeline/core/testing/reports';
import { describe, expect, it } from 'vitest';
import { FakeUserPool } from '../testing/fake-user-pool.ts';
import { NOW, runCli, sessionsInMemory } from '../testing/run-cli.ts';
import { DownloadBroken } from './download.ts';

const typed = 'desk@example.com';
const secret = 'correct';
/** Bytes that are no text. */
const ARCHIVE = Uint8Array.from({ length: 256 }, (_, byte) => byte);

/** Somebody who is signed in, of whose PDFs two are made each time that the program waits. */
async function aUser(perWait = 2) {
  const batches = new FakePdfBatches();
  const asked: string[] = [];
  const pool = new FakeUserPool({ email: typed, password: secret });
  pool.now = NOW;
  const world = {
    sessions: sessionsInMemory(),
    pool,
    batches,
    waits: () => batches.work(perWait),
    written: new Map<string, Buffer>(),
    download: async (url: string) => {
      asked.push(url);
      return inPieces();
    },
  };
  const ridgeline = (words: string, more: object = {}) => runCli(words, { ...world, ...more });
  await ridgeline('sign-in', { typed, secret });
  return { batches, asked, written: world.written, ridgeline, sessions: world.sessions };
}

async function* inPieces(): AsyncGenerator<Uint8Array> {
  yield ARCHIVE.subarray(0, 100);
  yield ARCHIVE.subarray(100);
}

describe('pdfs', () => {
  it('D RPT-7.6 makes a PDF of each report, waits for them, and writes the archive byte for byte', async () => {
    const { batches, asked, written, ridgeline } = await aUser();
    const ran = await ridgeline('pdfs 100042 100043 100042 100044 --kind claim-letter --lang es --out l.zip');
    expect(ran).toEqual({ exitCode: 0, out: '3 PDF, en l.zip\n', err: '' });
    expect(batches.started).toEqual([
      { kind: 'claimLetter', locale: 'es', reportNumbers: ['100042', '100043', '100044'] },
    ]);
    expect(asked).toEqual(['http://localhost:4600/api/pdf-batches/batch-1/archive?until=1&seal=s']);
    expect(written.get('l.zip')).toEqual(Buffer.from(ARCHIVE));
  });

  it('D RPT-7.6 says which reports have no PDF and why, and in data with --json', async () => {
    const { batches, ridgeline } = await aUser();
    batches.missing.set('100043', 'claim-number-missing');
    const words = 'pdfs 100042 100043 --kind claim-letter --out l.zip';
    const ran = await ridgeline(words);
    expect(ran.exitCode).toBe(3);
    expect(ran.out).toBe(
      [
        '1 PDF, in l.zip',
        'Without a PDF:',
        '  100043 Main St, Denver, CO 80202 (report 100043): the report has no claim number yet',
        '',
      ].join('\n'),
    );
    const { out } = await ridgeline(`${words} --overwrite --json`);
    expect(JSON.parse(out)).toMatchObject({
      kind: 'claimLetter',
      made: 1,
      file: 'l.zip',
      bytes: 256,
      missing: [{ reportNumber: '100043', why: 'claim-number-missing' }],
    });
  });

  it('D RPT-7.6 writes no file where no PDF is made', async () => {
    const { batches, written, ridgeline } = await aUser();
    batches.missing.set('100042', 'report-not-found');
    expect(await ridgeline('pdfs 100042 --out l.zip')).toMatchObject({
      exitCode: 3,
      out: expect.stringContaining('no file was written'),
    });
    expect(written.size).toBe(0);
  });

  it('D RPT-7.6 replaces a file only where it is told to, and makes nothing before', async () => {
    const { batches, written, ridgeline } = await aUser();
    const before = Buffer.from('mine');
    written.set('l.zip', before);
    expect(await ridgeline('pdfs 100042 --out l.zip')).toMatchObject({
      exitCode: 5,
      out: '',
      err: expect.stringContaining('--overwrite'),
    });
    expect(written.get('l.zip')).toBe(before);
    expect(batches.started).toEqual([]);
    expect((await ridgeline('pdfs 100042 --out l.zip --overwrite')).exitCode).toBe(0);
    expect(written.get('l.zip')).toHaveLength(256);
  });

  it('D RPT-7.6 without reports fetches the newest, made or not', async () => {
    const { batches, ridgeline } = await aUser();
    expect(await ridgeline('pdfs --out l.zip')).toMatchObject({ exitCode: 3, out: '' });
    await batches.start({ kind: 'whole', locale: 'en', reportNumbers: ['1', '2', '3', '4'] });
    expect(await ridgeline('pdfs 100042 --out l.zip')).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('ridgeline pdfs --out FILE'),
    });
    expect((await ridgeline('pdfs --out l.zip')).out).toBe('4 PDFs, in l.zip\n');
    expect((await ridgeline('pdfs --out again.zip')).out).toBe('4 PDFs, in again.zip\n');
  });

  it('D RPT-7.6 ends on Ctrl-C, and the PDFs are made nevertheless', async () => {
    const { written, ridgeline } = await aUser(1);
    const ctrlC = new AbortController();
    const stopped = ridgeline('pdfs 1 2 3 --out l.zip', {
      waits: () => ctrlC.abort(),
      interruption: ctrlC.signal,
    });
    expect(await stopped).toMatchObject({
      exitCode: 130,
      out: '',
      err: expect.stringContaining('Fetch them'),
    });
    expect(written.size).toBe(0);
    expect((await ridgeline('pdfs --out l.zip')).out).toBe('3 PDFs, in l.zip\n');
  });

  it.each([
    ['breaks off', async () => broken()],
    ['leads to nothing', async () => null],
  ])('D RPT-7.6 writes no file where the download %s', async (_, download) => {
    const { written, ridgeline } = await aUser();
    expect(await ridgeline('pdfs 100042 --out l.zip', { download })).toMatchObject({ exitCode: 4, out: '' });
    expect(written.size).toBe(0);
    expect((await ridgeline('pdfs --out l.zip')).exitCode).toBe(0);
  });

  it('D RPT-7.6 is cancelled where somebody cancels it in the app', async () => {
    const { batches, ridgeline } = await aUser();
    const waits = () => void batches.cancel('batch-1');
    expect(await ridgeline('pdfs 1 --out l.zip', { waits })).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('cancelled'),
    });
  });

  it('D RPT-7.6 waits while the API is away, and says when the session is over', async () => {
    const { batches, ridgeline } = await aUser();
    let times = 0;
    const waits = () => {
      times += 1;
      batches.isAway = times < 4;
      batches.work();
    };
    expect((await ridgeline('pdfs 1 --out l.zip', { waits })).exitCode).toBe(0);
    batches.isAway = true;
    expect((await ridgeline('pdfs 1 --out m.zip')).exitCode).toBe(4);
    batches.isAway = false;
    const ending = { waits: () => batches.endSession() };
    expect(await ridgeline('pdfs 1 --out m.zip', ending)).toMatchObject({
      exitCode: 5,
      err: expect.stringContaining('ridgeline sign-in'),
    });
  });

  it.each([
    ['pdfs 100042', '--out is missing'],
    ['pdfs 1a --out l.zip', '100042'],
    ['pdfs 100042 --kind manufacturer --out l.zip', 'claim-letter'],
    [`pdfs ${Array.from({ length: 501 }, (_, number) => number).join(' ')} --out l.zip`, 'At most 500'],
  ])('D RPT-7.6 refuses a command line that cannot be used', async (words, why) => {
    const { ridgeline } = await aUser();
    expect(await ridgeline(words)).toMatchObject({ exitCode: 2, out: '', err: expect.stringContaining(why) });
  });

  it('D RPT-7.6 is for who is signed in', async () => {
    expect(await runCli('pdfs 100042 --out l.zip')).toMatchObject({
      exitCode: 2,
      err: expect.stringContaining('Sign in first'),
    });
  });
});

async function* broken(): AsyncGenerator<Uint8Array> {
  yield ARCHIVE;
  throw new DownloadBroken('broken');
}
