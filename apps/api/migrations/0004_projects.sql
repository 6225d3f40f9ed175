CREATE TABLE "code_updates" (
	"state" text PRIMARY KEY NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "code_updates_state" CHECK ("code_updates"."state" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "team_id" uuid;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "project_date" date;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "project_date_type" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "user_flags" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "app_source" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "version" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "record_version" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "content" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "projects_of_team" ON "projects" USING btree ("team_id","created_at","report_number");--> statement-breakpoint
CREATE INDEX "projects_of_team_by_address" ON "projects" USING btree ("team_id","address","report_number");--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_date_and_type" CHECK (("projects"."project_date" is null) = ("projects"."project_date_type" is null));--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_user_flags" CHECK (jsonb_typeof("projects"."user_flags") = 'object');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_content" CHECK (jsonb_typeof("projects"."content") = 'object');--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_place" CHECK ("projects"."latitude" between -90 and 90 and "projects"."longitude" between -180 and 180);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_claim_number" CHECK (length("projects"."claim_number") <= 100);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_job_number" CHECK (length("projects"."job_number") <= 100);--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_date_type" CHECK (length("projects"."project_date_type") <= 100);--> statement-breakpoint
-- A project's team is its owner's. Both sides hold one lock, so that neither misses what the other is about to do;
-- no row's lock, since those of people and members are taken in other orders elsewhere.
CREATE FUNCTION project_takes_team() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtextextended('team of ' || NEW.owner_id, 0));
	NEW.team_id := (SELECT team_id FROM team_members WHERE person_id = NEW.owner_id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION member_takes_projects_along() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	member uuid := coalesce(NEW.person_id, OLD.person_id);
BEGIN
	PERFORM pg_advisory_xact_lock(hashtextextended('team of ' || member, 0));
	UPDATE projects SET team_id = NEW.team_id WHERE owner_id = member AND team_id IS DISTINCT FROM NEW.team_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER projects_take_team BEFORE INSERT OR UPDATE OF owner_id ON projects FOR EACH ROW EXECUTE FUNCTION project_takes_team();
--> statement-breakpoint
CREATE TRIGGER team_members_take_projects_along AFTER INSERT OR UPDATE OF team_id OR DELETE ON team_members FOR EACH ROW EXECUTE FUNCTION member_takes_projects_along();
--> statement-breakpoint
UPDATE projects SET team_id = team_members.team_id FROM team_members WHERE team_members.person_id = projects.owner_id;
