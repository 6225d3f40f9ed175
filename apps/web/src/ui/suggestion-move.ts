/** Index of the highlighted suggestion, or none. */
export type Marked = number | null;

/** The highlight after an arrow key; past either end none is highlighted, and Enter submits the typed text. */
export function markAfter(marked: Marked, key: string, count: number): Marked {
  if (count === 0) return null;
  if (key === 'ArrowDown') return next(marked === null ? 0 : marked + 1, count);
  if (key === 'ArrowUp') return next(marked === null ? count - 1 : marked - 1, count);
  return marked;
}

function next(place: number, count: number): Marked {
  return place >= 0 && place < count ? place : null;
}
