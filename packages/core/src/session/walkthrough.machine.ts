/** AUTH-12: the first-use walkthrough. */
export type Walkthrough = { readonly is: 'hidden' } | { readonly is: 'shown'; readonly slide: number };
export type WalkthroughEvent = 'show' | 'next' | 'previous' | 'hide';

export const hiddenWalkthrough: Walkthrough = { is: 'hidden' };

/** After the last slide it hides; before the first it stays. Events that do not apply are ignored. */
export function nextWalkthrough(state: Walkthrough, event: WalkthroughEvent, slides: number): Walkthrough {
  if (event === 'hide') return hiddenWalkthrough;
  if (state.is === 'hidden') return event === 'show' && slides > 0 ? { is: 'shown', slide: 0 } : state;
  if (event === 'show') return state;
  if (event === 'previous') return { is: 'shown', slide: Math.max(0, state.slide - 1) };
  return state.slide + 1 < slides ? { is: 'shown', slide: state.slide + 1 } : hiddenWalkthrough;
}
