import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SyncRecord } from './sync-dataset.ts';
import { parseSyncKey, type SyncKey } from './sync-key.policy.ts';
import { afterPatches, parseSyncPatches, type SyncPatch } from './sync-patch.policy.ts';

const key = (text: string): SyncKey => {
  const parsed = parseSyncKey(text);
  return parsed.ok ? parsed.value : expect.fail(text);
};

const written = { syncCount: 7, now: 1000 };
const record = (name: string, value: string): SyncRecord => ({
  key: key(name),
  value,
  syncCount: 1,
  lastModified: 0,
});

const keys = fc.constantFrom('a', 'b', 'c', '__proto__').map(key);
const patches: fc.Arbitrary<SyncPatch> = fc.oneof(
  fc.record({ op: fc.constant('replace' as const), key: keys, value: fc.string() }),
  fc.record({ op: fc.constant('remove' as const), key: keys }),
);

describe('keys of the cloud sync store', () => {
  it.each([[''], [undefined], [null], [0], [['a']], [{ key: 'a' }]])(
    'API-2 rejects %j: empty, or no text',
    (input) => {
      expect(parseSyncKey(input)).toEqual({ ok: false, failure: 'invalid-key' });
    },
  );

  it.each(['a', ' ', ' a ', '__proto__', 'ñ'])('API-2 takes %j as it is', (input) => {
    expect(parseSyncKey(input)).toEqual({ ok: true, value: input });
  });

  it('API-2 judges anything, and never throws', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        expect(parseSyncKey(input).ok).toBe(typeof input === 'string' && input.length > 0);
      }),
    );
  });
});

describe('patches of the cloud sync store', () => {
  it('API-2 are replaced and removed values', () => {
    const input = [
      { op: 'replace', key: 'a', value: '1', other: true },
      { op: 'remove', key: 'b', value: 'not looked at' },
    ];
    expect(parseSyncPatches(input)).toEqual({
      ok: true,
      value: [
        { op: 'replace', key: 'a', value: '1' },
        { op: 'remove', key: 'b' },
      ],
    });
  });

  it.each([
    ['patch-unreadable', null],
    ['patch-unreadable', { op: 'remove', key: 'a' }],
    ['patch-unreadable', [null]],
    ['patch-unreadable', ['remove a']],
    ['patch-unreadable', [{ op: 'add', key: 'a', value: '1' }]],
    ['patch-unreadable', [{ op: 'replace', key: 'a' }]],
    ['patch-unreadable', [{ op: 'replace', key: 'a', value: 1 }]],
    ['invalid-key', [{ op: 'remove' }]],
    ['invalid-key', [{ op: 'replace', key: '', value: '1' }]],
    [
      'invalid-key',
      [
        { op: 'remove', key: 'a' },
        { op: 'remove', key: 1 },
      ],
    ],
  ])('API-2 %s: %j', (failure, input) => {
    expect(parseSyncPatches(input)).toEqual({ ok: false, failure });
  });

  it('API-2 are judged whatever they are, and what is taken is taken again unchanged', () => {
    const nearly = fc.array(
      fc.record(
        {
          op: fc.oneof(fc.constantFrom('replace', 'remove'), fc.anything()),
          key: fc.oneof(fc.string(), fc.anything()),
          value: fc.oneof(fc.string(), fc.anything()),
        },
        { requiredKeys: [] },
      ),
    );
    fc.assert(
      fc.property(fc.oneof(fc.anything(), nearly), (input) => {
        const parsed = parseSyncPatches(input);
        if (parsed.ok) expect(parseSyncPatches(parsed.value)).toEqual(parsed);
        else expect(['invalid-key', 'patch-unreadable']).toContain(parsed.failure);
      }),
    );
  });

  it('API-2 change what they name, one after the other, and nothing else', () => {
    const before = [record('a', 'old'), record('b', 'kept')];
    const after = afterPatches(
      before,
      [
        { op: 'replace', key: key('c'), value: 'new' },
        { op: 'replace', key: key('a'), value: 'first' },
        { op: 'replace', key: key('a'), value: 'last' },
      ],
      written,
    );
    expect(after).toEqual([
      { key: 'a', value: 'last', syncCount: 7, lastModified: 1000 },
      record('b', 'kept'),
      { key: 'c', value: 'new', syncCount: 7, lastModified: 1000 },
    ]);
    expect(afterPatches(after, [{ op: 'remove', key: key('a') }], written)).toEqual(after.slice(1));
    expect(before).toEqual([record('a', 'old'), record('b', 'kept')]);
  });

  it('API-2 applied twice are as applied once, and in two halves as in one', () => {
    fc.assert(
      fc.property(fc.array(patches), fc.array(patches), (first, second) => {
        const start = [record('a', 'start'), record('b', 'start')];
        const once = afterPatches(start, first, written);
        expect(afterPatches(once, first, written)).toEqual(once);
        expect(afterPatches(once, second, written)).toEqual(
          afterPatches(start, [...first, ...second], written),
        );
      }),
    );
  });
});
