import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { projectSearches } from '../../testing/reports/project-search.arbitrary.ts';
import {
  initialProjectSearch,
  nextPage,
  refineSearch,
  searchFromQuery,
  searchToQuery,
} from './project-search.policy.ts';

describe('the dashboard search', () => {
  it('DASH-1 starts with the newest five', () => {
    expect(initialProjectSearch).toMatchObject({
      term: '',
      sortBy: 'createdAt',
      order: 'desc',
      page: 1,
      limit: 5,
    });
    expect(searchToQuery(initialProjectSearch)).toEqual({});
  });

  it('DASH-1 goes back to the first page when what is looked for changes', () => {
    const deep = nextPage(nextPage(initialProjectSearch, 'a'), 'b');
    expect(deep).toMatchObject({ page: 3, after: 'b' });
    expect(refineSearch(deep, { term: 'Main St' })).toEqual({ ...initialProjectSearch, term: 'Main St' });
    expect(refineSearch(deep, { filters: { state: 'co' } })).toMatchObject({ page: 1, after: null });
  });

  it('DASH-1 survives the address bar unchanged', () => {
    fc.assert(
      fc.property(projectSearches(), (search) => {
        expect(searchFromQuery(searchToQuery(search))).toEqual(search);
      }),
    );
  });

  it.each([
    [{ page: '2', after: 'a' }, 2, 'a'],
    [{ page: '1', after: 'a' }, 1, null],
    [{ page: '2' }, 1, null],
    [{ page: '2', after: '' }, 1, null],
    [{ page: '2.5', after: 'a' }, 1, null],
    [{ page: 'two', after: 'a' }, 1, null],
    [{ after: 'a' }, 1, null],
  ])('DASH-1 reads %j as page %i after %j', (query, page, after) => {
    expect(searchFromQuery(query)).toEqual({ ...initialProjectSearch, page, after });
  });

  it('DASH-1 writes only a page that knows where it begins', () => {
    const search = initialProjectSearch;
    expect(searchToQuery({ ...search, page: 2, after: 'a' })).toEqual({ page: '2', after: 'a' });
    expect(searchToQuery({ ...search, page: 2, after: null })).toEqual({});
    expect(searchToQuery({ ...search, page: 1, after: 'a' })).toEqual({});
  });

  it.each([
    ['createdDateFrom', '2026-02-30'],
    ['createdDateTo', 'yesterday'],
    ['propertyType', 'castle'],
    ['roofType', 'thatched'],
    ['projectIncludes', 'everything'],
  ])('DASH-1 ignores a filter %s of which %j is no value', (name, value) => {
    expect(searchFromQuery({ [name]: value, state: 'co' }).filters).toEqual({ state: 'co' });
  });

  it('DASH-1 writes no filter that is not set or is blank', () => {
    const filters = { state: 'co', createdBy: '' };
    expect(searchToQuery({ ...initialProjectSearch, filters })).toStrictEqual({ state: 'co' });
  });

  it('DASH-1 reads any address bar as some search', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom('term', 'page', 'after', 'order', 'sortBy', 'state'), fc.string()),
        (query) => {
          const search = searchFromQuery(query);
          expect(searchFromQuery(searchToQuery(search))).toEqual(search);
        },
      ),
    );
  });
});

describe('the defaults of a screen', () => {
  const desk = { limit: 15, view: 'mine' } as const;

  it('DASH-1 D what a screen shows by itself is not in its address', () => {
    const search = searchFromQuery({}, desk);
    expect(search).toMatchObject(desk);
    expect(searchToQuery(search, desk)).toEqual({});
    expect(searchToQuery({ ...search, limit: 50, view: 'archived' }, desk)).toEqual({
      limit: '50',
      view: 'archived',
    });
  });

  it.each(['6', '1000', '-5', 'many'])(
    'DASH-1 D a page of %s rows is none that a person may choose',
    (limit) => {
      expect(searchFromQuery({ limit }, desk).limit).toBe(15);
    },
  );

  it('DASH-1 D survives the address bar whatever the screen shows by itself', () => {
    fc.assert(
      fc.property(projectSearches(), (search) => {
        expect(searchFromQuery(searchToQuery(search, desk), desk)).toEqual(search);
      }),
    );
  });
});
