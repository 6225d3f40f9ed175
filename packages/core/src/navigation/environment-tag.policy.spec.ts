import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakePreferences } from '../testing/shared/fake-preferences.ts';
import {
  clickEnvironmentTag,
  showsEnvironmentTag,
  type TagClick,
  type TagClicks,
} from './environment-tag.policy.ts';
import { ToggleDebugPanel } from './toggle-debug-panel.use-case.ts';

const shift = (...times: readonly number[]): readonly TagClick[] => times.map((at) => ({ at, shift: true }));

/** Which of these clicks toggled the panel. */
function toggles(clicks: readonly TagClick[]): readonly number[] {
  let counted: TagClicks = [];
  return clicks.flatMap((click) => {
    const answer = clickEnvironmentTag(counted, click);
    counted = answer.clicks;
    return answer.toggles ? [click.at] : [];
  });
}

describe('the environment tag', () => {
  it('HDR-8 shows outside production', () => {
    expect(showsEnvironmentTag({ production: false })).toBe(true);
    expect(showsEnvironmentTag({ production: true })).toBe(false);
  });

  it.each([
    ['three within 500 ms', shift(0, 250, 500), [500]],
    ['a third one too late', shift(0, 250, 501), []],
    ['the last three of four', shift(0, 250, 501, 502), [502]],
    ['three at once', shift(7, 7, 7), [7]],
    ['two', shift(0, 1), []],
    ['five are one toggle, six are two', shift(0, 1, 2, 3, 4, 5), [2, 5]],
    ['one without shift does not count', [...shift(0), { at: 1, shift: false }, ...shift(2)], []],
    ['nor does it stop the count', [...shift(0), { at: 1, shift: false }, ...shift(2, 3)], [3]],
    ['a clock set back begins anew', shift(10_000, 10_001, 0), []],
  ])('HDR-8 %s', (_, clicks, at) => {
    expect(toggles(clicks)).toEqual(at);
  });

  it('HDR-8 toggles only at the third of three shift-clicks that lie within 500 ms', () => {
    const gaps = fc.array(fc.record({ gap: fc.nat(400), shift: fc.boolean() }));
    fc.assert(
      fc.property(gaps, (all) => {
        let at = 0;
        const clicks = all.map(({ gap, shift }) => {
          at += gap;
          return { at, shift };
        });
        const shifted = clicks.filter((click) => click.shift).map((click) => click.at);
        for (const time of toggles(clicks)) {
          expect(
            shifted.filter((other) => other <= time && time - other <= 500).length,
          ).toBeGreaterThanOrEqual(3);
        }
        const slow = shifted.every((time, index) => index < 2 || time - (shifted[index - 2] ?? 0) > 500);
        if (slow) expect(toggles(clicks)).toEqual([]);
      }),
    );
  });

  it('HDR-8 shows the debug panel after one toggle, and hides it after the next', () => {
    const preferences = new FakePreferences();
    const toggle = new ToggleDebugPanel(preferences);
    expect(toggle.run()).toBe(true);
    expect(preferences.read('debugPanel')).toBe('true');
    expect(toggle.run()).toBe(false);
    expect(preferences.read('debugPanel')).toBeNull();
  });
});
