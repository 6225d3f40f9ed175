ALTER TABLE "projects" ADD CONSTRAINT "projects_authority_has_sources" CHECK (not jsonb_path_exists(content -> 'authority' -> 'facts', '$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))') and not jsonb_path_exists(content -> 'authority' -> 'facts', '$[*].rows[*] ? (!(exists(@.source)))') and not jsonb_path_exists(content -> 'authority' -> 'facts', '$.**.source ? (!(exists(@.name ? (@ like_regex ".")) && (exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}")))))'));--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_authority_has_sources" CHECK (not jsonb_path_exists(content -> 'authority' -> 'facts', '$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))') and not jsonb_path_exists(content -> 'authority' -> 'facts', '$[*].rows[*] ? (!(exists(@.source)))') and not jsonb_path_exists(content -> 'authority' -> 'facts', '$.**.source ? (!(exists(@.name ? (@ like_regex ".")) && (exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}")))))'));--> statement-breakpoint
-- Of a corrected report: what depends on who governs is as it was looked up for the authority that the correction names.
CREATE OR REPLACE FUNCTION answered_sections(content jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT fact ->> 'section') FILTER (
		WHERE fact ->> 'is' = 'known' OR (fact ->> 'is' = 'disputed' AND fact ->> 'answers' = 'first')), '{}')
	FROM (
		SELECT found FROM jsonb_array_elements(CASE WHEN jsonb_typeof(content -> 'facts') = 'array' THEN content -> 'facts' ELSE '[]' END) found
		WHERE coalesce(content #> '{authority,facts}', '[]') @> jsonb_build_array(jsonb_build_object('name', found -> 'name')) IS FALSE
		UNION ALL
		SELECT jsonb_array_elements(coalesce(content #> '{authority,facts}', '[]'))
	) told(fact)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION authority_found(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN content ? 'authority' THEN content #>> '{authority,geoid}' ELSE (
		SELECT max(coalesce(fact #>> '{value,body,geoid}', fact #>> '{rows,0,value,body,geoid}'))
		FROM jsonb_array_elements(CASE WHEN jsonb_typeof(content -> 'facts') = 'array' THEN content -> 'facts' ELSE '[]' END) fact
		WHERE fact ->> 'name' = 'controlling-municipality') END
$$;
