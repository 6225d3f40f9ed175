const FARTHEST = 3;

/** The word that `given` was probably meant to be, or null if none is close. */
export function nearestWord(given: string, words: readonly string[]): string | null {
  let nearest: string | null = null;
  let least = Math.min(FARTHEST, Math.ceil(given.length / 2)) + 1;
  for (const word of words) {
    if (Math.abs(word.length - given.length) >= least) continue;
    const steps = changesBetween(given, word);
    if (steps < least) [nearest, least] = [word, steps];
  }
  return nearest;
}

/** The number of inserted, removed and changed letters (Levenshtein). */
function changesBetween(from: string, to: string): number {
  const letters = [...to];
  let row = [0, ...letters.map((_, at) => at + 1)];
  for (const [at, letter] of [...from].entries()) {
    const next = [at + 1];
    for (const [place, other] of letters.entries()) {
      const change = (row[place] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
