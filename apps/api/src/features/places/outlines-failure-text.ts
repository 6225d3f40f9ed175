import { type Locale, say } from '@ridgeline/core/shared';
import type { GapsFailure } from './city-limit-gaps.repository.ts';
import type { OutlinesFailure } from './city-limits.file.ts';
import { MOST_POINTS } from './drawn-features.ts';
import { outlinesMessages } from './outlines.messages.ts';

/** Enough to see what is wrong with a file; a file of another kind has an error in every place. */
const MOST_LISTED = 100;

/** Why a file of outlines is refused, with a line for each wrong place. */
export function outlinesFailureText(failure: OutlinesFailure, locale: Locale): string {
  switch (failure.code) {
    case 'places-wrong':
      return listed(
        say(outlinesMessages, locale, 'places-wrong', { count: failure.errors.length }),
        failure.errors.map((error) => say(outlinesMessages, locale, 'place-wrong', error)),
        locale,
      );
    case 'place-twice':
      return say(outlinesMessages, locale, 'place-twice', failure);
    case 'too-many-points':
      return say(outlinesMessages, locale, failure.code, { most: MOST_POINTS });
    default:
      return say(outlinesMessages, locale, failure.code);
  }
}

/** Why a list of missing outlines is refused: its wrong lines. */
export function gapsFailureText(errors: GapsFailure, locale: Locale): string {
  return listed(
    say(outlinesMessages, locale, 'lines-wrong', { count: errors.length }),
    errors.map(({ at, reason }) => say(outlinesMessages, locale, reason, { at: String(at) })),
    locale,
  );
}

function listed(title: string, errors: readonly string[], locale: Locale): string {
  const more = errors.length - MOST_LISTED;
  const rest = more > 0 ? [say(outlinesMessages, locale, 'more-errors', { count: more })] : [];
  return [title, ...errors.slice(0, MOST_LISTED), ...rest].join('\n  ');
}
