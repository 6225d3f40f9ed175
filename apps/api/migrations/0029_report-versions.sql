CREATE TABLE "report_versions" (
	"report_number" bigint NOT NULL,
	"version" integer NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"jurisdiction" text,
	"latitude" double precision,
	"longitude" double precision,
	"content" jsonb NOT NULL,
	CONSTRAINT "report_versions_report_number_version_pk" PRIMARY KEY("report_number","version"),
	CONSTRAINT "report_versions_content" CHECK (jsonb_typeof("report_versions"."content") = 'object'),
	CONSTRAINT "report_versions_facts_have_sources" CHECK (not jsonb_path_exists(content -> 'facts', '$[*] ? (!(@.is == "unknown" || @.is == "not-included"
    || (@.is == "known" && exists(@.source)) || (@.is == "disputed" && exists(@.rows[*]))))') and not jsonb_path_exists(content -> 'facts', '$[*].rows[*] ? (!(exists(@.source)))') and not jsonb_path_exists(content -> 'facts', '$.**.source ? (!(exists(@.name ? (@ like_regex ".")) && (exists(@.date ? (@ like_regex "^[0-9]{4}")) || exists(@.read ? (@ like_regex "^[0-9]{4}")))))'))
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "refreshed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "facts_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report_versions" ADD CONSTRAINT "report_versions_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A refresh replaces what a correction has set aside; that is no correction.
DROP TRIGGER correction_audited ON jurisdiction_corrections;
--> statement-breakpoint
CREATE TRIGGER correction_audited AFTER INSERT OR UPDATE OF made_at ON jurisdiction_corrections FOR EACH ROW
	WHEN (NEW.made_by IS NOT NULL) EXECUTE FUNCTION audit.jurisdiction_correction();
--> statement-breakpoint
-- No release has written a row, and one without question and source could not be told.
DELETE FROM "code_updates";--> statement-breakpoint
ALTER TABLE "code_updates" DROP CONSTRAINT "code_updates_pkey";--> statement-breakpoint
ALTER TABLE "code_updates" ALTER COLUMN "changed_at" SET DEFAULT now();--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "id" bigint PRIMARY KEY NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "code_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "level" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "body" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "question" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "applies_to" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "old_value" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "new_value" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "source_name" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "source_date" text;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "source_read" date;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "pack" text NOT NULL;--> statement-breakpoint
ALTER TABLE "code_updates" ADD COLUMN "told_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "code_updates_newest" ON "code_updates" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "code_updates_of_state" ON "code_updates" USING btree ("state","level","changed_at");--> statement-breakpoint
CREATE INDEX "code_updates_of_digest" ON "code_updates" USING btree ("told_at");--> statement-breakpoint
ALTER TABLE "code_updates" ADD CONSTRAINT "code_updates_level" CHECK ("code_updates"."level" in ('place', 'cousub', 'county', 'state'));--> statement-breakpoint
ALTER TABLE "code_updates" ADD CONSTRAINT "code_updates_differs" CHECK ("code_updates"."old_value" is distinct from "code_updates"."new_value");--> statement-breakpoint
ALTER TABLE "code_updates" ADD CONSTRAINT "code_updates_dated" CHECK (num_nonnulls("code_updates"."source_date", "code_updates"."source_read") > 0);