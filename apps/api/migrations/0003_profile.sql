CREATE TABLE "notices" (
	"person_id" uuid NOT NULL,
	"id" text NOT NULL,
	"message" text NOT NULL,
	"type" text,
	"web_action" text,
	"tracking_data" jsonb,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notices_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "notices_web_action" CHECK ("notices"."web_action" ~ '^(/(?![/\\])|https://)'),
	CONSTRAINT "notices_tracking" CHECK (jsonb_typeof("notices"."tracking_data" -> 'eventName') = 'string')
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"salt" "bytea" NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"sends" smallint DEFAULT 1 NOT NULL,
	"counted_from" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phone_codes_phone" CHECK ("phone_codes"."phone" ~ '^[+]1[0-9]{10}$'),
	CONSTRAINT "phone_codes_tries" CHECK ("phone_codes"."tries" between 0 and 5),
	CONSTRAINT "phone_codes_sends" CHECK ("phone_codes"."sends" between 1 and 5)
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;