import { describe, expect, it } from 'vitest';
import { parsePaperSeal } from './paper-seal.policy.ts';

const seal = '5f70bf18a086007016e948b04aed3b82103a36bea41755b6cddfaf10ace3c6ef';

describe('the seal of a paper as it is typed', () => {
  it.each([
    [seal, seal],
    [` ${seal.toUpperCase()} `, seal],
    [seal.slice(1), null],
    [`${seal}0`, null],
    [seal.replace('5', 'g'), null],
    ['', null],
    [undefined, null],
  ])('D RPT-7.2 %j is read as %j', (text, read) => {
    expect(parsePaperSeal(text)).toBe(read);
  });
});
