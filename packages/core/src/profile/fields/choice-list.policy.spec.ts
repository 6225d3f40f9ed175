import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reach } from '../../testing/shared/reach.ts';
import { readConfigList } from './choice-list.policy.ts';

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

  it('API-4 of any answer, is its choices where the status is 200 and each has a label and a value', () => {
    const choice = fc.record({ label: fc.string(), value: fc.string() });
    const odd = fc.oneof(fc.constant(null), fc.record({ label: fc.string() }), fc.anything());
    const item = fc.oneof(
      fc.array(choice, { maxLength: 4 }),
      fc.array(fc.oneof(choice, odd), { maxLength: 4 }),
      odd,
    );
    const answers = fc.record({ status: fc.constantFrom<unknown>(200, 200, 200, 404, '200'), item });
    const isChoice = (entry: unknown): boolean => {
      const { label, value } = Object(entry);
      return typeof label === 'string' && typeof value === 'string';
    };
    const reached = reach('choices', 'none');
    fc.assert(
      fc.property(fc.oneof(fc.anything(), answers, answers), (answer) => {
        const { status, item: told } = Object(answer);
        const isList = status === 200 && Array.isArray(told) && told.every(isChoice);
        reached.at(isList && told.length > 0 ? 'choices' : 'none');
        expect(readConfigList(answer)).toEqual(
          isList ? { ok: true, value: told.map(({ label, value }) => ({ label, value })) } : unavailable,
        );
      }),
      { numRuns: 300 },
    );
    reached.expectEach();
  });
});
