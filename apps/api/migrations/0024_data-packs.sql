CREATE TABLE "data_pack_rows" (
	"pack" text NOT NULL,
	"row_id" text NOT NULL,
	"body" text NOT NULL,
	"level" text NOT NULL,
	"question" text NOT NULL,
	"about" text,
	"value" text NOT NULL,
	"unit" text,
	"basis" text,
	"condition" text,
	"applies_to" text,
	"status" text NOT NULL,
	"settled_by" text,
	"effective" text,
	"model_years" text,
	"trust" text NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"source_edition" text,
	"source_date" text,
	"source_read" date,
	CONSTRAINT "data_pack_rows_pack_row_id_body_pk" PRIMARY KEY("pack","row_id","body"),
	CONSTRAINT "data_pack_rows_source" CHECK ("data_pack_rows"."source_name" <> ''),
	CONSTRAINT "data_pack_rows_dated" CHECK (num_nonnulls("data_pack_rows"."source_date", "data_pack_rows"."source_read") > 0),
	CONSTRAINT "data_pack_rows_source_date" CHECK ("data_pack_rows"."source_date" ~ '^[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?$'),
	CONSTRAINT "data_pack_rows_value" CHECK ("data_pack_rows"."value" <> ''),
	CONSTRAINT "data_pack_rows_level" CHECK ("data_pack_rows"."level" in ('place', 'cousub', 'county', 'state')),
	CONSTRAINT "data_pack_rows_status" CHECK ("data_pack_rows"."status" in ('adopted', 'superseded', 'no-answer')),
	CONSTRAINT "data_pack_rows_trust" CHECK ("data_pack_rows"."trust" in ('high', 'medium', 'low'))
);
--> statement-breakpoint
CREATE TABLE "data_packs" (
	"id" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"licence" text NOT NULL,
	"compiled_on" date NOT NULL,
	"row_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "data_packs_sha256" CHECK ("data_packs"."sha256" ~ '^[0-9a-f]{64}$')
);
--> statement-breakpoint
ALTER TABLE "data_pack_rows" ADD CONSTRAINT "data_pack_rows_pack_data_packs_id_fk" FOREIGN KEY ("pack") REFERENCES "public"."data_packs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_pack_rows_of_body" ON "data_pack_rows" USING btree ("body");--> statement-breakpoint
CREATE INDEX "data_pack_rows_by_name" ON "data_pack_rows" USING btree (lower("value")) WHERE "data_pack_rows"."question" = 'body-name';