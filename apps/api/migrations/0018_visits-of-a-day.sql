CREATE TABLE "anonymous_visits" (
	"secret_hash" "bytea" PRIMARY KEY NOT NULL,
	"made" integer NOT NULL,
	"day_ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "anonymous_visits_made" CHECK ("anonymous_visits"."made" between 1 and 5)
);
--> statement-breakpoint
DROP INDEX "anonymous_reports_of_session";--> statement-breakpoint
CREATE INDEX "anonymous_visits_over" ON "anonymous_visits" USING btree ("day_ends_at");