-- Limits that hold however many calls come at once: the lock of the holder makes them wait for each other, and each statement of
-- a volatile function then counts what was inserted meanwhile. A row beyond the limit is skipped: none is returned. An existing
-- one, which the insert replaces, is not counted.
CREATE FUNCTION limit_rows_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
-- Arguments: the column that tells the rows of a person apart, and how many rows there may be.
DECLARE
	others bigint;
BEGIN
	PERFORM FROM public.people WHERE id = NEW.person_id FOR NO KEY UPDATE;
	EXECUTE format('SELECT count(*) FROM %I.%I WHERE person_id = $1 AND %I <> $2', TG_TABLE_SCHEMA, TG_TABLE_NAME, TG_ARGV[0])
		INTO others USING NEW.person_id, to_jsonb(NEW) ->> TG_ARGV[0];
	RETURN CASE WHEN others < TG_ARGV[1]::bigint THEN NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER api_keys_limit BEFORE INSERT ON api_keys FOR EACH ROW EXECUTE FUNCTION limit_rows_of_person('name', '50');
--> statement-breakpoint
CREATE TRIGGER person_aliases_limit BEFORE INSERT ON person_aliases
	FOR EACH ROW EXECUTE FUNCTION limit_rows_of_person('alias', '100');
--> statement-breakpoint
CREATE TRIGGER survey_answers_limit BEFORE INSERT ON survey_answers
	FOR EACH ROW EXECUTE FUNCTION limit_rows_of_person('survey', '100');
--> statement-breakpoint
-- A person, and a team, has ten addresses.
CREATE FUNCTION limit_webhook_endpoints() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	others bigint;
BEGIN
	PERFORM FROM public.people WHERE id = NEW.person_id FOR NO KEY UPDATE;
	PERFORM FROM public.teams WHERE id = NEW.team_id FOR NO KEY UPDATE;
	SELECT count(*) INTO others FROM public.webhook_endpoints held
		WHERE coalesce(held.person_id, held.team_id) = coalesce(NEW.person_id, NEW.team_id) AND held.address <> NEW.address;
	RETURN CASE WHEN others < 10 THEN NEW END;
END $$;
--> statement-breakpoint
CREATE TRIGGER webhook_endpoints_limit BEFORE INSERT ON webhook_endpoints
	FOR EACH ROW EXECUTE FUNCTION limit_webhook_endpoints();
--> statement-breakpoint
-- Whether fewer events than `most` are being sent to an address. Copies that ask at once wait for each other until the end of
-- the transaction; the row of the address stays free, since the end of a sending writes it.
CREATE FUNCTION may_send(endpoint uuid, most integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('send-webhook ' || endpoint, 0));
	RETURN (SELECT count(*) FROM public.webhook_deliveries sent WHERE sent.endpoint_id = endpoint AND sent.leased_until > now()) < most;
END $$;
