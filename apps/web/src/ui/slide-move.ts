/** The slide that a key moves to from slide `index`; undefined if none. */
export function slideAfterKey(index: number, count: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return within(index - 1, count);
    case 'ArrowRight':
      return within(index + 1, count);
    case 'Home':
      return index === 0 ? undefined : within(0, count);
    case 'End':
      return index === count - 1 ? undefined : within(count - 1, count);
    default:
      return undefined;
  }
}

/** Minimum distance of a swipe in px; anything shorter is a tap. */
const SWIPE = 48;

/** The slide that a swipe of `distance` px moves to; a swipe to the left moves to the next. */
export function slideAfterSwipe(index: number, count: number, distance: number): number | undefined {
  if (Math.abs(distance) < SWIPE) return undefined;
  return within(distance < 0 ? index + 1 : index - 1, count);
}

function within(index: number, count: number): number | undefined {
  return index >= 0 && index < count ? index : undefined;
}
