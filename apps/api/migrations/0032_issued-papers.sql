CREATE TABLE "issued_papers" (
	"seal" text PRIMARY KEY NOT NULL,
	"report_number" bigint NOT NULL,
	"kind" text NOT NULL,
	"content" text NOT NULL,
	"report_digest" text NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "issued_papers_sealed" CHECK ("issued_papers"."seal" = encode(sha256(convert_to("issued_papers"."content", 'UTF8')), 'hex'))
);
--> statement-breakpoint
ALTER TABLE "issued_papers" ADD CONSTRAINT "issued_papers_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "issued_papers_of_report" ON "issued_papers" USING btree ("report_number");