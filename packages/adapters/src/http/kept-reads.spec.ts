import { type Instant, SECOND } from '@ridgeline/core/shared';
import { FakeClock, FakeTimer } from '@ridgeline/core/testing/shared';
import { FakeOwnRecords, FakeRecordStorage } from '@ridgeline/core/testing/sync';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { KeptReads } from './kept-reads.ts';

const REPORT = 'https://this.app/api/codeReports/CR-1';
const answer = (text: string, status = 200) => new Response(text, { status });
const offline = () => Promise.reject(new TypeError('Failed to fetch'));

async function setUp({ secret = 'ada' }: { readonly secret?: string | null } = {}) {
  const clock = new FakeClock();
  const timer = new FakeTimer(clock);
  const records = new FakeOwnRecords(new FakeRecordStorage());
  if (secret !== null) await records.unlock(secret);
  const copies: Instant[] = [];
  const reached: boolean[] = [];
  const kept: boolean[] = [];
  const reads = new KeptReads({
    records,
    clock,
    timer,
    onReach: (has) => reached.push(has),
    onCopy: (at) => copies.push(at),
    onKept: (isKept) => kept.push(isKept),
  });
  const get = async (send: () => Promise<Response>, url = REPORT) =>
    (await reads.ask(new Request(url), send)).text();
  return { clock, timer, records, reads, copies, reached, kept, get };
}

describe('what the API has answered', () => {
  it('is read again without a connection, with its age; the newest answer counts', async () => {
    const { get, clock, copies, reached } = await setUp();
    await get(async () => answer('first'));
    clock.advance(SECOND);
    const at = clock.now();
    await get(async () => answer('second'));
    clock.advance(SECOND);
    expect(await get(offline)).toBe('second');
    expect([copies, reached]).toEqual([[at], [true, true, false]]);
  });

  it('is read again where the API is out of order, but not where it refuses', async () => {
    const { get } = await setUp();
    await get(async () => answer('kept'));
    expect(await get(async () => answer('', 503))).toBe('kept');
    expect(await get(async () => answer('unauthorized', 401))).toBe('unauthorized');
    expect(await get(async () => answer('absent', 404))).toBe('absent');
    await expect(get(offline)).rejects.toThrow('Failed to fetch');
  });

  it('is read again where an answer takes long, and the late answer is kept', async () => {
    const { get, timer, copies } = await setUp();
    await get(async () => answer('kept'));
    let come: (late: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => (come = resolve));
    const read = get(() => late);
    await vi.waitFor(() => expect(timer.waiting).toBe(1));
    await timer.advance(4 * SECOND);
    expect(await read).toBe('kept');
    expect(copies).toHaveLength(1);
    come(answer('late'));
    await vi.waitFor(async () => expect(await get(offline)).toBe('late'));
  });

  it('is told not to be kept where the storage is full, and to be kept once there is room', async () => {
    const { get, records, reads, kept } = await setUp();
    records.storage.isFull = true;
    expect(await get(async () => answer('first'))).toBe('first');
    records.storage.isFull = false;
    await get(async () => answer('second'));
    expect(kept).toEqual([false, true]);
    records.lock();
    await get(async () => answer('third'));
    await reads.forget();
    expect(kept).toHaveLength(2);
  });

  it('is kept once the records are unlocked', async () => {
    const { get, reads, records } = await setUp({ secret: null });
    await get(async () => answer('before'));
    await expect(get(offline)).rejects.toThrow('Failed to fetch');
    await records.unlock('ada');
    await reads.keepUnkept();
    expect(await get(offline)).toBe('before');
  });

  it('is not kept of a change, nor of what is no screen', async () => {
    const { get, reads, records } = await setUp();
    await get(async () => answer('x'), 'https://this.app/api/apiKeys');
    await reads.ask(new Request(REPORT, { method: 'POST' }), async () => answer('x'));
    expect(await records.all('copies')).toEqual([]);
  });

  it('is gone with the session, and nothing that is answered later is kept for the next person', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { get, reads, records } = await setUp();
        await get(async () => answer('of Ada'));
        const asked = get(() => scheduler.schedule(Promise.resolve(answer('late, of Ada')))).catch(
          () => null,
        );
        const leave = async () => {
          await scheduler.schedule(Promise.resolve());
          await reads.forget();
          await records.unlock('lin');
          await reads.keepUnkept();
        };
        await scheduler.waitFor(Promise.all([asked, leave()]));
        await expect(get(offline)).rejects.toThrow('Failed to fetch');
        await records.unlock('ada');
        expect(await records.all('copies')).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('is not kept for the next person if its text arrives after the sign-out', async () => {
    const { get, reads, records } = await setUp();
    let body: ReadableStreamDefaultController | undefined;
    const slow = new Response(new ReadableStream({ start: (controller) => void (body = controller) }));
    const asked = get(async () => slow);
    await vi.waitFor(() => expect(slow.body?.locked).toBe(true));
    await reads.forget();
    await records.unlock('lin');
    body?.enqueue(new TextEncoder().encode('of Ada'));
    body?.close();
    expect(await asked).toBe('of Ada');
    await expect(get(offline)).rejects.toThrow('Failed to fetch');
    expect(await records.all('copies')).toEqual([]);
  });
});
