CREATE TABLE "idempotency_keys" (
	"caller" uuid NOT NULL,
	"key_hash" "bytea" NOT NULL,
	"operation" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_caller_key_hash_pk" PRIMARY KEY("caller","key_hash")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"details" text NOT NULL,
	"source" text,
	"report_number" text,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_details" CHECK (length("feedback"."details") <= 10000)
);
--> statement-breakpoint
CREATE TABLE "person_aliases" (
	"person_id" uuid NOT NULL,
	"alias" text NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_aliases_person_id_alias_pk" PRIMARY KEY("person_id","alias"),
	CONSTRAINT "person_aliases_alias" CHECK (length("person_aliases"."alias") <= 200)
);
--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "display_name" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "company_street" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "company_city" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "company_state" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "company_zip" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "photo_url" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "email_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "team_notification_seen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "last_password_change_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "utm" jsonb;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "utm_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "apple_id" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "google_id" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "microsoft_id" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "is_admin" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_aliases" ADD CONSTRAINT "person_aliases_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_oldest" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("sent_at","id");--> statement-breakpoint
CREATE INDEX "feedback_of_person" ON "feedback" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_apple_id_unique" UNIQUE("apple_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_google_id_unique" UNIQUE("google_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_microsoft_id_unique" UNIQUE("microsoft_id");--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_verified_phone" CHECK (not "people"."phone_verified" or "people"."phone" is not null);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company_state" CHECK ("people"."company_state" ~ '^[a-z]{2}$');--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_utm" CHECK (("people"."utm" is null) = ("people"."utm_updated_at" is null));--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_given_name" CHECK (length("people"."given_name") <= 100);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_family_name" CHECK (length("people"."family_name") <= 100);--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_company" CHECK (length("people"."company") <= 200);