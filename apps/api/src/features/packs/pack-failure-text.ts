import {
  PACK_FORMAT,
  PACK_LIMIT,
  packErrorMessages,
  type PackFailure,
  packFailureMessages,
  rowReasonMessages,
} from '@ridgeline/core/packs';
import { type Locale, say } from '@ridgeline/core/shared';

/** Enough to see what is wrong with a file; a file of another kind has an error in every row. */
const MOST_LISTED = 100;

/** Why a file is refused, with a line for each wrong row. */
export function packFailureText(
  failure: PackFailure,
  locale: Locale,
  most = PACK_LIMIT / 1024 / 1024,
): string {
  switch (failure.code) {
    case 'too-large':
      return say(packFailureMessages, locale, failure.code, { most });
    case 'other-format-version':
      return say(packFailureMessages, locale, failure.code, { format: PACK_FORMAT });
    case 'not-csv':
      return say(packFailureMessages, locale, failure.code, { at: String(failure.at) });
    case 'cut-off':
      return say(packFailureMessages, locale, failure.code, failure);
    case 'rows-wrong':
      return rowErrorsText(failure.errors, locale);
    default:
      return say(packFailureMessages, locale, failure.code);
  }
}

type RowErrors = Extract<PackFailure, { code: 'rows-wrong' }>['errors'];

function rowErrorsText(errors: RowErrors, locale: Locale): string {
  const lines = errors.slice(0, MOST_LISTED).map(({ at, column, reason }) => {
    const words = say(rowReasonMessages, locale, reason);
    return column === null
      ? say(packErrorMessages, locale, 'whole-row-error', { at: String(at), reason: words })
      : say(packErrorMessages, locale, 'row-error', { at: String(at), column, reason: words });
  });
  const more = errors.length - lines.length;
  const title = say(packFailureMessages, locale, 'rows-wrong', { count: errors.length });
  const rest = more > 0 ? [say(packErrorMessages, locale, 'more-errors', { count: more })] : [];
  return [title, ...lines, ...rest].join('\n  ');
}
