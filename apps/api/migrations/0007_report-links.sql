CREATE TABLE "anonymous_reports" (
	"report_number" bigint PRIMARY KEY NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"jurisdiction" text,
	"property_type" text NOT NULL,
	"roof_type" text NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"content" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"adopted_by" uuid,
	CONSTRAINT "anonymous_reports_address" CHECK (length("anonymous_reports"."address") <= 300),
	CONSTRAINT "anonymous_reports_state" CHECK ("anonymous_reports"."state" ~ '^[a-z]{2}$'),
	CONSTRAINT "anonymous_reports_property_type" CHECK ("anonymous_reports"."property_type" in ('residential', 'commercial')),
	CONSTRAINT "anonymous_reports_roof_type" CHECK ("anonymous_reports"."roof_type" in ('steep-slope', 'low-slope')),
	CONSTRAINT "anonymous_reports_content" CHECK (jsonb_typeof("anonymous_reports"."content") = 'object')
);
--> statement-breakpoint
CREATE TABLE "report_links" (
	"report_number" bigint PRIMARY KEY NOT NULL,
	"share_token" text,
	"vanity_id" "citext",
	CONSTRAINT "report_links_share_token_unique" UNIQUE("share_token"),
	CONSTRAINT "report_links_vanity_id_unique" UNIQUE("vanity_id"),
	CONSTRAINT "report_links_share_token" CHECK ("report_links"."share_token" ~ '^[A-Za-z0-9_-]{22,64}$'),
	CONSTRAINT "report_links_vanity_id" CHECK ("report_links"."vanity_id" ~ '^[A-Za-z0-9][A-Za-z0-9-]{2,63}$')
);
--> statement-breakpoint
CREATE TABLE "state_subscriptions" (
	"person_id" uuid NOT NULL,
	"state" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "state_subscriptions_person_id_state_pk" PRIMARY KEY("person_id","state"),
	CONSTRAINT "state_subscriptions_state" CHECK ("state_subscriptions"."state" ~ '^[a-z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "teams" DROP CONSTRAINT "teams_counts";--> statement-breakpoint
ALTER TABLE "anonymous_reports" ADD CONSTRAINT "anonymous_reports_adopted_by_people_id_fk" FOREIGN KEY ("adopted_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_links" ADD CONSTRAINT "report_links_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "state_subscriptions" ADD CONSTRAINT "state_subscriptions_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "anonymous_reports_of_session" ON "anonymous_reports" USING btree ("secret_hash","created_at");--> statement-breakpoint
CREATE INDEX "anonymous_reports_of_person" ON "anonymous_reports" USING btree ("adopted_by");--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "lifetime_reports";--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "monthly_reports";--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "monthly_reset_at";--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "free_reports";--> statement-breakpoint
ALTER TABLE "teams" DROP COLUMN "free_reset_at";