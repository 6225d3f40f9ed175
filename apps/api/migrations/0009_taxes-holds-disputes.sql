CREATE TABLE "tax_rates" (
	"state" text PRIMARY KEY NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "tax_rates_state" CHECK ("tax_rates"."state" ~ '^[a-z]{2}$'),
	CONSTRAINT "tax_rates_rate" CHECK ("tax_rates"."rate" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "billing_events" DROP CONSTRAINT "billing_events_kind";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_worth";--> statement-breakpoint
ALTER TABLE "orders" DROP CONSTRAINT "orders_credited";--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "title_es" text;--> statement-breakpoint
ALTER TABLE "billing_events" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credit_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "tax_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "credit" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_held" ON "orders" USING btree ("paid_at") WHERE "orders"."hold" in ('held', 'used');--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_tax" CHECK ("billing_events"."tax" between 0 and case when "billing_events"."kind" = 'billed' then "billing_events"."amount" else 0 end);--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_kind" CHECK ("billing_events"."kind" in ('billed', 'paid', 'failed-payment', 'refunded', 'voided', 'disputed', 'dispute-won'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_hold" CHECK ("orders"."hold" in ('held', 'used', 'captured', 'released'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_tax" CHECK ("orders"."tax" between 0 and "orders"."amount");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credit_left" CHECK ("orders"."credit_left" >= 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_worth" CHECK ("orders"."worth" >= "orders"."amount" - "orders"."tax");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited" CHECK ("orders"."credited_from" is null or "orders"."credited_id" is not null);--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_credit" CHECK ("subscriptions"."credit" >= 0);--> statement-breakpoint
-- Deletes a person with all that is only theirs, and ends their sessions. In a team their projects pass on to its owner; a
-- team that they own passes on to whoever joined first of its admins, else members, else viewers; without any it goes.
-- The team is locked before the person, so that of two teammates who delete their accounts at once the second one waits.
-- Jobs remove the PDFs and logos of what goes from the storage, end the payments of open orders and release what is held, and
-- delete the person at the payment provider.
CREATE OR REPLACE FUNCTION delete_person(gone uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	person people%ROWTYPE;
	team teams%ROWTYPE;
	heir uuid;
BEGIN
	-- Locked first, as by the call that settles one of them, which comes before or after.
	PERFORM FROM orders WHERE person_id = gone AND standing IN ('pending', 'waiting') ORDER BY id FOR UPDATE;
	INSERT INTO session_ends AS kept (person_id, ended_at) VALUES (gone, now())
		ON CONFLICT (person_id) DO UPDATE SET ended_at = greatest(kept.ended_at, excluded.ended_at), spared = NULL;
	SELECT * INTO team FROM teams WHERE id = (SELECT team_id FROM team_members WHERE person_id = gone) FOR UPDATE;
	SELECT * INTO person FROM people WHERE id = gone FOR UPDATE;
	IF person.id IS NULL THEN
		RETURN;
	END IF;
	IF team.admin_id = gone THEN
		SELECT person_id INTO heir FROM team_members WHERE team_id = team.id AND person_id <> gone
			ORDER BY array_position(ARRAY['admin', 'member', 'viewer'], role), joined_at, person_id LIMIT 1;
		UPDATE team_members SET role = 'admin' WHERE person_id = heir AND role <> 'admin';
		UPDATE teams SET admin_id = heir WHERE id = team.id AND heir IS NOT NULL;
	ELSE
		heir := team.admin_id;
	END IF;
	IF heir IS NULL THEN
		-- Whoever stores a PDF of them has its row written first; otherwise the file would stay.
		PERFORM FROM projects WHERE owner_id = gone ORDER BY report_number FOR UPDATE;
		INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in)
			SELECT 'remove-files', jsonb_build_object('files', jsonb_agg(kept.file)), 8, 5, true, interval '300 seconds'
			FROM (
				SELECT format('pdfs/%s/%s.pdf', pdf.report_number, pdf.hash) AS file
					FROM report_pdfs pdf JOIN projects project USING (report_number) WHERE project.owner_id = gone
				UNION SELECT format('logos/%s/%s.png', logo.team_id, logo.hash) FROM team_logos logo WHERE logo.team_id = team.id
			) kept HAVING count(*) > 0;
		DELETE FROM projects WHERE owner_id = gone;
		DELETE FROM teams WHERE id = team.id;
	ELSE
		-- The purchase that paid for a project goes with the person who made it.
		UPDATE projects SET owner_id = heir, order_id = NULL WHERE owner_id = gone;
	END IF;
	-- The call of a pending order may still ask for its payment.
	INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, start_after)
		SELECT 'end-payment', jsonb_build_object('person', gone, 'key', placed.id, 'paymentId', placed.payment_id,
				'customer', (SELECT provider_id FROM payment_customers WHERE person_id = gone)),
			8, 5, true, interval '60 seconds', now() + CASE placed.standing WHEN 'pending' THEN interval '10 minutes' ELSE interval '0' END
		FROM orders placed WHERE placed.person_id = gone AND (placed.standing IN ('pending', 'waiting') OR placed.hold = 'held');
	-- Their customer is needed until their payments have ended.
	INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, start_after)
		SELECT 'forget-customer', jsonb_build_object('person', gone, 'customer', (SELECT provider_id FROM payment_customers WHERE person_id = gone)),
			8, 60, true, interval '120 seconds', now() + CASE WHEN open.payments > 0 THEN interval '20 minutes' ELSE interval '0' END
		FROM (SELECT count(*) FILTER (WHERE standing IN ('pending', 'waiting') OR hold = 'held') AS payments, count(*) AS orders
			FROM orders WHERE person_id = gone) open
		WHERE open.orders > 0 OR EXISTS (SELECT FROM payment_customers WHERE person_id = gone);
	DELETE FROM team_invites WHERE email = person.email;
	DELETE FROM id_associations WHERE email = person.email;
	DELETE FROM contact_updates WHERE email = person.email;
	DELETE FROM idempotency_keys WHERE caller = gone;
	DELETE FROM people WHERE id = gone;
	PERFORM audit.append('account-deleted', gone::text, '{}');
END $$;
