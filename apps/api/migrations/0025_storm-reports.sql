CREATE TABLE "storm_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "storm_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"name" text NOT NULL,
	"record" text NOT NULL,
	"kinds" text[] NOT NULL,
	"year" smallint,
	"made" date,
	"first_at" timestamp (3) with time zone,
	"last_at" timestamp (3) with time zone,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "storm_files_sha256" CHECK ("storm_files"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "storm_files_record" CHECK ("storm_files"."record" in ('spc-daily', 'spc-annual', 'ncei')),
	CONSTRAINT "storm_files_name" CHECK ("storm_files"."name" <> ''),
	CONSTRAINT "storm_files_made" CHECK (("storm_files"."record" = 'ncei') = ("storm_files"."year" is not null and "storm_files"."made" is not null))
);
--> statement-breakpoint
CREATE TABLE "storm_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_id" integer NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"place" "point" NOT NULL,
	"magnitude" numeric(8, 2),
	"unit" text,
	"basis" text NOT NULL,
	"location" text NOT NULL,
	"county" text NOT NULL,
	"state" text NOT NULL,
	"comments" text NOT NULL,
	"event_id" text,
	CONSTRAINT "storm_reports_line" CHECK ("storm_reports"."line" > 0),
	CONSTRAINT "storm_reports_kind" CHECK ("storm_reports"."kind" in ('hail', 'wind')),
	CONSTRAINT "storm_reports_magnitude" CHECK ("storm_reports"."magnitude" > 0),
	CONSTRAINT "storm_reports_unit" CHECK (("storm_reports"."magnitude" is null) = ("storm_reports"."unit" is null)
        and ("storm_reports"."unit" is null or ("storm_reports"."kind" = 'hail') = ("storm_reports"."unit" = 'hundredths-in'))),
	CONSTRAINT "storm_reports_known_unit" CHECK ("storm_reports"."unit" in ('hundredths-in', 'mph', 'knots')),
	CONSTRAINT "storm_reports_basis" CHECK ("storm_reports"."basis" in ('measured', 'estimated', 'unknown')),
	CONSTRAINT "storm_reports_state" CHECK ("storm_reports"."state" ~ '^[A-Z]{2}$')
);
--> statement-breakpoint
ALTER TABLE "storm_reports" ADD CONSTRAINT "storm_reports_file_id_storm_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."storm_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "storm_files_once" ON "storm_files" USING btree ("sha256");--> statement-breakpoint
CREATE UNIQUE INDEX "storm_files_edition" ON "storm_files" USING btree ("year");--> statement-breakpoint
CREATE INDEX "storm_reports_near" ON "storm_reports" USING gist ("place");--> statement-breakpoint
CREATE INDEX "storm_reports_of_file" ON "storm_reports" USING btree ("file_id");