const HAS_NAME = 'exists(@.name ? (@ like_regex "."))';
const HAS_DAY = 'exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}"))';

/** Ways in which the facts of a JSON column break the rule; `$` is the list of facts. RPT-3 */
const BREACHES = [
  // Another form than the four, a known fact without a source, a dispute without rows.
  `$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))`,
  `$[*].rows[*] ? (!(exists(@.source)))`,
  // A source, at any depth, has a name and a day.
  `$.**.source ? (!(${HAS_NAME} && (${HAS_DAY})))`,
];

/** The condition of a check constraint: no fact without source and day. */
export function factsHaveSources(facts: string): string {
  return BREACHES.map((breach) => `not jsonb_path_exists(${facts}, '${breach}')`).join(' and ');
}
