import { describe, expect, it } from 'vitest';
import { jurisdictionNamed, jurisdictionsLike } from './jurisdiction-choice.ts';

const [denver, springfieldIl, springfieldMo] = [
  { name: 'Denver', state: 'co', projects: 3 },
  { name: 'Springfield', state: 'il', projects: 1 },
  { name: 'Springfield', state: 'mo', projects: 2 },
] as const;
const known = [denver, springfieldIl, springfieldMo];

describe('DASH-1 the jurisdictions to choose from', () => {
  it.each([
    ['', known],
    ['  DEN', [denver]],
    ['springfield, m', [springfieldMo]],
    ['nowhere', []],
  ])('for “%s” are those that contain it', (typed, found) => {
    expect(jurisdictionsLike(typed, known)).toEqual(found);
  });

  it.each([
    ['denver', denver],
    ['Denver, CO ', denver],
    ['Springfield, MO', springfieldMo],
    ['Springfield', null],
    ['Den', null],
    ['', null],
  ])('have as “%s” one, or none', (typed, one) => {
    expect(jurisdictionNamed(typed, known)).toEqual(one);
  });
});
