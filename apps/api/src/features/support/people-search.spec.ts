import { describe, expect, it } from 'vitest';
import { searchValues } from './people-search.ts';

describe('what people are searched by', () => {
  it.each([
    ['email', 'exact', ' Dana@Example.com ', ['dana@example.com']],
    ['email', 'exact', 'dana', null],
    ['email', 'prefix', 'Da_n%', [String.raw`da\_n\%%`]],
    ['phone', 'exact', '(303) 555-0148', ['+13035550148']],
    ['phone', 'exact', '1 303 555 0148', ['+13035550148']],
    ['phone', 'exact', '555-0148', null],
    ['phone', 'prefix', '303', ['+1303%']],
    ['phone', 'prefix', '+1303', ['+1303%']],
    ['phone', 'prefix', 'none', null],
    ['id', 'prefix', 'us-east-1:d10', ['d10'.padEnd(32, '0'), 'd10'.padEnd(32, 'f')]],
    ['id', 'exact', 'd10', null],
    ['id', 'prefix', 'dana', null],
  ] as const)('%s, %s: %s', (by, match, term, values) => {
    expect(searchValues({ by, match, term })).toEqual(values);
  });
});
