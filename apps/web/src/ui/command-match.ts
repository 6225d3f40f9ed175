/** True if every typed word is the start of a word of the entry; ignores case and accents. */
export function fits(typed: string, words: string): boolean {
  const entry = plain(words).split(/[\s,/·-]+/);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((part) => entry.some((word) => word.startsWith(part)));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
