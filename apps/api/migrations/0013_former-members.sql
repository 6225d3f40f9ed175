CREATE TABLE "former_members" (
	"team_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"invited_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_members_team_id_person_id_pk" PRIMARY KEY("team_id","person_id"),
	CONSTRAINT "former_members_role" CHECK ("former_members"."role" in ('admin', 'member', 'viewer'))
);
--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_members" ADD CONSTRAINT "former_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_members_of_person" ON "former_members" USING btree ("person_id");--> statement-breakpoint
-- A removal that is undone is no joining (TEAM-2.4): the membership has the day on which it began.
DROP TRIGGER member_told ON team_members;--> statement-breakpoint
CREATE TRIGGER member_told AFTER INSERT ON team_members FOR EACH ROW
	WHEN (NEW.joined_at >= date_trunc('milliseconds', now())) EXECUTE FUNCTION tell_of_member();
