CREATE TABLE "pdf_batch_reports" (
	"batch_id" uuid NOT NULL,
	"report_number" bigint NOT NULL,
	"position" integer NOT NULL,
	"hash" text,
	"failure" text,
	CONSTRAINT "pdf_batch_reports_batch_id_report_number_pk" PRIMARY KEY("batch_id","report_number"),
	CONSTRAINT "pdf_batch_reports_hash" CHECK ("pdf_batch_reports"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "pdf_batch_reports_failure" CHECK ("pdf_batch_reports"."failure" in ('report-not-found', 'claim-number-missing', 'calculation-missing', 'pdf-not-made')),
	CONSTRAINT "pdf_batch_reports_one_outcome" CHECK (num_nonnulls("pdf_batch_reports"."hash", "pdf_batch_reports"."failure") <= 1)
);
--> statement-breakpoint
CREATE TABLE "pdf_batches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"total" integer NOT NULL,
	"waiting" integer NOT NULL,
	"is_cancelled" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "pdf_batches_kind" CHECK ("pdf_batches"."kind" in ('whole', 'claimLetter', 'iws', 'wasteCalculation', 'ventilationCalculation', 'hailStorm', 'windHistoryHailTrace', 'buildingDesignCriteria', 'salesTax')),
	CONSTRAINT "pdf_batches_language" CHECK ("pdf_batches"."language" in ('en', 'es')),
	CONSTRAINT "pdf_batches_counts" CHECK ("pdf_batches"."waiting" between 0 and "pdf_batches"."total"),
	CONSTRAINT "pdf_batches_ended" CHECK (("pdf_batches"."ended_at" is not null) = ("pdf_batches"."waiting" = 0 or "pdf_batches"."is_cancelled"))
);
--> statement-breakpoint
ALTER TABLE "pdf_batch_reports" ADD CONSTRAINT "pdf_batch_reports_batch_id_pdf_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."pdf_batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pdf_batches" ADD CONSTRAINT "pdf_batches_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pdf_batches_one_underway" ON "pdf_batches" USING btree ("person_id") WHERE "pdf_batches"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "pdf_batches_of_person" ON "pdf_batches" USING btree ("person_id","started_at");--> statement-breakpoint
CREATE INDEX "pdf_batches_old" ON "pdf_batches" USING btree ("started_at");