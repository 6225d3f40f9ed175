CREATE TABLE "team_invite_days" (
	"team_id" uuid PRIMARY KEY NOT NULL,
	"sent" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "team_invite_days_sent" CHECK ("team_invite_days"."sent" > 0)
);
--> statement-breakpoint
ALTER TABLE "team_invite_days" ADD CONSTRAINT "team_invite_days_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
UPDATE "teams" SET "name" = coalesce(nullif(btrim(regexp_replace("name", '[[:cntrl:]  ]+', ' ', 'g')), ''), 'Team') WHERE "name" ~ '[[:cntrl:]  ]';--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_name_of_one_line" CHECK ("teams"."name" !~ '[[:cntrl:]  ]');