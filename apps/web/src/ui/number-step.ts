export interface StepRange {
  readonly step: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

/** The typed number one step up or down, in exact decimals: 0.1 + 0.2 is 0.3. */
export function stepped(text: string, direction: 1 | -1, { step, min, max }: StepRange): string {
  const value = Number(text.replaceAll(',', ''));
  const start = text.trim() === '' || Number.isNaN(value) ? 0 : value;
  const places = Math.max(placesOf(start), placesOf(step));
  const next = Number((start + direction * step).toFixed(places));
  return String(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
}

/** Removes the characters that no number contains; the view-model of the screen decides whether the rest is a number. */
export function numeric(text: string, allowsNegative: boolean): string {
  const kept = text.replace(/[^\d.,-]/g, '');
  return allowsNegative ? kept.replace(/(?!^)-/g, '') : kept.replaceAll('-', '');
}

function placesOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
