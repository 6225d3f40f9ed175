import { sha256 } from './sha256.ts';

/**
 * SHA-256 over a canonical text. A weaker hash would be shorter, but this one is printed on documents that adjusters
 * and inspectors may contest: it must not be forgeable, and anyone must be able to verify it with standard tools.
 */
export function fingerprint(facts: unknown): string {
  return sha256(canonicalText(facts));
}

/** JSON with sorted keys, no undefined values, and only ASCII: equal facts have equal text, one byte per character. */
export function canonicalText(facts: unknown): string {
  return JSON.stringify(facts, inOrder).replace(
    /[\u007f-\uffff]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function inOrder(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
