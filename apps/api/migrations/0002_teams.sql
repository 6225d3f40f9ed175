CREATE TABLE "occ_projects" (
	"occ_id" text NOT NULL,
	"report_number" bigint NOT NULL,
	CONSTRAINT "occ_projects_occ_id_report_number_pk" PRIMARY KEY("occ_id","report_number"),
	CONSTRAINT "occ_projects_occ_id" CHECK (length("occ_projects"."occ_id") <= 100)
);
--> statement-breakpoint
CREATE TABLE "project_counts" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"projects" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_invites" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"team_id" uuid NOT NULL,
	"email" "citext" NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"invited_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_invites_once" UNIQUE("team_id","email"),
	CONSTRAINT "team_invites_role" CHECK ("team_invites"."role" in ('admin', 'member', 'viewer')),
	CONSTRAINT "team_invites_status" CHECK ("team_invites"."status" in ('pending', 'declined')),
	CONSTRAINT "team_invites_email" CHECK (length("team_invites"."email"::text) <= 254)
);
--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "invited_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "logo_url" text;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "bucket_size" integer;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "lifetime_reports" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "monthly_reports" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "monthly_reset_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "free_reports" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "teams" ADD COLUMN "free_reset_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "occ_projects" ADD CONSTRAINT "occ_projects_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "project_counts" ADD CONSTRAINT "project_counts_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
CREATE INDEX "occ_projects_of_project" ON "occ_projects" USING btree ("report_number");
--> statement-breakpoint
CREATE INDEX "team_invites_of_email" ON "team_invites" USING btree ("email");
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_owner_is_member" FOREIGN KEY ("id","admin_id") REFERENCES "public"."team_members"("team_id","person_id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_name" CHECK (length("teams"."name") <= 100);
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_name_said" CHECK ("teams"."name" ~ '\S');
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_bucket_size" CHECK ("teams"."bucket_size" > 0);
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_counts" CHECK (least("teams"."lifetime_reports", "teams"."monthly_reports", "teams"."free_reports") >= 0);
--> statement-breakpoint
-- The number of each person's projects, kept as projects come, go and change hands: no list counts rows.
CREATE FUNCTION count_added_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO project_counts AS counted (person_id, projects)
	SELECT owner_id, count(*) FROM added GROUP BY owner_id ORDER BY owner_id
	ON CONFLICT (person_id) DO UPDATE SET projects = counted.projects + excluded.projects;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_removed_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE project_counts counted SET projects = counted.projects - gone.projects
	FROM (SELECT owner_id, count(*) AS projects FROM removed GROUP BY owner_id) gone
	WHERE counted.person_id = gone.owner_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_handed_over_project() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO project_counts AS counted (person_id, projects)
	SELECT * FROM (VALUES (OLD.owner_id, -1), (NEW.owner_id, 1)) change(person_id, projects) ORDER BY person_id
	ON CONFLICT (person_id) DO UPDATE SET projects = counted.projects + excluded.projects;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_no_projects() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM project_counts;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_added AFTER INSERT ON projects REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_added_projects();
--> statement-breakpoint
CREATE TRIGGER projects_removed AFTER DELETE ON projects REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_removed_projects();
--> statement-breakpoint
CREATE TRIGGER projects_handed_over AFTER UPDATE ON projects FOR EACH ROW WHEN (OLD.owner_id IS DISTINCT FROM NEW.owner_id) EXECUTE FUNCTION count_handed_over_project();
--> statement-breakpoint
CREATE TRIGGER projects_truncated AFTER TRUNCATE ON projects FOR EACH STATEMENT EXECUTE FUNCTION count_no_projects();
--> statement-breakpoint
INSERT INTO project_counts (person_id, projects) SELECT owner_id, count(*) FROM projects GROUP BY owner_id;
