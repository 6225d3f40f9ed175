CREATE TABLE "api_keys" (
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"secret_hash" "bytea" NOT NULL,
	"ending" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "api_keys_person_id_name_pk" PRIMARY KEY("person_id","name"),
	CONSTRAINT "api_keys_secret_hash_unique" UNIQUE("secret_hash"),
	CONSTRAINT "api_keys_name" CHECK ("api_keys"."name" ~ '^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$'),
	CONSTRAINT "api_keys_ending" CHECK ("api_keys"."ending" ~ '^.{4}$')
);
--> statement-breakpoint
CREATE TABLE "configurations" (
	"audience" text NOT NULL,
	"name" text NOT NULL,
	"item" jsonb NOT NULL,
	CONSTRAINT "configurations_audience_name_pk" PRIMARY KEY("audience","name"),
	CONSTRAINT "configurations_audience" CHECK ("configurations"."audience" in ('anyone', 'signed-in', 'form')),
	CONSTRAINT "configurations_lists" CHECK ("configurations"."audience" = 'signed-in' or not jsonb_path_exists("configurations"."item", 'strict $ ? (@.type() != "array")')
        and not jsonb_path_exists("configurations"."item", '$[*] ? (!(@.label.type() == "string" && @.value.type() == "string"))'))
);
--> statement-breakpoint
CREATE TABLE "contact_updates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_updates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"updates" jsonb NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_updates_updates" CHECK (jsonb_typeof("contact_updates"."updates") = 'object')
);
--> statement-breakpoint
CREATE TABLE "id_associations" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "survey_answers" (
	"person_id" uuid NOT NULL,
	"survey" text NOT NULL,
	"values" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "survey_answers_person_id_survey_pk" PRIMARY KEY("person_id","survey"),
	CONSTRAINT "survey_answers_values" CHECK (jsonb_typeof("survey_answers"."values") = 'object')
);
--> statement-breakpoint
CREATE TABLE "sync_datasets" (
	"person_id" uuid NOT NULL,
	"name" text NOT NULL,
	"sync_count" integer NOT NULL,
	CONSTRAINT "sync_datasets_person_id_name_pk" PRIMARY KEY("person_id","name"),
	CONSTRAINT "sync_datasets_count" CHECK ("sync_datasets"."sync_count" > 0)
);
--> statement-breakpoint
CREATE TABLE "sync_records" (
	"person_id" uuid NOT NULL,
	"dataset" text NOT NULL,
	"key" text NOT NULL,
	"value" text NOT NULL,
	"sync_count" integer NOT NULL,
	"modified_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sync_records_person_id_dataset_key_pk" PRIMARY KEY("person_id","dataset","key"),
	CONSTRAINT "sync_records_key" CHECK (length("sync_records"."key") between 1 and 1024),
	CONSTRAINT "sync_records_value" CHECK (length("sync_records"."value") <= 100000)
);
--> statement-breakpoint
ALTER TABLE "api_keys" ADD CONSTRAINT "api_keys_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_datasets" ADD CONSTRAINT "sync_datasets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sync_records" ADD CONSTRAINT "sync_records_dataset" FOREIGN KEY ("person_id","dataset") REFERENCES "public"."sync_datasets"("person_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_updates_of_email" ON "contact_updates" USING btree ("email","id");