CREATE TABLE "city_limit_gaps" (
	"geoid" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_limit_gaps_geoid" CHECK ("city_limit_gaps"."geoid" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
CREATE TABLE "city_limit_rings" (
	"geoid" text NOT NULL,
	"number" integer NOT NULL,
	"ring" "polygon" NOT NULL,
	CONSTRAINT "city_limit_rings_geoid_number_pk" PRIMARY KEY("geoid","number")
);
--> statement-breakpoint
CREATE TABLE "city_limit_sets" (
	"state" text PRIMARY KEY NOT NULL,
	"source_name" text NOT NULL,
	"source_url" text,
	"edition" text NOT NULL,
	"as_of" date NOT NULL,
	"sha256" text NOT NULL,
	"loaded_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "city_limit_sets_state" CHECK ("city_limit_sets"."state" ~ '^[a-z]{2}$'),
	CONSTRAINT "city_limit_sets_sha256" CHECK ("city_limit_sets"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "city_limit_sets_source" CHECK ("city_limit_sets"."source_name" <> '' and "city_limit_sets"."edition" <> '')
);
--> statement-breakpoint
CREATE TABLE "city_limits" (
	"geoid" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "city_limits_geoid" CHECK ("city_limits"."geoid" ~ '^[0-9]{7}$')
);
--> statement-breakpoint
ALTER TABLE "city_limit_rings" ADD CONSTRAINT "city_limit_rings_geoid_city_limits_geoid_fk" FOREIGN KEY ("geoid") REFERENCES "public"."city_limits"("geoid") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "city_limits" ADD CONSTRAINT "city_limits_state_city_limit_sets_state_fk" FOREIGN KEY ("state") REFERENCES "public"."city_limit_sets"("state") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "city_limit_gaps_of_state" ON "city_limit_gaps" USING btree ("state");--> statement-breakpoint
CREATE INDEX "city_limit_rings_at" ON "city_limit_rings" USING gist ("ring");--> statement-breakpoint
CREATE INDEX "city_limits_by_name" ON "city_limits" USING btree ("state",lower("name"));