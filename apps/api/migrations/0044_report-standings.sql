-- What a list says of a report without reading its facts: computed once, when they are written.
CREATE FUNCTION answered_sections(content jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT fact ->> 'section') FILTER (
		WHERE fact ->> 'is' = 'known' OR (fact ->> 'is' = 'disputed' AND fact ->> 'answers' = 'first')), '{}')
	FROM jsonb_array_elements(CASE WHEN jsonb_typeof(content -> 'facts') = 'array' THEN content -> 'facts' ELSE '[]' END) fact
$$;--> statement-breakpoint
CREATE FUNCTION authority_found(content jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT max(coalesce(fact #>> '{value,body,geoid}', fact #>> '{rows,0,value,body,geoid}'))
	FROM jsonb_array_elements(CASE WHEN jsonb_typeof(content -> 'facts') = 'array' THEN content -> 'facts' ELSE '[]' END) fact
	WHERE fact ->> 'name' = 'controlling-municipality'
$$;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "answered_sections" text[] GENERATED ALWAYS AS (answered_sections(content)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "authority" text GENERATED ALWAYS AS (authority_found(content)) STORED;
