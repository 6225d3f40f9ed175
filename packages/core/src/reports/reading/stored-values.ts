import * as z from 'zod/mini';
import { catch as orElse } from 'zod/mini';
import type { YesNo } from '../report.ts';

export { orElse };

/** Text, unchanged. */
export function text() {
  return orElse(z.nullable(z.string()), null);
}

/** Non-blank text: old forms were stored with blank fields. */
export function filledText() {
  return orElse(
    z.pipe(
      z.nullable(z.string()),
      z.transform((written) => (written === null || written.trim() === '' ? null : written)),
    ),
    null,
  );
}

export function amount() {
  return orElse(z.nullable(z.number()), null);
}

const MEASURE = /^\s*(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)\s*(?:mph|ft|feet)?\s*$/i;

/** Legacy records keep numbers as text too, with or without a unit: `115`, `"115"`, `"115 mph"`, `"5,280 ft"`. */
export function measure(input: unknown): number | null {
  if (typeof input === 'number') return Number.isFinite(input) ? input : null;
  const written = typeof input === 'string' ? MEASURE.exec(input)?.[1] : undefined;
  return written === undefined ? null : Number(written.replaceAll(',', ''));
}

const ANSWERS: Readonly<Record<string, YesNo>> = {
  yes: 'yes',
  y: 'yes',
  true: 'yes',
  no: 'no',
  n: 'no',
  false: 'no',
};

export function yesNo(input: unknown): YesNo {
  if (typeof input !== 'string' && typeof input !== 'boolean') return 'unknown';
  const written = String(input).trim().toLowerCase();
  return (Object.hasOwn(ANSWERS, written) ? ANSWERS[written] : undefined) ?? 'unknown';
}
