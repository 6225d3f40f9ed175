import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aRosterEntry } from '../testing/teams/team.builder.ts';
import { initialMemberSearch } from './member-search.policy.ts';
import { rosterPage } from './roster-page.policy.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) => aRosterEntry({ id: `p-${index}` }));

describe('a page of the roster', () => {
  it('TEAM-3 shows the owner first and then the newest, unless another order was chosen', () => {
    const found = entries(3);
    const ids = (search = initialMemberSearch) =>
      rosterPage(found, { adminId: 'p-2', search }).entries.map(({ id }) => id);
    expect(ids()).toEqual(['p-2', 'p-0', 'p-1']);
    expect(ids({ ...initialMemberSearch, sortBy: 'name' })).toEqual(['p-0', 'p-1', 'p-2']);
    expect(ids({ ...initialMemberSearch, sortOrder: 'asc' })).toEqual(['p-0', 'p-1', 'p-2']);
  });

  it('TEAM-3 D TEAM-3.1 has pages of 15', () => {
    const at = (page: number) =>
      rosterPage(entries(16), { adminId: 'p-0', search: { ...initialMemberSearch, page } });
    expect([at(1).entries.length, at(2).entries.length]).toEqual([15, 1]);
  });

  it('TEAM-3 shows each entry on one page, and the last page instead of one that does not exist', () => {
    fc.assert(
      fc.property(fc.nat({ max: 70 }), fc.nat({ max: 70 }), (count, owner) => {
        const found = entries(count);
        const at = (page: number) =>
          rosterPage(found, { adminId: `p-${owner}`, search: { ...initialMemberSearch, page } });
        const all = Array.from({ length: at(1).pages }, (_, index) => at(index + 1).entries).flat();
        expect(new Set(all)).toEqual(new Set(found));
        expect(all).toHaveLength(count);
        expect(at(1000)).toEqual(at(at(1).pages));
      }),
    );
  });
});
