import fc from 'fast-check';
import {
  PROJECT_FILTERS,
  PROJECT_LIMITS,
  PROJECT_SORT_KEYS,
  PROJECT_VIEWS,
  type ProjectFilter,
  type ProjectSearch,
} from '../../reports/lists/project-search.policy.ts';
import { PROPERTY_TYPES, ROOF_TYPES } from '../../reports/property.ts';
import { ADD_ONS } from '../../reports/report-sections.ts';

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

/** The filters whose values are not any text. */
const CHOICES: { readonly [Name in ProjectFilter]?: fc.Arbitrary<string> } = {
  createdDateFrom: days,
  createdDateTo: days,
  propertyType: fc.constantFrom(...PROPERTY_TYPES),
  roofType: fc.constantFrom(...ROOF_TYPES),
  projectIncludes: fc.constantFrom(...ADD_ONS),
};

/** Any dashboard search: every page past the first has its cursor. */
export function projectSearches(): fc.Arbitrary<ProjectSearch> {
  const where = fc.oneof(
    fc.constant({ page: 1, after: null }),
    fc.record({ page: fc.integer({ min: 2, max: 10_000 }), after: fc.string({ minLength: 1 }) }),
  );
  const filters = fc.record(
    Object.fromEntries(PROJECT_FILTERS.map((name) => [name, CHOICES[name] ?? fc.string({ minLength: 1 })])),
    { requiredKeys: [], noNullPrototype: true },
  );
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
