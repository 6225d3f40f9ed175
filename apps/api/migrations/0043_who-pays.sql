ALTER TABLE "orders" ADD COLUMN "takes_over" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payer_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_payer_id_people_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_of_plan" ON "billing_events" USING btree (split_part("bill_id", ' ', 2)) WHERE starts_with("billing_events"."bill_id", 'plan ');--> statement-breakpoint
-- Who has bought the plan of their team pays for it; an owner who was handed it since has not been asked.
UPDATE "subscriptions" "kept" SET "payer_id" = (SELECT "bought"."person_id" FROM "orders" "bought"
  WHERE "bought"."kind" = 'plan' AND "bought"."standing" = 'paid' AND "bought"."worth" IS NOT NULL
    AND ("bought"."holder" = "kept"."team_id" OR "bought"."person_id" = "team"."admin_id")
  ORDER BY "bought"."paid_at" DESC LIMIT 1)
FROM "teams" "team" WHERE "team"."id" = "kept"."team_id" AND "kept"."paid_until" IS NOT NULL;
