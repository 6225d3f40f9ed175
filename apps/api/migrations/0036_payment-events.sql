CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_events_id" CHECK (length("payment_events"."id") <= 255)
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wish" jsonb;--> statement-breakpoint
CREATE INDEX "payment_events_oldest" ON "payment_events" USING btree ("received_at");