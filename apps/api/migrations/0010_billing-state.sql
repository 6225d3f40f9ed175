ALTER TABLE "people" ADD COLUMN "billing_state" text;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_billing_state" CHECK ("people"."billing_state" ~ '^[a-z]{2}$');--> statement-breakpoint
-- A credit is never paid out by itself: what is lost with a deleted account, or with its team, is written down for the operator.
CREATE FUNCTION audit.forfeited_credit() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	lost integer;
BEGIN
	SELECT sum(kept.credit) INTO lost FROM public.subscriptions kept WHERE kept.person_id = OLD.id OR kept.team_id = OLD.id;
	IF lost > 0 THEN
		PERFORM audit.append('credit-forfeited', OLD.id::text, jsonb_build_object('amount', lost));
	END IF;
	RETURN OLD;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_credit_audited BEFORE DELETE ON people FOR EACH ROW EXECUTE FUNCTION audit.forfeited_credit();
--> statement-breakpoint
CREATE TRIGGER team_credit_audited BEFORE DELETE ON teams FOR EACH ROW EXECUTE FUNCTION audit.forfeited_credit();
