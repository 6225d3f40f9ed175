import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeClock } from '../testing/shared/fake-clock.ts';
import { CACHED_QUERY_LIFETIME, isStale } from './cache-lifetime.policy.ts';
import { HOUR, type Instant, MINUTE } from './instant.ts';
import { QueryCache } from './query-cache.ts';

type Answer = { readonly key: string; readonly person: number; readonly isGood: boolean };

function setUp() {
  const clock = new FakeClock();
  const cache = new QueryCache<Answer>(clock, ({ isGood }) => isGood);
  const server = { person: 0, isGood: true, asked: [] as string[] };
  const answer = (key: string): Answer => ({ key, person: server.person, isGood: server.isGood });
  const ask = async (key: string): Promise<Answer> => {
    server.asked.push(key);
    return answer(key);
  };
  return { clock, cache, server, read: (key: string) => cache.read(key, () => ask(key)), answer };
}

describe('the cache of queries', () => {
  it('START-7 keeps an answer for one hour, to the millisecond', async () => {
    expect(CACHED_QUERY_LIFETIME).toBe(HOUR);
    expect([isStale(1000, 1000 + HOUR - 1, HOUR), isStale(1000, 1000 + HOUR, HOUR)]).toEqual([false, true]);
    const { read, clock, server } = setUp();
    const first = await read('plans');
    clock.advance(HOUR - 1);
    expect(await read('plans')).toBe(first);
    clock.advance(1);
    expect(await read('plans')).not.toBe(first);
    expect(server.asked).toEqual(['plans', 'plans']);
  });

  it('START-7 keeps no failure, neither an answer that is none nor a lost connection', async () => {
    const { read, cache, server } = setUp();
    server.isGood = false;
    await read('plans');
    const offline = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(cache.read('plans', offline)).rejects.toThrow('Failed to fetch');
    server.isGood = true;
    await read('plans');
    await read('plans');
    expect(server.asked).toEqual(['plans', 'plans']);
  });

  it('START-7 asks once for readers that come together, and once for each key', async () => {
    const { read, server } = setUp();
    const [one, two] = await Promise.all([read('plans'), read('plans'), read('reports')]);
    expect(one).toBe(two);
    expect(server.asked).toEqual(['plans', 'reports']);
  });

  it('START-7 whatever comes in whatever order, gives nobody an answer of another key, of another person, or too old', async () => {
    const steps = fc.array(
      fc.oneof(
        fc.record({ is: fc.constant('read' as const), key: fc.constantFrom('plans', 'reports') }),
        fc.record({ is: fc.constant('wait' as const), minutes: fc.integer({ min: 1, max: 90 }) }),
        fc.record({ is: fc.constant('person' as const) }),
        fc.record({ is: fc.constant('server' as const), isGood: fc.boolean() }),
      ),
      { maxLength: 25 },
    );
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), steps, async (scheduler, taken) => {
        const { clock, cache, server, answer } = setUp();
        const arrived = new Map<Answer, Instant>();
        const onTheirWay = new Set<string>();
        const read = async (key: string): Promise<void> => {
          const { person } = server;
          const now = clock.now();
          const before = new Map(arrived);
          const isFresh = (one: Answer) => one.isGood && now - (before.get(one) ?? 0) < HOUR;
          const isKept = [...before.keys()].some(
            (one) => one.key === key && one.person === person && isFresh(one),
          );
          const got = await cache.read(key, async () => {
            expect(isKept).toBe(false);
            const whose = `${key} of ${person}`;
            expect(onTheirWay).not.toContain(whose);
            onTheirWay.add(whose);
            const given = answer(key);
            await scheduler.schedule(Promise.resolve(), whose);
            onTheirWay.delete(whose);
            arrived.set(given, clock.now());
            return given;
          });
          expect(got).toMatchObject({ key, person });
          expect(before.has(got) && !isFresh(got)).toBe(false);
        };
        const reads: Promise<void>[] = [];
        const all = async (): Promise<void> => {
          for (const step of taken) {
            await scheduler.schedule(Promise.resolve(), step.is);
            if (step.is === 'read') reads.push(read(step.key));
            if (step.is === 'wait') clock.advance(step.minutes * MINUTE);
            if (step.is === 'server') server.isGood = step.isGood;
            if (step.is !== 'person') continue;
            server.person += 1;
            cache.forget();
          }
          await Promise.all(reads);
        };
        await scheduler.waitFor(all());
      }),
    );
  });
});
