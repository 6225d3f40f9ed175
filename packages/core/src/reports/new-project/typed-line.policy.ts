import type { FoundAddress } from '../report-order.policy.ts';

/**
 * The suggestion that a typed text names: it begins with the same number and has each typed word, in their order. Null where
 * none has, or several have, so that nobody gets a report of another house.
 */
// RPT-1
export function meantAddress(text: string, suggestions: readonly FoundAddress[]): FoundAddress | null {
  const [number = '', ...words] = wordsOf(text);
  if (!/\d/.test(number)) return null;
  const meant = suggestions.filter(({ address }) => {
    const [first, ...others] = wordsOf(address);
    return first === number && hasInOrder(others, words);
  });
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/** `1437 Bannock St, Denver CO 80202` with the comma before its state. A text without any comma stays as it is: where its city begins is not known. */
export function withItsCommas(text: string): string {
  return text.replace(/^(.*,.*[^\s,])\s+([A-Za-z]{2}[\s,]+\d{5}(?:-?\d{4})?)$/, '$1, $2');
}

function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function hasInOrder(all: readonly string[], wanted: readonly string[]): boolean {
  let from = 0;
  return wanted.every((word) => {
    const at = all.indexOf(word, from);
    from = at + 1;
    return at >= 0;
  });
}
