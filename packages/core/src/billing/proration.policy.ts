import type { Instant } from '../shared/instant.ts';
import { shareOf, type Cents } from './money.ts';

/** The paid time span: start inclusive, end exclusive. */
export type Span = { readonly start: Instant; readonly end: Instant };
export type Proration = Span & { readonly amount: Cents };

/** The part of the price used by `at`. */
export function usedPart(price: Cents, { start, end }: Span, at: Instant): Cents {
  if (at >= end) return price;
  return at <= start ? 0 : shareOf(price, at - start, end - start);
}

/** The unused part of the price at `at`: the used and unused parts add up exactly. */
export function unusedPart(price: Cents, span: Span, at: Instant): Cents {
  return price - usedPart(price, span, at);
}

/** Splits the price of a span at the given instants; the parts add up exactly to the price. */
export function prorations(price: Cents, span: Span, cuts: readonly Instant[]): readonly Proration[] {
  const inside = [...new Set(cuts)].filter((cut) => cut > span.start && cut < span.end).sort((a, b) => a - b);
  const starts = [span.start, ...inside];
  return starts.map((start, n) => {
    const end = inside[n] ?? span.end;
    const amount = usedPart(price, span, end) - (n === 0 ? 0 : usedPart(price, span, start));
    return { start, end, amount };
  });
}
