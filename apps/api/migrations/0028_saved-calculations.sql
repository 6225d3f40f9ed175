CREATE TABLE "saved_calculations" (
	"report_number" bigint NOT NULL,
	"hash" text NOT NULL,
	"calculation" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_calculations_report_number_hash_pk" PRIMARY KEY("report_number","hash"),
	CONSTRAINT "saved_calculations_hash" CHECK ("saved_calculations"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "saved_calculations_sealed" CHECK ("saved_calculations"."calculation" ->> 'hash' is not distinct from "saved_calculations"."hash")
);
--> statement-breakpoint
ALTER TABLE "saved_calculations" ADD CONSTRAINT "saved_calculations_report_number_projects_report_number_fk" FOREIGN KEY ("report_number") REFERENCES "public"."projects"("report_number") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_calculations" ADD CONSTRAINT "saved_calculations_saved_by_people_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "saved_calculations_of_saver" ON "saved_calculations" USING btree ("saved_by");