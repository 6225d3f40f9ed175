import fc from 'fast-check';
import {
  PROJECT_FILTERS,
  PROJECT_LIMITS,
  PROJECT_SORT_KEYS,
  PROJECT_VIEWS,
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
      limit: fc.constantFrom(...PROJECT_LIMITS),
      view: fc.constantFrom(...PROJECT_VIEWS),
    })
    .map(({ where: { page, after }, ...search }) => ({
      ...search,
      page,
      after,
    }));
}
