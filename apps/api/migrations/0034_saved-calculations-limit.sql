-- A report has fifty saved calculations at most. The lock of the project makes two that are saved at once wait for each other;
-- each statement of a volatile function then counts what has been saved meanwhile. The fifty-first is skipped: no row is returned.
CREATE FUNCTION limit_saved_calculations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM projects WHERE report_number = NEW.report_number FOR NO KEY UPDATE;
	IF (SELECT count(*) FROM saved_calculations WHERE report_number = NEW.report_number AND hash <> NEW.hash) >= 50 THEN
		RETURN NULL;
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER saved_calculations_limit BEFORE INSERT ON saved_calculations
	FOR EACH ROW EXECUTE FUNCTION limit_saved_calculations();
