import { useLayoutEffect, useState } from 'react';

/**
 * Runs the effects of what was mounted with it before anybody can type. An observer follows its view-model from an
 * effect on, and React runs effects later than it paints; until then it takes back what is typed into a focused field.
 * Needed wherever a form appears that was loaded: a screen, an overlay.
 */
export function EffectsAtOnce() {
  const [, render] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- before a synchronous render, React runs the effects that are left
  useLayoutEffect(() => render(true), []);
  return null;
}
