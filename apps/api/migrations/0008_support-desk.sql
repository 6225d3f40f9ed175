CREATE TABLE "allowance_grants" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"granted_by" uuid NOT NULL,
	"granted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "allowance_grants_kind" CHECK ("allowance_grants"."kind" in ('quick_view', 'code_detail', 'weather')),
	CONSTRAINT "allowance_grants_amount" CHECK ("allowance_grants"."amount" between 1 and 20),
	CONSTRAINT "allowance_grants_reason" CHECK (length("allowance_grants"."reason") <= 500)
);
--> statement-breakpoint
CREATE TABLE "support_keys" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "support_keys_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "support_keys_ending" CHECK ("support_keys"."ending" ~ '^.{4}$'),
	CONSTRAINT "support_keys_end_soon" CHECK ("support_keys"."ends_at" <= "support_keys"."created_at" + interval '7 days')
);
--> statement-breakpoint
ALTER TABLE "allowance_grants" ADD CONSTRAINT "allowance_grants_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "support_keys" ADD CONSTRAINT "support_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "allowance_grants_of_person" ON "allowance_grants" USING btree ("person_id","granted_at");--> statement-breakpoint
CREATE INDEX "support_keys_of_person" ON "support_keys" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "people_email_beginning" ON "people" USING btree (lower("email"::text) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "people_phone_beginning" ON "people" USING btree ("phone" text_pattern_ops);--> statement-breakpoint
-- No operation makes an administrator: whatever a handler's statement says, the caller's own transaction cannot.
CREATE FUNCTION admins_by_operator() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF coalesce(current_setting('ridgeline.caller', true), '') <> '' THEN
		RAISE EXCEPTION 'administrators are made and unmade by an operator, not by an operation';
	END IF;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER person_admin_by_operator BEFORE UPDATE ON people FOR EACH ROW
	WHEN (OLD.is_admin <> NEW.is_admin) EXECUTE FUNCTION admins_by_operator();
--> statement-breakpoint
CREATE FUNCTION audit.support_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		PERFORM audit.append('support-key-removed', OLD.person_id::text, jsonb_build_object('key', OLD.id));
	ELSE
		PERFORM audit.append('support-key-made', NEW.person_id::text, jsonb_build_object('key', NEW.id, 'endsAt', NEW.ends_at));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER support_key_audited AFTER INSERT OR DELETE ON support_keys FOR EACH ROW EXECUTE FUNCTION audit.support_key();
--> statement-breakpoint
CREATE FUNCTION audit.allowance_grant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM audit.append('allowance-granted', NEW.person_id::text,
		jsonb_build_object('grant', NEW.id, 'kind', NEW.kind, 'amount', NEW.amount));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER allowance_grant_audited AFTER INSERT ON allowance_grants FOR EACH ROW EXECUTE FUNCTION audit.allowance_grant();
--> statement-breakpoint
CREATE FUNCTION ledger_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'grants are appended and never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER allowance_grants_stay BEFORE UPDATE ON allowance_grants FOR EACH STATEMENT EXECUTE FUNCTION ledger_stays();
