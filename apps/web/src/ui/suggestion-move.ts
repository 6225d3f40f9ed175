/** Which suggestion is marked: a place in the list, or none. */
export type Marked = number | null;

/** Where an arrow key moves the mark; past either end it is lifted, and what was typed is meant again. */
export function markAfter(marked: Marked, key: string, count: number): Marked {
  if (count === 0) return null;
  if (key === 'ArrowDown') return next(marked === null ? 0 : marked + 1, count);
  if (key === 'ArrowUp') return next(marked === null ? count - 1 : marked - 1, count);
  return marked;
}

function next(place: number, count: number): Marked {
  return place >= 0 && place < count ? place : null;
}
