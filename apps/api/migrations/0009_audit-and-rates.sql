CREATE SCHEMA "audit";
--> statement-breakpoint
CREATE SCHEMA "traffic";
--> statement-breakpoint
CREATE TABLE "audit"."entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit"."entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"action" text NOT NULL,
	"actor" uuid,
	"operation" text,
	"object" text,
	"session" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "traffic"."rate_counts" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"calls" integer NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "entries_of_actor" ON "audit"."entries" USING btree ("actor","at");--> statement-breakpoint
CREATE INDEX "entries_of_object" ON "audit"."entries" USING btree ("object","at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_sign_in_once" ON "audit"."entries" USING btree ("actor","session") WHERE session is not null;--> statement-breakpoint
CREATE INDEX "rate_counts_over" ON "traffic"."rate_counts" USING btree ("until");--> statement-breakpoint
-- Written by triggers, in the transaction of what they tell of, so that no way of changing a row goes round them.
CREATE FUNCTION audit.append(action text, object text, details jsonb) RETURNS void LANGUAGE sql AS $$
	INSERT INTO audit.entries (action, actor, operation, object, details)
	VALUES (action, nullif(current_setting('ridgeline.caller', true), '')::uuid,
		nullif(current_setting('ridgeline.operation', true), ''), object, details);
$$;
--> statement-breakpoint
CREATE FUNCTION audit.refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'audit entries are appended and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE OR TRUNCATE ON audit.entries FOR EACH STATEMENT EXECUTE FUNCTION audit.refuse();
--> statement-breakpoint
-- The names of the columns that differ; their values are nobody's business here.
CREATE FUNCTION audit.changed_fields(before jsonb, after jsonb, leaving_out text[]) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
	SELECT coalesce(jsonb_agg(name ORDER BY name), '[]') FROM jsonb_object_keys(after) name
	WHERE before -> name IS DISTINCT FROM after -> name AND name <> ALL (leaving_out);
$$;
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER member_audited AFTER INSERT OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION audit.member();
--> statement-breakpoint
CREATE TRIGGER role_audited AFTER UPDATE ON team_members FOR EACH ROW WHEN (OLD.role <> NEW.role) EXECUTE FUNCTION audit.member();
--> statement-breakpoint
CREATE FUNCTION audit.team_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('owner-changed', NEW.id::text, jsonb_build_object('from', OLD.admin_id, 'to', NEW.admin_id));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER owner_audited AFTER UPDATE ON teams FOR EACH ROW WHEN (OLD.admin_id <> NEW.admin_id) EXECUTE FUNCTION audit.team_owner();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER person_audited AFTER INSERT OR UPDATE ON people FOR EACH ROW EXECUTE FUNCTION audit.person();
--> statement-breakpoint
CREATE FUNCTION audit.api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('key-revoked', OLD.person_id::text, jsonb_build_object('name', OLD.name));
	ELSE
		PERFORM audit.append('key-made', NEW.person_id::text, jsonb_build_object('name', NEW.name));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER api_key_audited AFTER INSERT OR UPDATE OR DELETE ON api_keys FOR EACH ROW EXECUTE FUNCTION audit.api_key();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER subscription_audited AFTER INSERT OR UPDATE OR DELETE ON subscriptions FOR EACH ROW EXECUTE FUNCTION audit.subscription();
