import { describe, expect, it } from 'vitest';
import { FakeSupportDesk } from '../testing/support/fake-support-desk.ts';
import { aPersonStanding } from '../testing/support/support.builder.ts';
import { FindOnePerson } from './find-one-person.use-case.ts';

const dana = aPersonStanding({ email: 'dana@example.com' });
const dan = aPersonStanding({
  id: 'us-east-1:00000000-0000-4000-8000-000000000002',
  email: 'dan@example.com',
});
const find = (term: string) => new FindOnePerson(new FakeSupportDesk({ people: [dana, dan] })).run(term);

describe('finding one person', () => {
  it.each(['dana@example.com', 'dana', dana.person.id])('ADR-48 %s', async (term) => {
    expect(await find(term)).toEqual({ ok: true, value: dana });
  });

  it('ADR-48 names those of whom it may be one', async () => {
    expect(await find('dan')).toMatchObject({
      failure: { is: 'several', people: [{ email: 'dan@example.com' }, { email: 'dana@example.com' }] },
    });
  });

  it('ADR-48 finds nobody', async () => {
    expect(await find('mia@example.com')).toEqual({ ok: false, failure: 'not-found' });
  });
});
