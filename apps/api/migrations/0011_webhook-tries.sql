CREATE TABLE "webhook_tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "webhook_tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"delivery_id" uuid NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"status" integer,
	"failure" text,
	"duration_ms" integer NOT NULL,
	"body" text,
	CONSTRAINT "webhook_tries_failure" CHECK ("webhook_tries"."failure" in ('refused', 'timed-out', 'not-reached', 'not-public', 'redirected')),
	CONSTRAINT "webhook_tries_body" CHECK (length("webhook_tries"."body") <= 500)
);
--> statement-breakpoint
ALTER TABLE "webhook_tries" ADD CONSTRAINT "webhook_tries_delivery_id_webhook_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."webhook_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_tries_of_delivery" ON "webhook_tries" USING btree ("delivery_id","id");