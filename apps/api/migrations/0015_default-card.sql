DROP INDEX "cards_one_default";--> statement-breakpoint
ALTER TABLE "payment_customers" ADD COLUMN "default_card" text;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_own_card" FOREIGN KEY ("person_id","default_card") REFERENCES "public"."cards"("person_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" DROP COLUMN "is_default";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "pause_ended_at";