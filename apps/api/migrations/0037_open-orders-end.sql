ALTER TABLE "orders" ADD COLUMN "bought" jsonb;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "credited_from" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("created_at") WHERE "orders"."standing" in ('pending', 'waiting');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_credited" CHECK (num_nonnulls("orders"."credited_id", "orders"."credited_from") in (0, 2));
--> statement-breakpoint
-- The payments of a deleted account's open orders are ended by a job.
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
			8, 5, true, interval '60 seconds', now() + CASE placed.standing WHEN 'waiting' THEN interval '0' ELSE interval '10 minutes' END
		FROM orders placed WHERE placed.person_id = gone AND placed.standing IN ('pending', 'waiting');
	DELETE FROM team_invites WHERE email = person.email;
	DELETE FROM id_associations WHERE email = person.email;
	DELETE FROM contact_updates WHERE email = person.email;
	DELETE FROM idempotency_keys WHERE caller = gone;
	DELETE FROM people WHERE id = gone;
	PERFORM audit.append('account-deleted', gone::text, '{}');
END $$;
