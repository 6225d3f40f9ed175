CREATE TABLE "billing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"bill_id" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"kind" text NOT NULL,
	"title" text,
	"amount" integer,
	"receipt_url" text,
	CONSTRAINT "billing_events_kind" CHECK ("billing_events"."kind" in ('billed', 'paid', 'failed-payment', 'refunded', 'voided')),
	CONSTRAINT "billing_events_title" CHECK (("billing_events"."kind" = 'billed') = ("billing_events"."title" is not null)),
	CONSTRAINT "billing_events_amount" CHECK (("billing_events"."kind" in ('billed', 'paid', 'refunded')) = ("billing_events"."amount" is not null)
        and coalesce("billing_events"."amount", 0) >= 0)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"person_id" uuid NOT NULL,
	"id" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"added_at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "cards_person_id_id_pk" PRIMARY KEY("person_id","id"),
	CONSTRAINT "cards_last4" CHECK ("cards"."last4" ~ '^[0-9]{4}$'),
	CONSTRAINT "cards_exp_month" CHECK ("cards"."exp_month" between 1 and 12),
	CONSTRAINT "cards_exp_year" CHECK ("cards"."exp_year" between 2000 and 2099),
	CONSTRAINT "cards_id" CHECK (length("cards"."id") <= 255),
	CONSTRAINT "cards_brand" CHECK (length("cards"."brand") <= 40)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"percent_hundredths" integer,
	"amount_off" integer,
	CONSTRAINT "coupons_id" CHECK ("coupons"."id" ~ '^[A-Za-z0-9_-]{1,64}$'),
	CONSTRAINT "coupons_one_kind" CHECK (num_nonnulls("coupons"."percent_hundredths", "coupons"."amount_off") = 1),
	CONSTRAINT "coupons_percent" CHECK ("coupons"."percent_hundredths" between 1 and 10000),
	CONSTRAINT "coupons_amount" CHECK ("coupons"."amount_off" > 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"person_id" uuid NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"kind" text NOT NULL,
	"sku" text NOT NULL,
	"report_type" text,
	"amount" integer NOT NULL,
	"standing" text DEFAULT 'pending' NOT NULL,
	"decline_reason" text,
	"card" jsonb,
	"payment_id" text,
	"secret" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "orders_once" UNIQUE("person_id","key"),
	CONSTRAINT "orders_kind" CHECK ("orders"."kind" in ('plan', 'report', 'add-on', 'hold')),
	CONSTRAINT "orders_standing" CHECK ("orders"."standing" in ('pending', 'waiting', 'paid', 'declined')),
	CONSTRAINT "orders_amount" CHECK ("orders"."amount" >= 0),
	CONSTRAINT "orders_paid" CHECK (("orders"."standing" = 'paid') = ("orders"."paid_at" is not null)),
	CONSTRAINT "orders_declined" CHECK (("orders"."standing" = 'declined') = ("orders"."decline_reason" is not null)),
	CONSTRAINT "orders_waiting" CHECK (("orders"."standing" = 'waiting') = ("orders"."secret" is not null)),
	CONSTRAINT "orders_report_type" CHECK (("orders"."kind" in ('report', 'hold')) = ("orders"."report_type" is not null)),
	CONSTRAINT "orders_key" CHECK (length("orders"."key") <= 200)
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"person_id" uuid PRIMARY KEY NOT NULL,
	"provider_id" text NOT NULL,
	CONSTRAINT "payment_customers_provider_id_unique" UNIQUE("provider_id")
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "coupon_id" text;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "pause_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "billing_events" ADD CONSTRAINT "billing_events_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_events_newest" ON "billing_events" USING btree ("person_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "cards_one_default" ON "cards" USING btree ("person_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "orders_newest" ON "orders" USING btree ("person_id","kind","paid_at","id");--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;