/** The fields of a CSV record, in which quoted ones contain commas, line breaks and doubled quotes. */
export function quotedFieldsOf(record: string): readonly string[] {
  return Array.from(record.matchAll(FIELD), ([, quoted, plain = '']) =>
    (quoted === undefined ? plain : quoted.replaceAll('""', '"')).trim(),
  );
}

const FIELD = /(?<=^|,)(?:"([^"]*(?:""[^"]*)*)"|([^,]*))(?=,|$)/g;

/** Whether a quoted text begins in this line, or goes on, and does not end in it. */
export function isQuoteOpen(line: string, wasOpen: boolean): boolean {
  let isOpen = wasOpen;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) isOpen = !isOpen;
  return isOpen;
}
