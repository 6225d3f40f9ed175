/** SQL: the content with what was looked up of the authority that a correction names (`told`); null leaves nothing of it. */
export function withAuthority(content: string, told: string): string {
  return `(case when ${told} is null then ${content} - 'authority'
    else ${content} || jsonb_build_object('authority', ${told}) end)`;
}

/**
 * SQL: the content of a corrected report with the contact of the municipality that was found, if the correction names that
 * municipality, and otherwise with that of the named one, if it is known. `correctedFacts` of core decides the same for the
 * facts.
 */
export function withContactOf(correction: string, content: string, foundContact: string): string {
  const geoid = `fact #>> '{value,body,geoid}'`;
  return `(select case
      when exists (
        select from jsonb_path_query(now.content, '$.facts[*] ? (@.name == "controlling-municipality" && @.is == "known")') fact
        where fact #>> '{value,body,kind}' = ${correction}.kind
          and coalesce(${geoid} = now.content #>> '{authority,geoid}',
            lower(fact #>> '{value,body,name}') = lower(${correction}.name)))
        then now.content || jsonb_build_object('municipality', ${foundContact})
      when jsonb_typeof(now.content #> '{authority,contact}') = 'object'
        then now.content || jsonb_build_object('municipality', now.content #> '{authority,contact}')
      else now.content - 'municipality' end
    from (select ${content} as content) now)`;
}
