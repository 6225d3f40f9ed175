-- People, what they entered about themselves, and what the API keeps for each caller.

CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE people (
	id uuid PRIMARY KEY,
	email citext NOT NULL,
	given_name text NOT NULL,
	family_name text NOT NULL,
	display_name text,
	signs_in_by text DEFAULT 'cognito' NOT NULL,
	profession_type text,
	phone text,
	phone_verified boolean DEFAULT false NOT NULL,
	company text,
	company_street text,
	company_city text,
	company_state text,
	company_zip text,
	photo_url text,
	signed_up_at timestamptz(3) DEFAULT now() NOT NULL,
	email_verified_at timestamptz(3),
	accepted_tos_at timestamptz(3),
	team_notification_seen_at timestamptz(3),
	last_password_change_at timestamptz(3),
	utm jsonb,
	utm_updated_at timestamptz(3),
	apple_id text,
	google_id text,
	microsoft_id text,
	is_admin boolean DEFAULT false NOT NULL,
	CONSTRAINT people_email_unique UNIQUE (email),
	CONSTRAINT people_apple_id_unique UNIQUE (apple_id),
	CONSTRAINT people_google_id_unique UNIQUE (google_id),
	CONSTRAINT people_microsoft_id_unique UNIQUE (microsoft_id),
	CONSTRAINT people_signs_in_by CHECK (signs_in_by in ('cognito', 'google', 'apple', 'microsoft', 'sso')),
	CONSTRAINT people_phone CHECK (phone ~ '^[+]1[0-9]{10}$'),
	CONSTRAINT people_verified_phone CHECK (not phone_verified or phone is not null),
	CONSTRAINT people_company_state CHECK (company_state ~ '^[a-z]{2}$'),
	CONSTRAINT people_utm CHECK ((utm is null) = (utm_updated_at is null)),
	CONSTRAINT people_given_name CHECK (length(given_name) <= 100),
	CONSTRAINT people_family_name CHECK (length(family_name) <= 100),
	CONSTRAINT people_company CHECK (length(company) <= 200)
);

CREATE TABLE person_aliases (
	person_id uuid NOT NULL,
	alias text NOT NULL,
	since timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT person_aliases_person_id_alias_pk PRIMARY KEY (person_id, alias),
	CONSTRAINT person_aliases_alias CHECK (length(alias) <= 200),
	CONSTRAINT person_aliases_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE phone_codes (
	person_id uuid PRIMARY KEY,
	phone text NOT NULL,
	salt bytea NOT NULL,
	code_hash bytea NOT NULL,
	sent_at timestamptz(3) DEFAULT now() NOT NULL,
	tries smallint DEFAULT 0 NOT NULL,
	sends smallint DEFAULT 1 NOT NULL,
	counted_from timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT phone_codes_phone CHECK (phone ~ '^[+]1[0-9]{10}$'),
	CONSTRAINT phone_codes_tries CHECK (tries between 0 and 5),
	CONSTRAINT phone_codes_sends CHECK (sends between 1 and 5),
	CONSTRAINT phone_codes_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE session_ends (
	person_id uuid PRIMARY KEY,
	ended_at timestamptz(3) NOT NULL,
	spared text
);

CREATE TABLE api_keys (
	person_id uuid NOT NULL,
	name text NOT NULL,
	secret_hash bytea NOT NULL,
	ending text NOT NULL,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	last_used_at timestamptz(3),
	last_used_from inet,
	CONSTRAINT api_keys_person_id_name_pk PRIMARY KEY (person_id, name),
	CONSTRAINT api_keys_secret_hash_unique UNIQUE (secret_hash),
	CONSTRAINT api_keys_name CHECK (name ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
	CONSTRAINT api_keys_ending CHECK (ending ~ '^.{4}$'),
	CONSTRAINT api_keys_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE notices (
	person_id uuid NOT NULL,
	id text NOT NULL,
	message text NOT NULL,
	type text,
	web_action text,
	tracking_data jsonb,
	since timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT notices_person_id_id_pk PRIMARY KEY (person_id, id),
	CONSTRAINT notices_web_action CHECK (web_action ~ '^(/(?![/\\])|https://)'),
	CONSTRAINT notices_tracking CHECK (jsonb_typeof(tracking_data -> 'eventName') = 'string'),
	CONSTRAINT notices_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE idempotency_keys (
	caller uuid NOT NULL,
	key_hash bytea NOT NULL,
	operation text NOT NULL,
	request_hash bytea NOT NULL,
	answer text,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT idempotency_keys_caller_key_hash_pk PRIMARY KEY (caller, key_hash)
);
CREATE INDEX idempotency_keys_oldest ON idempotency_keys (created_at);

CREATE TABLE sync_datasets (
	person_id uuid NOT NULL,
	name text NOT NULL,
	sync_count integer NOT NULL,
	CONSTRAINT sync_datasets_person_id_name_pk PRIMARY KEY (person_id, name),
	CONSTRAINT sync_datasets_count CHECK (sync_count > 0),
	CONSTRAINT sync_datasets_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE sync_records (
	person_id uuid NOT NULL,
	dataset text NOT NULL,
	key text NOT NULL,
	value text NOT NULL,
	sync_count integer NOT NULL,
	modified_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT sync_records_person_id_dataset_key_pk PRIMARY KEY (person_id, dataset, key),
	CONSTRAINT sync_records_key CHECK (length(key) between 1 and 1024),
	CONSTRAINT sync_records_value CHECK (length(value) <= 100000),
	CONSTRAINT sync_records_dataset FOREIGN KEY (person_id, dataset) REFERENCES sync_datasets (person_id, name) ON DELETE CASCADE
);

CREATE TABLE id_associations (
	provider_id text PRIMARY KEY,
	email citext NOT NULL,
	since timestamptz(3) DEFAULT now() NOT NULL
);

CREATE TABLE contact_updates (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	email citext NOT NULL,
	updates jsonb NOT NULL,
	received_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT contact_updates_updates CHECK (jsonb_typeof(updates) = 'object')
);
CREATE INDEX contact_updates_of_email ON contact_updates (email, id);

CREATE TABLE feedback (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	person_id uuid NOT NULL,
	details text NOT NULL,
	source text,
	report_number text,
	sent_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT feedback_details CHECK (length(details) <= 10000),
	CONSTRAINT feedback_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX feedback_newest ON feedback (sent_at, id);
CREATE INDEX feedback_of_person ON feedback (person_id);

CREATE TABLE survey_answers (
	person_id uuid NOT NULL,
	survey text NOT NULL,
	"values" jsonb NOT NULL,
	answered_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT survey_answers_person_id_survey_pk PRIMARY KEY (person_id, survey),
	CONSTRAINT survey_answers_values CHECK (jsonb_typeof("values") = 'object'),
	CONSTRAINT survey_answers_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

CREATE TABLE configurations (
	audience text NOT NULL,
	name text NOT NULL,
	item jsonb NOT NULL,
	CONSTRAINT configurations_audience_name_pk PRIMARY KEY (audience, name),
	CONSTRAINT configurations_audience CHECK (audience in ('anyone', 'signed-in', 'form')),
	CONSTRAINT configurations_lists CHECK (audience = 'signed-in' or not jsonb_path_exists(item, 'strict $ ? (@.type() != "array")')
        and not jsonb_path_exists(item, '$[*] ? (!(@.label.type() == "string" && @.value.type() == "string"))'))
);

-- What every Ridgeline begins with; changed afterwards by an update, without a release.
INSERT INTO configurations (audience, name, item) VALUES
('signed-in', 'ui', '{"allow_plan_detail_access": true, "availabile_calculators": ["waste", "iws", "ventilation"]}'),
('anyone', 'professionTypes', '[
  {"label": "Roofing contractor", "value": "roofing-contractor"},
  {"label": "General contractor", "value": "general-contractor"},
  {"label": "Restoration contractor", "value": "restoration-contractor"},
  {"label": "Estimator", "value": "estimator"},
  {"label": "Insurance adjuster", "value": "insurance-adjuster"},
  {"label": "Public adjuster", "value": "public-adjuster"},
  {"label": "Building inspector", "value": "inspector"},
  {"label": "Manufacturer or supplier", "value": "manufacturer-or-supplier"},
  {"label": "Other", "value": "other"}
]'),
('form', 'projectDateTypes', '[
  {"label": "Date of loss", "value": "date-of-loss"},
  {"label": "Date of inspection", "value": "date-of-inspection"},
  {"label": "Date of installation", "value": "date-of-installation"}
]'),
('form', 'feedbackTopics', '[
  {"label": "A report", "value": "report"},
  {"label": "A calculator", "value": "calculator"},
  {"label": "My plan or payments", "value": "plan"},
  {"label": "Something else", "value": "other"}
]');

CREATE SCHEMA traffic;

CREATE UNLOGGED TABLE traffic.rate_counts (
	key bytea PRIMARY KEY,
	calls integer NOT NULL,
	until timestamptz(3) NOT NULL
);
CREATE INDEX rate_counts_over ON traffic.rate_counts (until);
