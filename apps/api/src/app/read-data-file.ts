import { createReadStream } from 'node:fs';
import { fail, type Locale, ok, type Result, say } from '@ridgeline/core/shared';
import { dataTaskMessages } from '../features/packs/data-task.messages.ts';
import { packFailureText } from '../features/packs/pack-failure-text.ts';
import { isJson, type PackFile, packIn } from '../features/packs/pack-file.ts';
import {
  type CityLimitGap,
  GAPS_HEAD,
  readCityLimitGaps,
} from '../features/places/city-limit-gaps.repository.ts';
import {
  type CityLimitsFile,
  isOutlines,
  OUTLINES_LIMIT,
  readCityLimits,
} from '../features/places/city-limits.file.ts';
import { gapsFailureText, outlinesFailureText } from '../features/places/outlines-failure-text.ts';
import { unpackedText } from '../loading/unpacked-text.ts';

export type DataFile =
  | { readonly is: 'pack'; readonly pack: PackFile }
  | { readonly is: 'outlines'; readonly outlines: CityLimitsFile }
  | { readonly is: 'gaps'; readonly gaps: readonly CityLimitGap[] };

/** A file of an operator, whichever of the three it is by its content; else why it is refused, in words. */
export async function readDataFile(path: string, locale: Locale): Promise<Result<DataFile, string>> {
  const unpacked = await unpackedText(createReadStream(path), OUTLINES_LIMIT);
  if (!unpacked.ok) {
    const most = OUTLINES_LIMIT / 1024 / 1024;
    return fail(packFailureText({ code: unpacked.failure }, locale, most));
  }
  const { text, sha256 } = unpacked.value;
  if (text.startsWith(GAPS_HEAD)) {
    const read = readCityLimitGaps(text);
    return read.ok ? ok({ is: 'gaps', gaps: read.value }) : fail(gapsFailureText(read.failure, locale));
  }
  const json = isJson(text) ? jsonIn(text) : null;
  if (json === undefined) return fail(say(dataTaskMessages, locale, 'not-json'));
  if (isOutlines(json)) {
    const read = readCityLimits(json, sha256);
    return read.ok
      ? ok({ is: 'outlines', outlines: read.value })
      : fail(outlinesFailureText(read.failure, locale));
  }
  const pack = packIn(unpacked.value);
  return pack.ok ? ok({ is: 'pack', pack: pack.value }) : fail(packFailureText(pack.failure, locale));
}

/** Undefined where the text is no JSON, or ends too early. */
function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
