/** Every word typed begins a word of the entry; case and accents do not count. */
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
