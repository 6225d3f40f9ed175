const made = new Map<string, Intl.DateTimeFormat>();
/** More than a page or a report uses; so many that a caller who names ever other zones takes no more memory. */
const MOST_MADE = 200;

/** Made once each: an Intl object takes a hundred times as long to make as to use. */
export function dateFormat(tag: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = tag + JSON.stringify(options);
  const format = made.get(key) ?? new Intl.DateTimeFormat(tag, options);
  if (made.size >= MOST_MADE) made.clear();
  made.set(key, format);
  return format;
}
