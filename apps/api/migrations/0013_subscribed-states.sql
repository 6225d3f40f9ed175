CREATE TABLE "subscribed_states" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"states" text[] NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscribed_states_letters" CHECK (array_to_string("subscribed_states"."states", ',') ~ '^([a-z]{2}(,[a-z]{2})*)?$')
);
--> statement-breakpoint
ALTER TABLE "subscribed_states" ADD CONSTRAINT "subscribed_states_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscribed_states_by_state" ON "subscribed_states" USING gin ("states");--> statement-breakpoint
INSERT INTO "subscribed_states" ("person_id", "states")
SELECT "person_id", array_agg("state" ORDER BY "state") FROM "state_subscriptions" GROUP BY "person_id";
--> statement-breakpoint
DROP TABLE "state_subscriptions";
