import { describe, expect, it } from 'vitest';
import { FakeProjectGateway } from '../../testing/reports/fake-project-gateway.ts';
import { initialProjectSearch, nextPage } from './project-search.policy.ts';
import { SearchProjects } from './search-projects.use-case.ts';

describe('searching projects', () => {
  it('DASH-1 asks for what is meant, without the blanks around it', async () => {
    const projects = new FakeProjectGateway();
    projects.add({ reportNumber: 'R-1' });
    const found = await new SearchProjects(projects).run({ ...initialProjectSearch, term: '  bannock ' });
    expect(found).toMatchObject({ ok: true, value: { items: [{ reportNumber: 'R-1' }], next: null } });
    expect(projects.asked).toEqual([{ ...initialProjectSearch, term: 'bannock' }]);
  });

  it('DASH-4 goes on after a cursor, over reports that came by search', async () => {
    const projects = new FakeProjectGateway();
    projects.add(...[1, 2, 3].map((number) => ({ reportNumber: `R-${number}`, createdAt: number })));
    const search = { ...initialProjectSearch, limit: 2 };
    const first = await new SearchProjects(projects).run(search);
    const after = first.ok ? first.value.next : null;
    const rest = await new SearchProjects(projects).run(nextPage(search, after ?? ''));
    expect(rest).toMatchObject({ ok: true, value: { items: [{ reportNumber: 'R-1' }], next: null } });
  });

  it('DASH-5 passes on why there is no list', async () => {
    const projects = new FakeProjectGateway();
    projects.failWith('no-reports-found');
    expect(await new SearchProjects(projects).run(initialProjectSearch)).toEqual({
      ok: false,
      failure: 'no-reports-found',
    });
  });
});
