CREATE TABLE "plan_news" (
	"subscription_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plan_news_subscription_id_kind_happened_at_pk" PRIMARY KEY("subscription_id","kind","happened_at"),
	CONSTRAINT "plan_news_kind" CHECK ("plan_news"."kind" in ('trial-over', 'payments-resumed'))
);
--> statement-breakpoint
ALTER TABLE "plan_news" ADD CONSTRAINT "plan_news_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscriptions"("id") ON DELETE cascade ON UPDATE no action;