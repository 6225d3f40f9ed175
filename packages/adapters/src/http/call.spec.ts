import { done, ok } from '@ridgeline/core/shared';
import { describe, expect, it } from 'vitest';
import { failureIn, failureOrRefused, type Refused, resultOf } from './call.ts';

const failureOf = (refused: Refused | null) => refused ?? 'no-response';
const response = (status: number) => new Response(null, { status });

describe('the result of a request', () => {
  it('is what the reader makes of the data', async () => {
    const send = async () => ({ data: { count: 3 }, response: response(200) });
    expect(await resultOf(send, ({ count }) => ok(count), failureOf)).toEqual(ok(3));
  });

  it('is a success where the response has no body', async () => {
    expect(
      await resultOf(
        async () => ({ response: response(204) }),
        () => done,
        failureOf,
      ),
    ).toEqual(done);
  });

  it.each([
    [{ code: 'not-found' }, 'not-found'],
    [{ code: 7 }, null],
    ['Bad Gateway', null],
    [null, null],
    [undefined, null],
  ])('of a refusal has its status, and the code that is in %j', async (error, code) => {
    const send = async () => ({ error, response: response(404) });
    expect(await resultOf(send, ok, failureOf)).toEqual({ ok: false, failure: { status: 404, code } });
  });

  it('is a failure, and never an exception, without a response that can be read', async () => {
    const noResponse = { ok: false, failure: 'no-response' };
    const offline = async () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await resultOf(offline, ok, failureOf)).toEqual(noResponse);
    const empty = async () => ({ response: response(200) });
    const countOf = (data: { readonly items: readonly string[] }) => ok(data.items.length);
    expect(await resultOf(empty, countOf, failureOf)).toEqual(noResponse);
  });
});

describe('a refused change', () => {
  it.each([
    [400, 'refused'],
    [403, 'refused'],
    [409, 'refused'],
    [404, 'not-found'],
    [401, 'signed-out'],
    [408, 'unavailable'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('with status %i is %s', (status, failure) => {
    expect(failureOrRefused({ status, code: null })).toBe(failure);
  });

  it('is not known without a response', () => expect(failureOrRefused(null)).toBe('unavailable'));
});

describe('a table of failures', () => {
  const failures = { 'order-underway': 'underway', 'price-changed': 'price-changed' } as const;

  it.each([
    [{ status: 409, code: 'order-underway' }, 'underway'],
    [{ status: 404, code: 'not-found' }, null],
    [{ status: 404, code: null }, null],
    [null, null],
  ] as const)('for %j has %j', (refused, failure) => {
    expect(failureIn(failures, refused)).toBe(failure);
  });
});
