-- What reports are made from: data packs, city limits, storm records, and the changes that subscribers of a state hear of.

CREATE TABLE data_packs (
	id text PRIMARY KEY,
	version text NOT NULL,
	licence text NOT NULL,
	compiled_on date NOT NULL,
	row_count integer NOT NULL,
	sha256 text NOT NULL,
	loaded_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT data_packs_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$')
);

CREATE TABLE data_pack_rows (
	pack text NOT NULL,
	row_id text NOT NULL,
	body text NOT NULL,
	level text NOT NULL,
	question text NOT NULL,
	about text,
	value text NOT NULL,
	unit text,
	basis text,
	condition text,
	applies_to text,
	status text NOT NULL,
	settled_by text,
	effective text,
	model_years text,
	trust text NOT NULL,
	source_name text NOT NULL,
	source_url text,
	source_edition text,
	source_date text,
	source_read date,
	schedule jsonb,
	CONSTRAINT data_pack_rows_pack_row_id_body_pk PRIMARY KEY (pack, row_id, body),
	CONSTRAINT data_pack_rows_schedule CHECK ((question = 'fee-schedule') = (schedule is not null)),
	CONSTRAINT data_pack_rows_source CHECK (source_name <> ''),
	CONSTRAINT data_pack_rows_dated CHECK (num_nonnulls(source_date, source_read) > 0),
	CONSTRAINT data_pack_rows_source_date CHECK (source_date ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT data_pack_rows_value CHECK (value <> ''),
	CONSTRAINT data_pack_rows_level CHECK (level in ('place', 'cousub', 'county', 'state', 'maker')),
	CONSTRAINT data_pack_rows_status CHECK (status in ('adopted', 'superseded', 'no-answer')),
	CONSTRAINT data_pack_rows_trust CHECK (trust in ('high', 'medium', 'low')),
	CONSTRAINT data_pack_rows_pack_data_packs_id_fk FOREIGN KEY (pack) REFERENCES data_packs (id) ON DELETE CASCADE
);
CREATE INDEX data_pack_rows_of_body ON data_pack_rows (body);
CREATE INDEX data_pack_rows_by_name ON data_pack_rows (lower(value)) WHERE question = 'body-name';
CREATE INDEX data_pack_rows_of_fees ON data_pack_rows (row_id) WHERE question = 'fee-schedule';

CREATE TABLE city_limit_sets (
	state text PRIMARY KEY,
	source_name text NOT NULL,
	source_url text,
	edition text NOT NULL,
	as_of date NOT NULL,
	sha256 text NOT NULL,
	loaded_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT city_limit_sets_state CHECK (state ~ '^[a-z]{2}$'),
	CONSTRAINT city_limit_sets_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	CONSTRAINT city_limit_sets_source CHECK (source_name <> '' and edition <> '')
);

CREATE TABLE city_limits (
	geoid text PRIMARY KEY,
	state text NOT NULL,
	name text NOT NULL,
	CONSTRAINT city_limits_geoid CHECK (geoid ~ '^[0-9]{7}$'),
	CONSTRAINT city_limits_state_city_limit_sets_state_fk FOREIGN KEY (state) REFERENCES city_limit_sets (state) ON DELETE CASCADE
);
CREATE INDEX city_limits_by_name ON city_limits (state, lower(name));

CREATE TABLE city_limit_rings (
	geoid text NOT NULL,
	number integer NOT NULL,
	ring polygon NOT NULL,
	CONSTRAINT city_limit_rings_geoid_number_pk PRIMARY KEY (geoid, number),
	CONSTRAINT city_limit_rings_geoid_city_limits_geoid_fk FOREIGN KEY (geoid) REFERENCES city_limits (geoid) ON DELETE CASCADE
);
CREATE INDEX city_limit_rings_at ON city_limit_rings USING gist (ring);

CREATE TABLE city_limit_gaps (
	geoid text PRIMARY KEY,
	state text NOT NULL,
	name text NOT NULL,
	CONSTRAINT city_limit_gaps_geoid CHECK (geoid ~ '^[0-9]{7}$')
);
CREATE INDEX city_limit_gaps_of_state ON city_limit_gaps (state);

CREATE TABLE storm_files (
	id integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	sha256 text NOT NULL,
	name text NOT NULL,
	record text NOT NULL,
	kinds text[] NOT NULL,
	year smallint,
	made date,
	first_at timestamptz(3),
	last_at timestamptz(3),
	loaded_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT storm_files_sha256 CHECK (sha256 ~ '^[0-9a-f]{64}$'),
	CONSTRAINT storm_files_record CHECK (record in ('spc-daily', 'spc-annual', 'ncei')),
	CONSTRAINT storm_files_name CHECK (name <> ''),
	CONSTRAINT storm_files_made CHECK ((record = 'ncei') = (year is not null and made is not null))
);
CREATE UNIQUE INDEX storm_files_once ON storm_files (sha256);
CREATE UNIQUE INDEX storm_files_edition ON storm_files (year);

CREATE TABLE storm_reports (
	id uuid PRIMARY KEY,
	file_id integer NOT NULL,
	line integer NOT NULL,
	kind text NOT NULL,
	at timestamptz(3) NOT NULL,
	place point NOT NULL,
	magnitude numeric(8, 2),
	unit text,
	basis text NOT NULL,
	location text NOT NULL,
	county text NOT NULL,
	state text NOT NULL,
	comments text NOT NULL,
	event_id text,
	CONSTRAINT storm_reports_line CHECK (line > 0),
	CONSTRAINT storm_reports_kind CHECK (kind in ('hail', 'wind')),
	CONSTRAINT storm_reports_magnitude CHECK (magnitude > 0),
	CONSTRAINT storm_reports_unit CHECK ((magnitude is null) = (unit is null)
        and (unit is null or (kind = 'hail') = (unit = 'hundredths-in'))),
	CONSTRAINT storm_reports_known_unit CHECK (unit in ('hundredths-in', 'mph', 'knots')),
	CONSTRAINT storm_reports_basis CHECK (basis in ('measured', 'estimated', 'unknown')),
	CONSTRAINT storm_reports_state CHECK (state ~ '^[A-Z]{2}$'),
	CONSTRAINT storm_reports_file_id_storm_files_id_fk FOREIGN KEY (file_id) REFERENCES storm_files (id) ON DELETE CASCADE
);
CREATE INDEX storm_reports_near ON storm_reports USING gist (place);
CREATE INDEX storm_reports_of_file ON storm_reports (file_id);

CREATE TABLE code_updates (
	id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	state text NOT NULL,
	level text NOT NULL,
	body text NOT NULL,
	question text NOT NULL,
	about text,
	applies_to text,
	old_value text,
	new_value text,
	source_name text NOT NULL,
	source_url text,
	source_date text,
	source_read date,
	pack text NOT NULL,
	changed_at timestamptz(3) DEFAULT now() NOT NULL,
	told_at timestamptz(3),
	CONSTRAINT code_updates_state CHECK (state ~ '^[a-z]{2}$'),
	CONSTRAINT code_updates_level CHECK (level in ('place', 'cousub', 'county', 'state')),
	CONSTRAINT code_updates_differs CHECK (old_value is distinct from new_value),
	CONSTRAINT code_updates_dated CHECK (num_nonnulls(source_date, source_read) > 0)
);
CREATE INDEX code_updates_newest ON code_updates (changed_at);
CREATE INDEX code_updates_of_state ON code_updates (state, level, changed_at);
CREATE INDEX code_updates_of_digest ON code_updates (told_at);

CREATE TABLE subscribed_states (
	person_id uuid PRIMARY KEY,
	states text[] NOT NULL,
	since timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT subscribed_states_letters CHECK (array_to_string(states, ',') ~ '^([a-z]{2}(,[a-z]{2})*)?$'),
	CONSTRAINT subscribed_states_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);
CREATE INDEX subscribed_states_by_state ON subscribed_states USING gin (states);
