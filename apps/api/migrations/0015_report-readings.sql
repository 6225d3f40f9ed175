CREATE TABLE "report_readings" (
	"person_id" uuid NOT NULL,
	"report_number" bigint NOT NULL,
	"facts_version" integer NOT NULL,
	CONSTRAINT "report_readings_person_id_report_number_pk" PRIMARY KEY("person_id","report_number")
);
--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_readings" ADD CONSTRAINT "report_readings_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_readings_of_report" ON "report_readings" USING btree ("report_number");--> statement-breakpoint
-- Who ordered a report that was refreshed before readings were noted has most probably read it.
INSERT INTO "report_readings" SELECT "owner_id", "report_number", "facts_version" FROM "projects" WHERE "facts_version" > 1;
