-- Facts were kept in another form. Only the controlling municipality came with its source: the rest becomes unknown.
CREATE FUNCTION pg_temp.with_sources(facts jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(CASE WHEN fact ->> 'name' = 'controlling-municipality' AND jsonb_typeof(fact -> 'value') = 'string'
			AND fact ->> 'confidence' IN ('verified', 'likely')
			AND fact #>> '{source,name}' <> '' AND fact #>> '{source,date}' ~ '^[0-9]{4}'
		THEN jsonb_build_object('section', 'municipality', 'name', 'controlling-municipality', 'is', 'known',
			'confidence', fact -> 'confidence', 'value', jsonb_build_object('kind', 'text', 'text', fact -> 'value'),
			'condition', NULL, 'source', jsonb_build_object('url', NULL, 'edition', NULL, 'read', NULL) || (fact -> 'source'),
			'rowId', NULL, 'level', NULL, 'others', '[]'::jsonb)
		ELSE jsonb_build_object('section', fact -> 'section', 'name', fact -> 'name', 'is', 'unknown',
		'settledBy', CASE fact ->> 'section' WHEN 'municipality' THEN 'boundary-map'
			WHEN 'manufacturer-requirements' THEN 'manufacturer-document' WHEN 'roof' THEN 'roof-measurement'
			WHEN 'hail-storm-history' THEN 'storm-records' WHEN 'wind-storm-history' THEN 'storm-records'
			ELSE 'building-department' END, 'others', '[]'::jsonb) END ORDER BY place), '[]')
	FROM jsonb_array_elements(facts) WITH ORDINALITY kept(fact, place)
$$;
--> statement-breakpoint
UPDATE projects SET content = jsonb_set(content, '{facts}', pg_temp.with_sources(content -> 'facts'))
	WHERE jsonb_typeof(content -> 'facts') = 'array';
--> statement-breakpoint
UPDATE projects SET content = content - 'facts' WHERE content ? 'facts' AND jsonb_typeof(content -> 'facts') <> 'array';
--> statement-breakpoint
UPDATE anonymous_reports SET content = jsonb_set(content, '{facts}', pg_temp.with_sources(content -> 'facts'))
	WHERE jsonb_typeof(content -> 'facts') = 'array';
--> statement-breakpoint
UPDATE anonymous_reports SET content = content - 'facts' WHERE content ? 'facts' AND jsonb_typeof(content -> 'facts') <> 'array';
--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_facts_have_sources" CHECK (not jsonb_path_exists(content -> 'facts', '$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))') and not jsonb_path_exists(content -> 'facts', '$[*].rows[*] ? (!(exists(@.source)))') and not jsonb_path_exists(content -> 'facts', '$.**.source ? (!(exists(@.name ? (@ like_regex ".")) && (exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}")))))'));--> statement-breakpoint
ALTER TABLE "anonymous_reports" ADD CONSTRAINT "anonymous_reports_facts_have_sources" CHECK (not jsonb_path_exists(content -> 'facts', '$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))') and not jsonb_path_exists(content -> 'facts', '$[*].rows[*] ? (!(exists(@.source)))') and not jsonb_path_exists(content -> 'facts', '$.**.source ? (!(exists(@.name ? (@ like_regex ".")) && (exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}")))))'));