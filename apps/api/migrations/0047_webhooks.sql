CREATE TABLE "webhook_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint_id" uuid NOT NULL,
	"event" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"standing" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"first_tried_at" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"status" integer,
	"failure" text,
	"duration_ms" integer,
	"body" text,
	CONSTRAINT "webhook_deliveries_standing" CHECK ("webhook_deliveries"."standing" in ('waiting', 'accepted', 'failed', 'skipped')),
	CONSTRAINT "webhook_deliveries_failure" CHECK ("webhook_deliveries"."failure" in ('refused', 'timed-out', 'not-reached', 'not-public', 'redirected')),
	CONSTRAINT "webhook_deliveries_body" CHECK (length("webhook_deliveries"."body") <= 500),
	CONSTRAINT "webhook_deliveries_data" CHECK (jsonb_typeof("webhook_deliveries"."data") = 'object')
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid,
	"team_id" uuid,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"standing" text DEFAULT 'on' NOT NULL,
	"secret_version" integer DEFAULT 1 NOT NULL,
	"old_secret_version" integer,
	"old_secret_until" timestamp (3) with time zone,
	"last_accepted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "webhook_endpoints_one_holder" CHECK (num_nonnulls("webhook_endpoints"."person_id", "webhook_endpoints"."team_id") = 1),
	CONSTRAINT "webhook_endpoints_whole_old_secret" CHECK (num_nonnulls("webhook_endpoints"."old_secret_version", "webhook_endpoints"."old_secret_until") in (0, 2)),
	CONSTRAINT "webhook_endpoints_standing" CHECK ("webhook_endpoints"."standing" in ('on', 'off', 'disabled')),
	CONSTRAINT "webhook_endpoints_language" CHECK ("webhook_endpoints"."language" in ('en', 'es')),
	CONSTRAINT "webhook_endpoints_address" CHECK (length("webhook_endpoints"."address") <= 500),
	CONSTRAINT "webhook_endpoints_events" CHECK ("webhook_endpoints"."events" <@ array['report.made', 'report.changed', 'project.archived', 'plan.changed', 'member.joined'])
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_id_webhook_endpoints_id_fk" FOREIGN KEY ("endpoint_id") REFERENCES "public"."webhook_endpoints"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_of_endpoint" ON "webhook_deliveries" USING btree ("endpoint_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_old" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_of_person" ON "webhook_endpoints" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "webhook_endpoints_of_team" ON "webhook_endpoints" USING btree ("team_id");--> statement-breakpoint
CREATE UNIQUE INDEX "webhook_endpoints_once" ON "webhook_endpoints" USING btree (coalesce("person_id", "team_id"),"address");
--> statement-breakpoint
-- An event for each address that is told of it, and a job that sends it, in the transaction of the change.
CREATE FUNCTION tell_webhooks(told text, person uuid, team uuid, facts jsonb) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	WITH deliveries AS (
		INSERT INTO webhook_deliveries (endpoint_id, event, data)
			SELECT endpoint.id, told, facts FROM webhook_endpoints endpoint
			WHERE (endpoint.person_id = person OR endpoint.team_id = team) AND endpoint.standing = 'on' AND told = ANY (endpoint.events)
			RETURNING id
	)
	INSERT INTO pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in)
		SELECT 'send-webhook', jsonb_build_object('deliveryId', deliveries.id), 8, 5, true, interval '60 seconds' FROM deliveries;
END $$;
--> statement-breakpoint
CREATE FUNCTION tell_of_project() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	fields jsonb;
BEGIN
	IF NOT EXISTS (SELECT FROM webhook_endpoints WHERE person_id = NEW.owner_id OR team_id = NEW.team_id) THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'INSERT' THEN
		PERFORM tell_webhooks('report.made', NEW.owner_id, NEW.team_id, jsonb_build_object('report_number', NEW.report_number));
		RETURN NULL;
	END IF;
	IF OLD.archived_at IS NULL AND NEW.archived_at IS NOT NULL THEN
		PERFORM tell_webhooks('project.archived', NEW.owner_id, NEW.team_id, jsonb_build_object('report_number', NEW.report_number));
	END IF;
	SELECT coalesce(jsonb_agg(changed.field), '[]') INTO fields FROM (VALUES
		('address', OLD.address IS DISTINCT FROM NEW.address),
		('jurisdiction', OLD.jurisdiction IS DISTINCT FROM NEW.jurisdiction),
		('property_type', OLD.property_type IS DISTINCT FROM NEW.property_type),
		('roof_type', OLD.roof_type IS DISTINCT FROM NEW.roof_type),
		('product', OLD.product IS DISTINCT FROM NEW.product),
		('add_ons', OLD.includes IS DISTINCT FROM NEW.includes),
		('claim_number', OLD.claim_number IS DISTINCT FROM NEW.claim_number),
		('job_number', OLD.job_number IS DISTINCT FROM NEW.job_number),
		('project_date', (OLD.project_date, OLD.project_date_type) IS DISTINCT FROM (NEW.project_date, NEW.project_date_type)),
		('content', OLD.content IS DISTINCT FROM NEW.content OR OLD.facts_version <> NEW.facts_version)
	) changed(field, differs) WHERE changed.differs;
	IF fields <> '[]' THEN
		PERFORM tell_webhooks('report.changed', NEW.owner_id, NEW.team_id,
			jsonb_build_object('report_number', NEW.report_number, 'changed', fields));
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER project_told AFTER INSERT OR UPDATE OF address, jurisdiction, property_type, roof_type, product, includes, claim_number,
	job_number, project_date, project_date_type, content, facts_version, archived_at ON projects
	FOR EACH ROW EXECUTE FUNCTION tell_of_project();
--> statement-breakpoint
CREATE FUNCTION tell_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks('plan.changed', NEW.person_id, NEW.team_id, jsonb_build_object('sku', NEW.sku,
		'billing_period', NEW.billing_period, 'is_expired', NEW.is_expired, 'paused_from', NEW.pause_active_at,
		'resumes_at', NEW.resumes_at, 'ends_at', CASE WHEN NEW.archived_at IS NOT NULL THEN NEW.current_period_end END));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER plan_begun_told AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION tell_of_plan();
--> statement-breakpoint
CREATE TRIGGER plan_change_told AFTER UPDATE ON subscriptions FOR EACH ROW
	WHEN ((OLD.sku, OLD.variant, OLD.state, OLD.billing_period, OLD.is_expired, OLD.archived_at, OLD.pause_active_at, OLD.resumes_at)
		IS DISTINCT FROM (NEW.sku, NEW.variant, NEW.state, NEW.billing_period, NEW.is_expired, NEW.archived_at, NEW.pause_active_at, NEW.resumes_at))
	EXECUTE FUNCTION tell_of_plan();
--> statement-breakpoint
CREATE FUNCTION tell_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks('member.joined', NULL, NEW.team_id, jsonb_build_object('user_id', NEW.person_id, 'role', NEW.role));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER member_told AFTER INSERT ON team_members FOR EACH ROW EXECUTE FUNCTION tell_of_member();
--> statement-breakpoint
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
--> statement-breakpoint
CREATE TRIGGER webhook_audited AFTER INSERT OR DELETE ON webhook_endpoints FOR EACH ROW EXECUTE FUNCTION audit.webhook();
--> statement-breakpoint
CREATE TRIGGER webhook_change_audited AFTER UPDATE ON webhook_endpoints FOR EACH ROW
	WHEN ((OLD.events, OLD.standing, OLD.secret_version) IS DISTINCT FROM (NEW.events, NEW.standing, NEW.secret_version))
	EXECUTE FUNCTION audit.webhook();
