import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { memberSearches } from '../testing/teams/member-search.arbitrary.ts';
import { aRosterEntry } from '../testing/teams/team.builder.ts';
import {
  initialMemberSearch,
  MEMBER_SORT_KEYS,
  memberSearchFromQuery,
  memberSearchToQuery,
  refineMemberSearch,
  rosterName,
  sortRoster,
} from './member-search.policy.ts';
import { SAMPLE_ROSTER } from './sample-roster.ts';
import { INVITE_STATUSES } from './team.ts';

describe('the search of the roster', () => {
  it('TEAM-3 starts with the newest five', () => {
    expect(initialMemberSearch).toEqual({
      term: '',
      sortBy: 'createdAt',
      sortOrder: 'desc',
      page: 1,
      limit: 5,
      filters: {},
      advancedTerms: [],
      numberOfProjects: null,
    });
    expect(memberSearchToQuery(initialMemberSearch)).toEqual({});
  });

  it('TEAM-3 goes back to the first page when what is looked for changes', () => {
    const deep = { ...initialMemberSearch, page: 4 };
    expect(refineMemberSearch(deep, { filters: { inviteStatus: 'pending' } })).toEqual({
      ...initialMemberSearch,
      filters: { inviteStatus: 'pending' },
    });
  });

  it('TEAM-3 survives the address bar unchanged', () => {
    fc.assert(
      fc.property(memberSearches(), (search) => {
        expect(memberSearchFromQuery(memberSearchToQuery(search))).toEqual(search);
      }),
    );
  });

  it('TEAM-3 reads any address bar as some search', () => {
    const names = [
      'term',
      'sortBy',
      'sortOrder',
      'page',
      'role',
      'inviteStatus',
      'advancedTerms',
      'numberOfProjects',
    ];
    const values = fc.oneof(
      fc.string(),
      fc.constantFrom('0', '-1', '2', '1e3', '9'.repeat(20), 'pending', 'asc'),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (query) => {
        const search = memberSearchFromQuery(query);
        expect(search.page).toBeGreaterThanOrEqual(1);
        expect(memberSearchFromQuery(memberSearchToQuery(search))).toEqual(search);
      }),
    );
  });

  it.each([
    ['0', 1],
    ['-2', 1],
    ['1.5', 1],
    ['7', 7],
    ['9'.repeat(20), 1],
    ['1e3', 1],
    ['0x10', 1],
    [' 7', 1],
    ['7 ', 1],
    ['', 1],
  ])('TEAM-3 reads page %j as %i', (page, read) => {
    expect(memberSearchFromQuery({ page }).page).toBe(read);
  });

  it('TEAM-3 reads a number of projects, none at all included', () => {
    expect(memberSearchFromQuery({ numberOfProjects: '0' }).numberOfProjects).toBe(0);
    expect(memberSearchFromQuery({ numberOfProjects: 'many' }).numberOfProjects).toBeNull();
    expect(memberSearchFromQuery({ numberOfProjects: '' }).numberOfProjects).toBeNull();
  });

  it('TEAM-3 writes no filter that is not set or is blank', () => {
    expect(memberSearchToQuery({ ...initialMemberSearch, filters: { role: '' } })).toStrictEqual({});
  });
});

describe('the roster', () => {
  const ada = aRosterEntry({
    id: 'ada',
    displayName: 'ada marsh',
    email: 'z@example.com',
    role: 'Admin',
    inviteStatus: 'active',
    projectCount: 10,
    createdAt: 3,
  });
  const grace = aRosterEntry({
    id: 'grace',
    displayName: 'Grace Vega',
    email: 'Y@example.com',
    role: 'Viewer',
    inviteStatus: 'pending',
    projectCount: 9,
    createdAt: 1,
  });
  const mia = aRosterEntry({
    id: 'mia',
    displayName: null,
    email: 'mia@example.com',
    role: 'member',
    inviteStatus: 'declined',
    projectCount: 0,
    createdAt: 2,
  });
  const all = [ada, grace, mia];

  it.each([
    ['createdAt', ['grace', 'mia', 'ada']],
    ['name', ['ada', 'grace', 'mia']],
    ['email', ['mia', 'grace', 'ada']],
    ['role', ['ada', 'mia', 'grace']],
    ['inviteStatus', ['ada', 'mia', 'grace']],
    ['projectCount', ['mia', 'grace', 'ada']],
  ] as const)('TEAM-3 is sorted by %s, both ways', (sortBy, expected) => {
    const ids = (sortOrder: 'asc' | 'desc') => sortRoster(all, { sortBy, sortOrder }).map(({ id }) => id);
    expect(ids('asc')).toEqual(expected);
    expect(ids('desc')).toEqual(expected.toReversed());
  });

  it.each(['name', 'email', 'role'] as const)(
    'TEAM-3 is sorted by %s in small letters, an underscore before them',
    (sortBy) => {
      const under = aRosterEntry({
        id: 'under',
        displayName: 'Mia_V',
        email: 'Mia_V@example.com',
        role: 'Lead_Estimator',
      });
      const letter = aRosterEntry({
        id: 'letter',
        displayName: 'miad',
        email: 'miad@example.com',
        role: 'leader',
      });
      const sorted = sortRoster([letter, under], { sortBy, sortOrder: 'asc' });
      expect(sorted.map(({ id }) => id)).toEqual(['under', 'letter']);
    },
  );

  it('TEAM-3 keeps everyone, and those who stand equal in their order', () => {
    const sort = fc.record({
      sortBy: fc.constantFrom(...MEMBER_SORT_KEYS),
      sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    });
    const counts = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 12 });
    fc.assert(
      fc.property(counts, sort, (counts, sort) => {
        const entries = counts.map((projectCount, index) =>
          aRosterEntry({ id: String(index), projectCount }),
        );
        const sorted = sortRoster(entries, sort);
        expect(sorted.toSorted((one, other) => Number(one.id) - Number(other.id))).toEqual(entries);
        if (sort.sortBy !== 'projectCount') expect(sorted).toEqual(entries);
        expect(sortRoster(sorted, sort)).toEqual(sorted);
      }),
    );
  });

  it('TEAM-3 names people by their name, or by their email where they gave none', () => {
    expect(rosterName(ada)).toBe('ada marsh');
    expect(rosterName(mia)).toBe('mia@example.com');
    expect(rosterName({ displayName: '  ', email: 'x@example.com' })).toBe('x@example.com');
  });

  it('ENT-8 has a sample with every invite status, of people and addresses that are invented', () => {
    expect(new Set(SAMPLE_ROSTER.map(({ inviteStatus }) => inviteStatus))).toEqual(new Set(INVITE_STATUSES));
    expect(new Set(SAMPLE_ROSTER.map(({ role }) => role))).toEqual(new Set(['admin', 'member', 'viewer']));
    for (const member of SAMPLE_ROSTER) {
      expect(Object.keys(member)).toEqual(['name', 'email', 'role', 'inviteStatus', 'projectCount']);
      expect(member.email).toMatch(/@example\.com$/);
    }
  });
});
