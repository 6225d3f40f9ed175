import fc from 'fast-check';
import {
  initialProjectSearch,
  PROJECT_FILTERS,
  PROJECT_SORT_KEYS,
  type ProjectSearch,
} from '../../reports/lists/project-search.policy.ts';

/** Any dashboard search: every page past the first has its cursor. */
export function projectSearches(): fc.Arbitrary<ProjectSearch> {
  const where = fc.oneof(
    fc.constant({ page: 1, after: null }),
    fc.record({ page: fc.integer({ min: 2, max: 10_000 }), after: fc.string({ minLength: 1 }) }),
  );
  const filters = fc.dictionary(fc.constantFrom(...PROJECT_FILTERS), fc.string({ minLength: 1 }), {
    noNullPrototype: true,
  });
  return fc
    .record({
      term: fc.string(),
      sortBy: fc.constantFrom(...PROJECT_SORT_KEYS),
      order: fc.constantFrom('asc' as const, 'desc' as const),
      where,
      filters,
    })
    .map(({ where: { page, after }, term, sortBy, order, filters }) => ({
      term,
      sortBy,
      order,
      page,
      limit: initialProjectSearch.limit,
      after,
      filters,
    }));
}
