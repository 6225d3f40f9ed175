import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeChoiceListGateway } from '../../testing/profile/fake-choice-list-gateway.ts';
import { readConfigList } from './choice-list.policy.ts';
import { LoadChoices, PROFESSIONS } from './load-choices.use-case.ts';

const roofer = { label: 'Roofing contractor', value: 'roofing-contractor' };
const unavailable = { ok: false, failure: 'unavailable' };

describe('a list of the configuration', () => {
  it('API-4 is the item of an answer with status 200', () => {
    expect(readConfigList({ status: 200, item: [roofer] })).toEqual({ ok: true, value: [roofer] });
    expect(readConfigList({ status: 200, item: [] })).toEqual({ ok: true, value: [] });
  });

  it.each([
    [{ status: 404, item: [roofer] }],
    [{ status: '200', item: [roofer] }],
    [{ status: 200 }],
    [{ status: 200, item: roofer }],
    [{ status: 200, item: [{ label: 'Roofer' }] }],
    [{ item: [roofer] }],
    [null],
  ])('API-4 %j is none', (answer) => {
    expect(readConfigList(answer)).toEqual(unavailable);
  });

  it('API-4 anything is read', () => {
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(readConfigList(answer)).toEqual(unavailable);
      }),
    );
  });
});

describe('loading choices', () => {
  it('API-4 PROF-2 the professions are a list of the configuration', async () => {
    const lists = new FakeChoiceListGateway();
    lists.configLists.set('professionTypes', [roofer]);
    expect(await new LoadChoices(lists).run(PROFESSIONS)).toEqual({ ok: true, value: [roofer] });
  });

  it('API-4 a form list is another', async () => {
    const lists = new FakeChoiceListGateway();
    lists.formLists.set('professionTypes', [{ label: 'Other', value: 'other' }]);
    const load = new LoadChoices(lists);
    expect(await load.run({ of: 'form', name: 'professionTypes' })).toMatchObject({ ok: true });
    expect(await load.run(PROFESSIONS)).toEqual(unavailable);
  });
});
