import { problem, type Problem } from '../problems/problem.ts';

/** Validators, JSON.stringify and Postgres recurse for each level: thousands of levels overflow their stack. */
const DEEPEST = 32;

/** With the `u` flag a complete pair is one character and does not match. */
const HALF_A_PAIR = /\p{Surrogate}/u;

type Found = { readonly value: unknown; readonly at: string; readonly depth: number };

/**
 * Why a parsed body cannot be stored, for any operation: text with a NUL or half a surrogate pair, which Postgres does
 * not store, or too many nested levels. Null for any other body.
 */
export function storageProblem(body: unknown): Problem | null {
  const open: Found[] = [{ value: body, at: 'body', depth: 0 }];
  for (let found = open.pop(); found !== undefined; found = open.pop()) {
    const { value, at, depth } = found;
    if (typeof value === 'string' && !isStorable(value)) return problem('invalid', at);
    if (typeof value !== 'object' || value === null) continue;
    if (depth === DEEPEST) return problem('body-too-deep');
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return problem('invalid', at);
      open.push({ value: inner, at: `${at}/${name}`, depth: depth + 1 });
    }
  }
  return null;
}

function isStorable(text: string): boolean {
  return !text.includes('\0') && !HALF_A_PAIR.test(text);
}
