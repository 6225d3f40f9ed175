-- Teams, their members and invites.

CREATE TABLE teams (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	name text NOT NULL,
	admin_id uuid NOT NULL,
	logo_url text,
	bucket_size integer,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT teams_name CHECK (length(name) <= 100),
	CONSTRAINT teams_name_said CHECK (name ~ '\S'),
	CONSTRAINT teams_name_of_one_line CHECK (name !~ '[[:cntrl:]  ]'),
	CONSTRAINT teams_bucket_size CHECK (bucket_size > 0),
	CONSTRAINT teams_admin_id_people_id_fk FOREIGN KEY (admin_id) REFERENCES people (id)
);

CREATE TABLE team_members (
	team_id uuid NOT NULL,
	person_id uuid NOT NULL,
	role text NOT NULL,
	joined_at timestamptz(3) DEFAULT now() NOT NULL,
	invited_at timestamptz(3),
	CONSTRAINT team_members_team_id_person_id_pk PRIMARY KEY (team_id, person_id),
	CONSTRAINT team_members_person_id_unique UNIQUE (person_id),
	CONSTRAINT team_members_role CHECK (role in ('admin', 'member', 'viewer')),
	CONSTRAINT team_members_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE,
	CONSTRAINT team_members_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people (id) ON DELETE CASCADE
);

ALTER TABLE teams ADD CONSTRAINT teams_owner_is_member FOREIGN KEY (id, admin_id) REFERENCES team_members (team_id, person_id);

CREATE TABLE team_invites (
	id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
	team_id uuid NOT NULL,
	email citext NOT NULL,
	role text NOT NULL,
	status text DEFAULT 'pending' NOT NULL,
	created_at timestamptz(3) DEFAULT now() NOT NULL,
	invited_at timestamptz(3) DEFAULT now() NOT NULL,
	CONSTRAINT team_invites_once UNIQUE (team_id, email),
	CONSTRAINT team_invites_role CHECK (role in ('admin', 'member', 'viewer')),
	CONSTRAINT team_invites_status CHECK (status in ('pending', 'declined')),
	CONSTRAINT team_invites_email CHECK (length(email::text) <= 254),
	CONSTRAINT team_invites_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);
CREATE INDEX team_invites_of_email ON team_invites (email);

CREATE TABLE team_invite_days (
	team_id uuid PRIMARY KEY,
	sent integer NOT NULL,
	ends_at timestamptz(3) NOT NULL,
	CONSTRAINT team_invite_days_sent CHECK (sent > 0),
	CONSTRAINT team_invite_days_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);

CREATE TABLE team_logos (
	team_id uuid NOT NULL,
	hash text NOT NULL,
	CONSTRAINT team_logos_team_id_hash_pk PRIMARY KEY (team_id, hash),
	CONSTRAINT team_logos_hash CHECK (hash ~ '^[0-9a-f]{64}$'),
	CONSTRAINT team_logos_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams (id) ON DELETE CASCADE
);

-- Locks the team until the end of the transaction, and counts its members as they are then.
CREATE FUNCTION has_seat(team uuid, seats integer) RETURNS boolean LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM teams WHERE id = team FOR NO KEY UPDATE;
	RETURN (SELECT count(*) FROM team_members WHERE team_id = team) < seats;
END $$;

-- TEAM-2.3: locks the team, and then tells where each address stands and how many seats are taken: of those who invite at
-- once, the later sees what the earlier did. `standing` is null for an address that nobody invited.
CREATE FUNCTION team_standings(team uuid, addresses citext[])
RETURNS TABLE (address citext, place bigint, standing text, taken bigint) LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM teams WHERE id = team FOR NO KEY UPDATE;
	RETURN QUERY SELECT asked.email, asked.at,
		CASE WHEN EXISTS (
			SELECT FROM team_members member JOIN people person ON person.id = member.person_id
			WHERE member.team_id = team AND person.email = asked.email
		) THEN 'active' ELSE invite.status END,
		(SELECT count(*) FROM team_members member WHERE member.team_id = team)
			+ (SELECT count(*) FROM team_invites held WHERE held.team_id = team AND held.status = 'pending')
	FROM unnest(addresses) WITH ORDINALITY asked(email, at)
	LEFT JOIN team_invites invite ON invite.team_id = team AND invite.email = asked.email;
END $$;
