CREATE TABLE "report_pdfs" (
	"report_number" bigint NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "report_pdfs_report_number_kind_hash_pk" PRIMARY KEY("report_number","kind","hash"),
	CONSTRAINT "report_pdfs_hash" CHECK ("report_pdfs"."hash" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "report_pdfs" ADD CONSTRAINT "report_pdfs_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_pdfs_newest" ON "report_pdfs" USING btree ("report_number","kind","made_at");