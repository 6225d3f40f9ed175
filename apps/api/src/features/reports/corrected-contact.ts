/**
 * SQL: the content of a corrected report with the contact of the municipality that was found, if the correction names
 * that municipality, and without a contact otherwise. `correctedFacts` of core decides the same for the facts.
 */
export function withContactOf(correction: string, content: string, foundContact: string): string {
  return `case when exists (
      select from jsonb_path_query(${content}, '$.facts[*] ? (@.name == "controlling-municipality" && @.is == "known")') fact
      where fact #>> '{value,body,kind}' = ${correction}.kind
        and lower(fact #>> '{value,body,name}') = lower(${correction}.name))
    then ${content} || jsonb_build_object('municipality', ${foundContact})
    else ${content} - 'municipality' end`;
}
