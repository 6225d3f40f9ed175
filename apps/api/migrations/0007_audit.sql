-- The audit log, and the end of an account.

CREATE SCHEMA audit;

CREATE TABLE audit.entries (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	at timestamptz(3) DEFAULT clock_timestamp() NOT NULL,
	action text NOT NULL,
	actor uuid,
	operation text,
	object text,
	session text,
	details jsonb DEFAULT '{}'::jsonb NOT NULL
);
CREATE INDEX entries_of_actor ON audit.entries (actor, at);
CREATE INDEX entries_of_object ON audit.entries (object, at);
CREATE UNIQUE INDEX entries_sign_in_once ON audit.entries (actor, session) WHERE session is not null;

-- Written by triggers, in the transaction of what they tell of, so that no way of changing a row goes round them.
CREATE FUNCTION audit.append(action text, object text, details jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO audit.entries (action, actor, operation, object, details)
	VALUES (action, nullif(current_setting('ridgeline.caller', true), '')::uuid,
		nullif(current_setting('ridgeline.operation', true), ''), object, details);
$$;

CREATE FUNCTION audit.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit entries are appended and never changed';
END $$;

CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entries FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse();

-- The names of the columns that differ; their values are nobody's business here.
CREATE FUNCTION audit.changed_fields(before jsonb, after jsonb, leaving_out text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(name ORDER BY name), '[]') FROM jsonb_object_keys(after) name
	WHERE before -> name IS DISTINCT FROM after -> name AND name <> ALL (leaving_out);
$$;

CREATE FUNCTION audit.member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit.append('member-joined', NEW.person_id::text, jsonb_build_object('team', NEW.team_id, 'role', NEW.role));
	ELSIF TG_OP = 'DELETE' THEN
		PERFORM audit.append('member-left', OLD.person_id::text, jsonb_build_object('team', OLD.team_id, 'role', OLD.role));
	ELSE
		PERFORM audit.append('role-changed', NEW.person_id::text, jsonb_build_object('team', NEW.team_id, 'from', OLD.role, 'to', NEW.role));
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER member_audited AFTER INSERT OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION audit.member();

CREATE TRIGGER role_audited AFTER UPDATE ON team_members FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION audit.member();

CREATE FUNCTION audit.team_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('owner-changed', NEW.id::text, jsonb_build_object('from', OLD.admin_id, 'to', NEW.admin_id));
	RETURN NULL;
END $$;

CREATE TRIGGER owner_audited AFTER UPDATE ON teams FOR EACH ROW WHEN (OLD.admin_id <> NEW.admin_id) EXECUTE FUNCTION audit.team_owner();

CREATE FUNCTION audit.person() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fields jsonb;
BEGIN
	IF TG_OP = 'INSERT' THEN
		PERFORM audit.append('account-made', NEW.id::text, jsonb_build_object('signsInBy', NEW.signs_in_by));
		RETURN NULL;
	END IF;
	fields := audit.changed_fields(to_jsonb(OLD), to_jsonb(NEW), '{utm,utm_updated_at,team_notification_seen_at}');
	IF fields <> '[]' THEN
		PERFORM audit.append('profile-changed', NEW.id::text, jsonb_build_object('fields', fields));
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER person_audited AFTER INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION audit.person();

CREATE FUNCTION audit.api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('key-revoked', OLD.person_id::text, jsonb_build_object('name', OLD.name));
	ELSE
		PERFORM audit.append('key-made', NEW.person_id::text, jsonb_build_object('name', NEW.name));
	END IF;
	RETURN NULL;
END $$;

-- Using a key is no change of it.
CREATE TRIGGER api_key_audited AFTER INSERT OR UPDATE OF secret_hash OR DELETE ON api_keys FOR EACH ROW EXECUTE FUNCTION audit.api_key();

CREATE FUNCTION audit.subscription() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	holder text;
	fields jsonb;
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('plan-ended', coalesce(OLD.person_id, OLD.team_id)::text, jsonb_build_object('sku', OLD.sku));
		RETURN NULL;
	END IF;
	holder := coalesce(NEW.person_id, NEW.team_id)::text;
	IF TG_OP = 'INSERT' THEN
		PERFORM audit.append('plan-begun', holder, jsonb_build_object('sku', NEW.sku));
		RETURN NULL;
	END IF;
	fields := audit.changed_fields(to_jsonb(OLD), to_jsonb(NEW), '{revision}');
	IF fields <> '[]' THEN
		PERFORM audit.append('plan-changed', holder, jsonb_build_object('sku', NEW.sku, 'fields', fields));
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER subscription_audited AFTER INSERT OR UPDATE OR DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION audit.subscription();

-- Billing is written down as roles and profiles are: cards, the default one, and what becomes of orders. Never a number of a card.
CREATE FUNCTION audit.card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('card-removed', OLD.person_id::text, jsonb_build_object('last4', OLD.last4));
	ELSE
		PERFORM audit.append('card-saved', NEW.person_id::text, jsonb_build_object('last4', NEW.last4));
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER card_audited AFTER INSERT OR DELETE ON cards FOR EACH ROW EXECUTE FUNCTION audit.card();

CREATE FUNCTION audit.default_card() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('default-card-changed', NEW.person_id::text, '{}');
	RETURN NULL;
END $$;

CREATE TRIGGER default_card_audited AFTER UPDATE ON payment_customers FOR EACH ROW
	WHEN (OLD.default_card IS DISTINCT FROM NEW.default_card) EXECUTE FUNCTION audit.default_card();

CREATE FUNCTION audit.purchase() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('order-' || NEW.standing, NEW.person_id::text,
		jsonb_build_object('order', NEW.id, 'sku', NEW.sku, 'amount', NEW.amount));
	RETURN NULL;
END $$;

CREATE TRIGGER order_placed_audited AFTER INSERT ON orders FOR EACH ROW EXECUTE FUNCTION audit.purchase();

CREATE TRIGGER order_standing_audited AFTER UPDATE ON orders FOR EACH ROW
	WHEN (OLD.standing IS DISTINCT FROM NEW.standing) EXECUTE FUNCTION audit.purchase();

-- Without the reason, which is free text: an entry outlives the account of its maker. Not where the whole project is deleted.
CREATE FUNCTION audit.jurisdiction_correction() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		PERFORM audit.append('jurisdiction-corrected', NEW.report_number::text, jsonb_build_object('kind', NEW.kind, 'name', NEW.name));
	ELSIF EXISTS (SELECT FROM projects WHERE report_number = OLD.report_number) THEN
		PERFORM audit.append('correction-undone', OLD.report_number::text, jsonb_build_object('kind', OLD.kind, 'name', OLD.name));
	END IF;
	RETURN NULL;
END $$;

-- The end of its maker's account also updates a correction, and so does a refresh, which replaces what it has set aside.
CREATE TRIGGER correction_audited AFTER INSERT OR UPDATE OF made_at ON jurisdiction_corrections FOR EACH ROW
	WHEN (NEW.made_by IS NOT NULL) EXECUTE FUNCTION audit.jurisdiction_correction();

CREATE TRIGGER undoing_audited AFTER DELETE ON jurisdiction_corrections FOR EACH ROW EXECUTE FUNCTION audit.jurisdiction_correction();

CREATE FUNCTION audit.webhook() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('webhook-removed', OLD.id::text, jsonb_build_object('holder', coalesce(OLD.person_id, OLD.team_id)));
	ELSIF TG_OP = 'INSERT' THEN
		PERFORM audit.append('webhook-made', NEW.id::text, jsonb_build_object('holder', coalesce(NEW.person_id, NEW.team_id)));
	ELSE
		PERFORM audit.append('webhook-changed', NEW.id::text, jsonb_build_object('holder', coalesce(NEW.person_id, NEW.team_id),
			'standing', NEW.standing, 'secret', NEW.secret_version));
	END IF;
	RETURN NULL;
END $$;

CREATE TRIGGER webhook_audited AFTER INSERT OR DELETE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION audit.webhook();

CREATE TRIGGER webhook_change_audited AFTER UPDATE ON webhook_endpoints FOR EACH ROW
	WHEN ((OLD.events, OLD.standing, OLD.secret_version) IS DISTINCT FROM (NEW.events, NEW.standing, NEW.secret_version))
	EXECUTE FUNCTION audit.webhook();

-- Deletes a person with all that is only theirs, and ends their sessions. In a team their projects pass on to its owner; a
-- team that they own passes on to whoever joined first of its admins, else members, else viewers; without any it goes.
-- The team is locked before the person, so that of two teammates who delete their accounts at once the second one waits.
-- Jobs remove the PDFs and logos of what goes from the storage, and end the payments of open orders.
CREATE FUNCTION delete_person(gone uuid) RETURNS void LANGUAGE plpgsql AS $$
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
