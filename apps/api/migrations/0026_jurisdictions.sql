-- The controlling municipality was a text beside the code of its reason: it becomes a body of a kind, and the reason a value of its own.
CREATE FUNCTION pg_temp.with_bodies(facts jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	WITH kept AS (
		SELECT fact, place, fact ->> 'name' AS name, fact #>> '{value,text}' AS words,
			max(fact #>> '{value,text}') FILTER (WHERE fact ->> 'name' = 'jurisdiction-basis') OVER () AS reason
		FROM jsonb_array_elements(facts) WITH ORDINALITY kept(fact, place)
	)
	SELECT coalesce(jsonb_agg(CASE
		WHEN fact #>> '{value,kind}' IS DISTINCT FROM 'text' THEN fact
		WHEN name = 'controlling-municipality' THEN jsonb_set(fact, '{value}', jsonb_build_object('kind', 'jurisdiction', 'body',
			jsonb_build_object('name', words, 'geoid', NULL, 'kind', CASE
				WHEN reason IN ('outside-limits', 'zip-center-outside', 'no-cities-in-state')
					OR words ~ ' (County|Parish|Borough|Municipality)$' THEN 'county'
				WHEN reason = 'inside-town' THEN 'town' ELSE 'city' END)))
		WHEN name = 'jurisdiction-basis' THEN jsonb_set(fact, '{value}',
			jsonb_build_object('kind', 'jurisdiction-reason', 'reason', words, 'nearEdge', false))
		ELSE fact END ORDER BY place), '[]') FROM kept
$$;
--> statement-breakpoint
UPDATE projects SET content = jsonb_set(content, '{facts}', pg_temp.with_bodies(content -> 'facts'))
	WHERE jsonb_path_exists(content, '$.facts[*] ? ((@.name == "controlling-municipality" || @.name == "jurisdiction-basis") && @.value.kind == "text")');
--> statement-breakpoint
UPDATE anonymous_reports SET content = jsonb_set(content, '{facts}', pg_temp.with_bodies(content -> 'facts'))
	WHERE jsonb_path_exists(content, '$.facts[*] ? ((@.name == "controlling-municipality" || @.name == "jurisdiction-basis") && @.value.kind == "text")');
