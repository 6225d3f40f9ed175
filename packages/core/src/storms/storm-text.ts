import type { Instant } from '../shared/instant.ts';
import { languageTag, numberText, say, type Locale } from '../shared/messages.ts';
import { standingOf, type StormReport } from './storm-report.ts';
import type { StormNear } from './storms-near.policy.ts';
import { hailSizeMessages, stormMessages } from './storms.messages.ts';

/** `Hail 1.00 in (quarter), 13.5 mi away, June 16, 2018 at 6:20 AM EDT; preliminary`. `timeZone` is that of the report's place. */
export function stormLine({ report, miles }: StormNear, timeZone: string, locale: Locale): string {
  const what = `${say(stormMessages, locale, report.kind)} ${magnitudeText(report, locale)}`;
  const distance = say(stormMessages, locale, 'distance', { miles: oneDecimal(miles, locale) });
  const basis = report.basis === 'unknown' ? [] : [say(stormMessages, locale, report.basis)];
  const told = [...basis, say(stormMessages, locale, standingOf(report.record))].join(', ');
  return `${what}, ${distance}, ${momentText(report.at, timeZone, locale)}; ${told}`;
}

/** A name only for exactly its size. */
export function magnitudeText({ kind, magnitude }: StormReport, locale: Locale): string {
  if (magnitude === null)
    return say(stormMessages, locale, kind === 'hail' ? 'hail-size-unknown' : 'wind-unknown');
  if (magnitude.unit !== 'hundredths-in') {
    const key = magnitude.unit === 'mph' ? 'wind-mph' : 'wind-knots';
    return say(stormMessages, locale, key, { speed: numberText(magnitude.value, locale) });
  }
  const inches = twoDecimals(magnitude.value / 100, locale);
  const size = String(magnitude.value);
  return isNamed(size)
    ? say(stormMessages, locale, 'hail-size-named', { inches, name: say(hailSizeMessages, locale, size) })
    : say(stormMessages, locale, 'hail-size', { inches });
}

function isNamed(size: string): size is keyof typeof hailSizeMessages.en {
  return Object.hasOwn(hailSizeMessages.en, size);
}

function momentText(at: Instant, timeZone: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTag(locale), {
    timeZone,
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}

function twoDecimals(value: number, locale: Locale): string {
  return value.toLocaleString(languageTag(locale), { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

function oneDecimal(value: number, locale: Locale): string {
  return value.toLocaleString(languageTag(locale), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}
