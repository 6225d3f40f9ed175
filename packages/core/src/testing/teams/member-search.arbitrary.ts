import fc from 'fast-check';
import {
  initialMemberSearch,
  MEMBER_SORT_KEYS,
  type MemberSearch,
} from '../../teams/member-search.policy.ts';
import { INVITE_STATUSES } from '../../teams/team.ts';

/** Any roster search. */
export function memberSearches(): fc.Arbitrary<MemberSearch> {
  const word = fc.stringMatching(/^[^\s]+$/);
  return fc.record({
    term: fc.string(),
    sortBy: fc.constantFrom(...MEMBER_SORT_KEYS),
    sortOrder: fc.constantFrom('asc' as const, 'desc' as const),
    page: fc.integer({ min: 1, max: 10_000 }),
    limit: fc.constant(initialMemberSearch.limit),
    filters: fc.record(
      { role: fc.string({ minLength: 1 }), inviteStatus: fc.constantFrom(...INVITE_STATUSES) },
      { requiredKeys: [], noNullPrototype: true },
    ),
    advancedTerms: fc.array(word, { maxLength: 4 }),
    numberOfProjects: fc.option(fc.nat({ max: 10_000 })),
  });
}
