import type { Instant } from '../shared/instant.ts';

/** Times of the recent shift-clicks on the environment tag that still count. */
export type TagClicks = readonly Instant[];
export type TagClick = { readonly at: Instant; readonly shift: boolean };

const CLICKS = 3;
const WITHIN = 500;

// HDR-8
export function showsEnvironmentTag({ production }: { readonly production: boolean }): boolean {
  return !production;
}

/** HDR-8: the third shift-click within 500 ms of the first toggles the debug panel, and the count restarts. */
export function clickEnvironmentTag(
  clicks: TagClicks,
  { at, shift }: TagClick,
): { readonly clicks: TagClicks; readonly toggles: boolean } {
  if (!shift) return { clicks, toggles: false };
  const counted = [...clicks.filter((earlier) => Math.abs(at - earlier) <= WITHIN), at];
  return counted.length < CLICKS ? { clicks: counted, toggles: false } : { clicks: [], toggles: true };
}
