/** One step up or down from what is typed, without binary fractions: 0.1 and 0.2 make 0.3. */
export interface StepRange {
  readonly step: number;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
}

export function stepped(text: string, direction: 1 | -1, { step, min, max }: StepRange): string {
  const value = Number(text.replaceAll(',', ''));
  const start = text.trim() === '' || Number.isNaN(value) ? 0 : value;
  const places = Math.max(placesOf(start), placesOf(step));
  const next = Number((start + direction * step).toFixed(places));
  return String(Math.min(max ?? Infinity, Math.max(min ?? -Infinity, next)));
}

/** What may stand in a number while it is typed; the screen's view-model says whether it is one. */
export function numeric(text: string, allowsNegative: boolean): string {
  const kept = text.replace(/[^\d.,-]/g, '');
  return allowsNegative ? kept.replace(/(?!^)-/g, '') : kept.replaceAll('-', '');
}

function placesOf(value: number): number {
  return String(value).split('.')[1]?.length ?? 0;
}
