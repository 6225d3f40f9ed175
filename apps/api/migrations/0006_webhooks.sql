-- Addresses of other systems, and the events that they are told of.

CREATE TABLE webhook_endpoints (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	person_id uuid,
	team_id uuid,
	address text NOT NULL,
	events text[] NOT NULL,
	language text DEFAULT 'en' NOT NULL,
	standing text DEFAULT 'on' NOT NULL,
	secret_version integer DEFAULT 1 NOT NULL,
	old_secret_version integer,
	old_secret_until timestamptz(3),
	last_accepted_at timestamptz(3),
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT webhook_endpoints_one_holder CHECK (num_nonnulls(person_id, team_id) = 1),
	CONSTRAINT webhook_endpoints_whole_old_secret CHECK (num_nonnulls(old_secret_version, old_secret_until) in (0, 2)),
	CONSTRAINT webhook_endpoints_standing CHECK (standing in ('on', 'off', 'disabled')),
	CONSTRAINT webhook_endpoints_language CHECK (language in ('en', 'es')),
	CONSTRAINT webhook_endpoints_address CHECK (length(address) <= 500),
	CONSTRAINT webhook_endpoints_events CHECK (events <@ array['report.made', 'report.changed', 'project.archived', 'plan.changed', 'member.joined']),
	CONSTRAINT webhook_endpoints_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE,
	CONSTRAINT webhook_endpoints_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);
CREATE INDEX webhook_endpoints_of_person ON webhook_endpoints (person_id);
CREATE INDEX webhook_endpoints_of_team ON webhook_endpoints (team_id);
CREATE UNIQUE INDEX webhook_endpoints_once ON webhook_endpoints (coalesce(person_id, team_id), address);

CREATE TABLE webhook_deliveries (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	endpoint_id uuid NOT NULL,
	event text NOT NULL,
	data jsonb NOT NULL,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	standing text DEFAULT 'waiting' NOT NULL,
	tries integer DEFAULT 0 NOT NULL,
	first_tried_at timestamptz(3),
	next_try_at timestamptz(3),
	leased_until timestamptz(3),
	status integer,
	failure text,
	duration_ms integer,
	body text,
	CONSTRAINT webhook_deliveries_standing CHECK (standing in ('waiting', 'accepted', 'failed', 'skipped')),
	CONSTRAINT webhook_deliveries_failure CHECK (failure in ('refused', 'timed-out', 'not-reached', 'not-public', 'redirected')),
	CONSTRAINT webhook_deliveries_body CHECK (length(body) <= 500),
	CONSTRAINT webhook_deliveries_data CHECK (jsonb_typeof(data) = 'object'),
	CONSTRAINT webhook_deliveries_endpoint_id_webhook_endpoints_id_fk FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints (id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_of_endpoint ON webhook_deliveries (endpoint_id, created_at);
CREATE INDEX webhook_deliveries_old ON webhook_deliveries (created_at);

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

CREATE TRIGGER project_told AFTER INSERT OR UPDATE OF address, jurisdiction, property_type, roof_type, product, includes, claim_number,
	job_number, project_date, project_date_type, content, facts_version, archived_at ON projects
	FOR EACH ROW EXECUTE FUNCTION tell_of_project();

CREATE FUNCTION tell_of_plan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks('plan.changed', NEW.person_id, NEW.team_id, jsonb_build_object('sku', NEW.sku,
		'billing_period', NEW.billing_period, 'is_expired', NEW.is_expired, 'paused_from', NEW.pause_active_at,
		'resumes_at', NEW.resumes_at, 'ends_at', CASE WHEN NEW.archived_at IS NOT NULL THEN NEW.current_period_end END));
	RETURN NULL;
END $$;

CREATE TRIGGER plan_begun_told AFTER INSERT ON subscriptions FOR EACH ROW EXECUTE FUNCTION tell_of_plan();

CREATE TRIGGER plan_change_told AFTER UPDATE ON subscriptions FOR EACH ROW
	WHEN ((OLD.sku, OLD.variant, OLD.state, OLD.billing_period, OLD.is_expired, OLD.archived_at, OLD.pause_active_at, OLD.resumes_at)
		IS DISTINCT FROM (NEW.sku, NEW.variant, NEW.state, NEW.billing_period, NEW.is_expired, NEW.archived_at, NEW.pause_active_at, NEW.resumes_at))
	EXECUTE FUNCTION tell_of_plan();

CREATE FUNCTION tell_of_member() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM tell_webhooks('member.joined', NULL, NEW.team_id, jsonb_build_object('user_id', NEW.person_id, 'role', NEW.role));
	RETURN NULL;
END $$;

CREATE TRIGGER member_told AFTER INSERT ON team_members FOR EACH ROW EXECUTE FUNCTION tell_of_member();
