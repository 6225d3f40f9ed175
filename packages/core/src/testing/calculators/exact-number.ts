/** A fraction in lowest terms, `den` above zero. */
export type Fraction = { readonly num: bigint; readonly den: bigint };

/**
 * `plain + sign × √square`: every value the calculators' formulas can have, without rounding. `square` is zero unless
 * its root is irrational, so that equal numbers have equal fields.
 */
export type ExactNumber = { readonly plain: Fraction; readonly sign: 1n | -1n; readonly square: Fraction };

const ZERO = fraction(0n);

export function fraction(num: bigint, den = 1n): Fraction {
  if (den === 0n) throw new Error('division by zero');
  const divisor = greatestCommonDivisor(absolute(num), absolute(den)) * (den < 0n ? -1n : 1n);
  return { num: num / divisor, den: den / divisor };
}

/** `1,234.5` as it is printed. */
export function printedFraction(text: string): Fraction {
  const [whole = '', decimals = ''] = text.replaceAll(',', '').split('.');
  return fraction(BigInt(whole + decimals), 10n ** BigInt(decimals.length));
}

export function exact(plain: Fraction): ExactNumber {
  return { plain, sign: 1n, square: ZERO };
}

export function add(a: ExactNumber, b: ExactNumber): ExactNumber {
  const root = a.square.num === 0n ? b : a;
  if (root === a && b.square.num !== 0n) throw new Error('a sum of two roots');
  return { ...root, plain: plus(a.plain, b.plain) };
}

export function negative(a: ExactNumber): ExactNumber {
  return multiply(a, exact(fraction(-1n)));
}

export function multiply(a: ExactNumber, b: ExactNumber): ExactNumber {
  const [root, factor] = b.square.num === 0n ? [a, b.plain] : [b, plainOf(a)];
  const square = times(root.square, times(factor, factor));
  const sign = square.num !== 0n && factor.num < 0n !== root.sign < 0n ? -1n : 1n;
  return { plain: times(root.plain, factor), sign, square };
}

export function divide(a: ExactNumber, b: ExactNumber): ExactNumber {
  const { num, den } = plainOf(b);
  return multiply(a, exact(fraction(den, num)));
}

export function squareRoot(a: ExactNumber): ExactNumber {
  const { num, den } = plainOf(a);
  const [top, bottom] = [wholeRoot(num), wholeRoot(den)];
  return top * top === num && bottom * bottom === den
    ? exact(fraction(top, bottom))
    : { plain: ZERO, sign: 1n, square: { num, den } };
}

/** The floor. */
export function floor({ plain, sign, square }: ExactNumber): bigint {
  // (p + sign × √n) ÷ q with whole p, n and q
  const q = plain.den * square.den;
  const p = plain.num * square.den;
  const n = square.num * square.den * plain.den ** 2n;
  const root = wholeRoot(n);
  return floored(sign === 1n ? p + root : p - root - (n === 0n ? 0n : 1n), q);
}

export function ceiling(a: ExactNumber): bigint {
  return -floor(negative(a));
}

/** The sign of the number. */
export function compare(a: ExactNumber, b: ExactNumber): number {
  const { plain, sign, square } = add(a, negative(b));
  const left = plain.num ** 2n * square.den;
  const right = square.num * plain.den ** 2n;
  if (left === right) return 0;
  return left > right ? Number(signOf(plain.num)) : Number(sign);
}

/** To nine decimals, rounded down: for messages. */
export function inDecimals(value: ExactNumber): string {
  const digits = floor(multiply(value, exact(fraction(10n ** 9n))));
  return `${digits / 10n ** 9n}.${absolute(digits % 10n ** 9n)
    .toString()
    .padStart(9, '0')}`;
}

function plainOf({ plain, square }: ExactNumber): Fraction {
  if (square.num !== 0n) throw new Error('a root where a fraction is needed');
  return plain;
}

function plus(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.den + b.num * a.den, a.den * b.den);
}

function times(a: Fraction, b: Fraction): Fraction {
  return fraction(a.num * b.num, a.den * b.den);
}

function signOf(whole: bigint): 1n | -1n {
  return whole < 0n ? -1n : 1n;
}

function absolute(whole: bigint): bigint {
  return whole < 0n ? -whole : whole;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

/** a ÷ b rounded down, b above zero. */
function floored(a: bigint, b: bigint): bigint {
  return a / b - (a % b < 0n ? 1n : 0n);
}

/** The root of a whole number, rounded down, by Newton's method from above. */
function wholeRoot(square: bigint): bigint {
  if (square < 0n) throw new Error('the root of a negative number');
  if (square < 2n) return square;
  let root = 1n << BigInt((square.toString(2).length + 1) >> 1);
  for (let next = (root + square / root) >> 1n; next < root; next = (root + square / root) >> 1n) root = next;
  return root;
}
