import { describe, expect, it } from 'vitest';
import { fits } from './command-match.ts';

describe('what the command palette finds', () => {
  it.each([
    ['', 'Projects'],
    ['pro', 'Projects'],
    ['PROJ', 'Projects'],
    ['new pro', 'New project'],
    ['pro new', 'New project'],
    ['peña', 'Óscar Pena Ruiz'],
    ['oscar', 'Óscar Peña Ruiz'],
    ['bann den', '1437 Bannock St Denver, CO'],
  ])('%j finds %j', (typed, words) => {
    expect(fits(typed, words)).toBe(true);
  });

  it.each([
    ['jects', 'Projects'],
    ['new plan', 'New project'],
    ['x', 'Projects'],
  ])('%j does not find %j', (typed, words) => {
    expect(fits(typed, words)).toBe(false);
  });
});
