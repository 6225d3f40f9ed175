import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyOfReport, COPY_LIFETIME, keptRead, MOST_COPIES, outdatedCopies } from './kept-reads.policy.ts';

describe('what is kept of the API', () => {
  it.each([
    ['/v2/profile/?app=web', 'account'],
    ['/codeReports/config/ui', 'account'],
    ['/codeReports/profile/limits?userId=1', 'account'],
    ['/v2/projects/projectsByOwnership?limit=15&ownership=user', 'screen'],
    ['/codeReports/CR-2026-1', 'screen'],
    ['/codeReports/CR-2026-1/calculators', 'screen'],
  ])('is what a signed-in person needs to read: %s', (address, kind) => {
    expect(keptRead(address)).toBe(kind);
  });

  it.each([
    '/v2/projects/projectsByOwnership?cursor_id=abc',
    '/v2/projects/export',
    '/codeReports',
    '/codeReports/lastUpdate',
    '/codeReports/CR-2026-1/share',
    '/codeReports/CR-2026-1/documents',
    '/identitypools/a/identities/b/datasets/offline/records',
    '/apiKeys',
  ])('is nothing else: %s', (address) => expect(keptRead(address)).toBeNull());
});

it('has the copy of a report under the address at which it is read', () => {
  expect(copyOfReport('CR-2026-1')).toBe('/codeReports/CR-2026-1');
  expect(keptRead(copyOfReport('CR-2026-1'))).toBe('screen');
});

describe('the copies that are deleted', () => {
  const copies = fc.uniqueArray(fc.record({ key: fc.string(), at: fc.nat(2 * COPY_LIFETIME) }), {
    selector: ({ key }) => key,
    maxLength: 40,
  });

  it('are those whose time is over', () => {
    fc.assert(
      fc.property(copies, fc.nat(3 * COPY_LIFETIME), (kept, now) => {
        const old = kept.filter(({ at }) => now - at >= COPY_LIFETIME).map(({ key }) => key);
        expect(new Set(outdatedCopies(kept, now))).toEqual(new Set(old));
      }),
    );
  });

  it('are the oldest where there are too many', () => {
    const many = Array.from({ length: MOST_COPIES + 2 }, (_, at) => ({ key: `${at}`, at }));
    expect(outdatedCopies(many, MOST_COPIES)).toEqual(['1', '0']);
  });
});
