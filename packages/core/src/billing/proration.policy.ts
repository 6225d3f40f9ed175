import type { Instant } from '../shared/instant.ts';
import { shareOf, type Cents } from './money.ts';

/** What a price is paid for: from its start to just before its end. */
export type Span = { readonly start: Instant; readonly end: Instant };
export type Proration = Span & { readonly amount: Cents };

/** The part of the price that the span has used up by `at`. */
export function usedPart(price: Cents, { start, end }: Span, at: Instant): Cents {
  if (at >= end) return price;
  return at <= start ? 0 : shareOf(price, at - start, end - start);
}

/** What is left of the price at `at`: with the used part it is the price, to the cent. */
export function unusedPart(price: Cents, span: Span, at: Instant): Cents {
  return price - usedPart(price, span, at);
}

/** The price of a span, cut at some instants: one part between each two cuts, and all parts together are the price. */
export function prorations(price: Cents, span: Span, cuts: readonly Instant[]): readonly Proration[] {
  const inside = [...new Set(cuts)].filter((cut) => cut > span.start && cut < span.end).sort((a, b) => a - b);
  const starts = [span.start, ...inside];
  return starts.map((start, n) => {
    const end = inside[n] ?? span.end;
    const amount = usedPart(price, span, end) - (n === 0 ? 0 : usedPart(price, span, start));
    return { start, end, amount };
  });
}
